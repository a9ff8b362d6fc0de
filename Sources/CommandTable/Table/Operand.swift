/// What a command works on, such as `ID[/STATE]`; the operand itself is the key to its value.
///
/// `parsed[.entry]` is an array where there can be several.
/// Operands get the arguments that are no options, in order; one that takes several takes all that are
/// left, so it stands last.
public struct Operand<Value: Sendable>: Sendable {
    /// The row of the table.
    public var spec: OperandSpec
    /// Makes the value of what was written, nil where that is not possible.
    let read: @Sendable ([String]) -> Value?

    /// An operand without which the command does not run.
    public init(_ type: ValueType<Value>, summary: String) {
        spec = OperandSpec(.one, type, summary)
        read = { $0.first.flatMap { try? type.read($0) } }
    }

    /// An operand that may be left out.
    public init<T>(optional type: ValueType<T>, summary: String) where Value == T? {
        spec = OperandSpec(.optional, type, summary)
        read = { .some($0.first.flatMap { try? type.read($0) }) }
    }

    /// Any number of operands, none too.
    public init<T>(many type: ValueType<T>, summary: String) where Value == [T] {
        spec = OperandSpec(.many, type, summary)
        read = { $0.compactMap { try? type.read($0) } }
    }

    /// One operand or more.
    public init<T>(oneOrMore type: ValueType<T>, summary: String) where Value == [T] {
        spec = OperandSpec(.oneOrMore, type, summary)
        read = { $0.compactMap { try? type.read($0) } }
    }
}
