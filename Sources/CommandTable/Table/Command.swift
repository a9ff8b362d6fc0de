/// A command: a row of the table, and what it runs with the program's `Context`.
public struct Command<Context>: Sendable {
    /// What a command runs; the context is where it reads its world and leaves its output.
    public typealias Body = @Sendable (Parsed, inout Context) throws(CommandFailure) -> ExitStatus

    /// The row of the table.
    public let spec: CommandSpec
    /// The subcommands, such as `verify` of `snapshot`.
    public let subcommands: [Command]
    /// What it runs; nil where it only has subcommands.
    public let run: Body?

    /// A command that runs.
    ///
    /// Where its body throws, the closure says so: `{ parsed, context throws(CommandFailure) in ... }`.
    public init(
        name: String, summary: String, discussion: String = "", examples: [Example] = [],
        options: @autoclosure @escaping @Sendable () -> OptionList = [],
        operands: @autoclosure @escaping @Sendable () -> OperandList = [], run: @escaping Body
    ) {
        spec = CommandSpec(
            name: name, summary: summary, discussion: discussion, examples: examples, options: options,
            operands: operands)
        subcommands = []
        self.run = run
    }

    /// A command that is a family of subcommands; its options are valid for all of them.
    public init(
        name: String, summary: String, discussion: String = "", examples: [Example] = [],
        options: @autoclosure @escaping @Sendable () -> OptionList = [], subcommands: [Command]
    ) {
        spec = CommandSpec(
            name: name, summary: summary, discussion: discussion, examples: examples,
            subcommands: subcommands.map(\.spec), options: options)
        self.subcommands = subcommands
        run = nil
    }
}
