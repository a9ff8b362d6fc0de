extension JSONValue {
    /// The member of that name; nil where there is none, or the value is no object.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The text; nil where the value is no string.
    public var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The number where it is whole; nil for any other value.
    public var integer: Int? {
        guard case .number(let number) = self else { return nil }
        return Int(exactly: number)
    }

    /// The elements; nil where the value is no array.
    public var array: [JSONValue]? {
        guard case .array(let values) = self else { return nil }
        return values
    }

    /// What kind of value it is, with its article: `a string`.
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
