/// Why an argument is no value of the type that is wanted.
public struct ValueError: Error, Hashable, Sendable {
    /// What is wanted, as a clause: `expected a whole number from 1`.
    public var message: String
    /// A clause with what would be right: `did you mean 'shown'?`.
    public var hint: String?

    /// A reason and a hint.
    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
