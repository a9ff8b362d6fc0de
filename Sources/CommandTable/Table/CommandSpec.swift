/// What the table knows of a command, without what it runs: enough for parsing, help and completions.
///
/// Options and operands are made when they are asked for: a run needs those of one command only.
public struct CommandSpec: Sendable {
    /// The word that calls it.
    public let name: String
    /// What it does, in one sentence without a full stop.
    public let summary: String
    /// More about it, in paragraphs with an empty line between them; an indented line is kept as it is.
    public let discussion: String
    /// Command lines to learn from.
    public let examples: [Example]
    /// Its subcommands; a command that has some takes no operands.
    public let subcommands: [CommandSpec]

    private let makeOptions: @Sendable () -> OptionList
    private let makeOperands: @Sendable () -> OperandList

    /// A row of the table.
    init(
        name: String, summary: String, discussion: String = "", examples: [Example] = [],
        subcommands: [CommandSpec] = [], options: @escaping @Sendable () -> OptionList = { [] },
        operands: @escaping @Sendable () -> OperandList = { [] }
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.subcommands = subcommands
        makeOptions = options
        makeOperands = operands
    }

    /// Its options; those of a command with subcommands are valid for all of these.
    public var options: [OptionSpec] { makeOptions().specs }

    /// Its operands, in order.
    public var operands: [OperandSpec] { makeOperands().specs }
}
