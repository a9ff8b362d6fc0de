/// What the table knows of a command, without what it runs: enough for parsing, help and completions.
public struct CommandSpec: Sendable {
    /// The word that calls it.
    public var name: String
    /// What it does, in one sentence without a full stop.
    public var summary: String
    /// More about it, in paragraphs with an empty line between them; an indented line is kept as it is.
    public var discussion: String
    /// Command lines to learn from.
    public var examples: [Example]
    /// Its options; those of a command with subcommands are valid for all of these.
    public var options: [OptionSpec]
    /// Its operands, in order.
    public var operands: [OperandSpec]
    /// Its subcommands; a command that has some takes no operands.
    public var subcommands: [CommandSpec]
}
