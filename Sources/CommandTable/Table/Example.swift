/// A command line, and what it does.
public struct Example: Hashable, Sendable {
    /// The whole line as it is typed.
    public var line: String
    /// What it does, in one sentence without a full stop.
    public var summary: String

    /// An example.
    public init(_ line: String, _ summary: String) {
        self.line = line
        self.summary = summary
    }
}
