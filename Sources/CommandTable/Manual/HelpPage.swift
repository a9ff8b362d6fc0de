/// A page of the help, by what it explains.
public enum HelpPage: Hashable, Sendable {
    /// The program itself: its commands and common options.
    case program
    /// A command, by its path.
    case command([String])
    /// A topic, by its name.
    case topic(String)
}
