/// How a value is written on the command line: its name in the help, its completion, how it is read.
public struct ValueType<Value: Sendable>: Sendable {
    /// What stands for the value in help and usage, such as `NAME` or `WxH`.
    public var placeholder: String
    /// What a shell offers.
    public var completion: Completion
    /// Every value there is, where that is a closed set; the help lists them.
    public var choices: [String]
    /// Reads an argument; it depends on nothing but its argument, since it may be asked again.
    public var read: @Sendable (String) throws(ValueError) -> Value
    /// Writes a value as the help shows a default.
    public var write: @Sendable (Value) -> String

    /// A type of value of your own.
    public init(
        _ placeholder: String, completion: Completion = .none, choices: [String] = [],
        write: @escaping @Sendable (Value) -> String = { "\($0)" },
        read: @escaping @Sendable (String) throws(ValueError) -> Value
    ) {
        self.placeholder = placeholder
        self.completion = completion
        self.choices = choices
        self.write = write
        self.read = read
    }
}
