/// A command line that was understood: the values of its options and operands.
public struct Parsed: Sendable {
    /// The command's path, such as `["snapshot", "verify"]`.
    public let command: [String]
    /// The table, for messages.
    let program: ProgramSpec
    /// What was written for each option, by its long name; nil where it stood without a value.
    let occurrences: [String: [String?]]
    /// What was written for each operand, by its name.
    let operands: [String: [String]]

    /// The value of an option; one that the command does not list is as if it was not given.
    public subscript<Value>(option: Option<Value>) -> Value {
        guard let value = option.read(occurrences[option.spec.name] ?? []) else {
            preconditionFailure("the table has no required option \(option.spec.flag) here")
        }
        return value
    }

    /// The value of an operand, which the command must list.
    public subscript<Value>(operand: Operand<Value>) -> Value {
        guard let value = operand.read(operands[operand.spec.name] ?? []) else {
            preconditionFailure("the table has no required operand \(operand.spec.name) here")
        }
        return value
    }

    /// Whether an option is on the command line, even where its value is the default.
    public func isGiven<Value>(_ option: Option<Value>) -> Bool {
        occurrences[option.spec.name] != nil
    }

    /// What a command throws when its arguments do not go together.
    public func wrongUsage(_ message: String, hint: String? = nil) -> CommandFailure {
        .usage(
            UsageError(
                message, hint: hint, command: command, usage: UsageLine.lines(of: program, along: command)))
    }
}
