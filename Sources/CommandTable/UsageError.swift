import TerminalText

/// What is wrong with a command line, and what would be right; its exit status is 64.
public struct UsageError: Error, Hashable, Sendable {
    /// What is wrong, in one sentence without a full stop: `unknown option '--rendrer' for 'show'`.
    public var message: String
    /// What would be right, as a clause that follows a semicolon: `did you mean '--renderer'?`.
    public var hint: String?
    /// The command whose usage helps, such as `["snapshot", "verify"]`; empty for the program's own.
    public var command: [String]
    /// That command's usage lines, each whole; empty where they would not help.
    public var usage: [String]

    /// A wrong command line.
    public init(_ message: String, hint: String? = nil, command: [String] = [], usage: [String] = []) {
        self.message = message
        self.hint = hint
        self.command = command
        self.usage = usage
    }

    /// The whole message for standard error, without a final line break: the error, the usage line, and
    /// the command that shows the help.
    public func text(program: String) -> String {
        let sentence = message + (hint.map { "; " + $0 } ?? "")
        var lines = ["\(program): error: " + VisibleText.escape(sentence)]
        for (index, line) in usage.enumerated() { lines.append((index == 0 ? "Usage: " : "       ") + line) }
        lines.append("See '\(([program] + command + ["--help"]).joined(separator: " "))'.")
        return lines.joined(separator: "\n")
    }

    /// An argument as a message shows it: in quotes, its control characters spelt out, and cut where long.
    static func quoted(_ argument: some StringProtocol) -> String {
        "'" + Truncation.fit(VisibleText.escape(argument), columns: 80) + "'"
    }
}
