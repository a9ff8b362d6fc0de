import SceneModel

/// JSON as the program prints it: indented, keys sorted, and safe for a terminal.
enum JSONOutput {
    /// The value's text, without a final line break.
    static func text(_ value: some Encodable) -> String {
        guard let value = try? JSONValue(encoding: value) else {
            // The project's own types write nothing that can fail.
            preconditionFailure("a value of the program cannot be written as JSON")
        }
        return text(value)
    }

    /// The value's text, without a final line break.
    static func text(_ value: JSONValue) -> String {
        String(decoding: value.bytes(indented: true), as: UTF8.self)
    }
}
