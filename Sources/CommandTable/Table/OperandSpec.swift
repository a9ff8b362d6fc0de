/// What the table knows of an operand, whatever the type of its value.
public struct OperandSpec: Sendable {
    /// How many arguments an operand takes.
    public enum Arity: Hashable, Sendable {
        /// Exactly one.
        case one
        /// One or none.
        case optional
        /// Any number, none too.
        case many
        /// At least one.
        case oneOrMore
    }

    /// What stands for it in help and usage, such as `ID[/STATE]`.
    public var name: String
    /// How many arguments it takes.
    public var arity: Arity
    /// What a shell offers.
    public var completion: Completion
    /// Every value there is, where that is a closed set.
    public var choices: [String]
    /// What it is, in one sentence without a full stop.
    public var summary: String
    /// Throws where an argument is no value of the operand.
    public var check: @Sendable (String) throws(ValueError) -> Void

    init<T>(_ arity: Arity, _ type: ValueType<T>, _ summary: String) {
        name = type.placeholder
        self.arity = arity
        completion = type.completion
        choices = type.choices
        self.summary = summary
        check = { argument throws(ValueError) in _ = try type.read(argument) }
    }

    /// `ID...`, `[ID]`, as usage writes it.
    public var synopsis: String {
        switch arity {
        case .one: name
        case .optional: "[\(name)]"
        case .many: "[\(name)...]"
        case .oneOrMore: "\(name)..."
        }
    }

    /// Whether it takes every argument that is left.
    var takesAll: Bool { arity == .many || arity == .oneOrMore }

    /// Whether the command does not run without it.
    var isRequired: Bool { arity == .one || arity == .oneOrMore }
}
