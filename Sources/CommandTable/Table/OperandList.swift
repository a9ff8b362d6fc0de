/// The operands of a command, in order: `OperandList(.entry)`.
public struct OperandList: Sendable, ExpressibleByArrayLiteral {
    /// The rows.
    public private(set) var specs: [OperandSpec]

    /// Operands of any types.
    public init<each Value>(_ operands: repeat Operand<each Value>) {
        specs = []
        for operand in repeat each operands { specs.append(operand.spec) }
    }

    /// Operands given as rows; `[]` is none.
    public init(arrayLiteral specs: OperandSpec...) {
        self.specs = specs
    }
}
