extension JSONValue {
    /// What a type of the project's own writes of itself, as a value.
    ///
    /// It is what Foundation's `JSONEncoder` makes of it, at a fraction of the time.
    ///
    /// - Throws: what the type's own `encode(to:)` throws.
    public init(encoding value: some Encodable) throws {
        let node = Node()
        try value.encode(to: ValueEncoder(node: node, codingPath: []))
        self = node.value
    }
}

/// A value that is being written, and that several containers may add to.
private final class Node {
    private enum Content {
        case plain(JSONValue)
        case object([(name: String, node: Node)])
        case array([Node])
    }

    private var content = Content.object([])

    var value: JSONValue {
        switch content {
        case .plain(let value): value
        case .object(let members): .object(Dictionary(members.map { ($0.name, $0.node.value) }) { $1 })
        case .array(let elements): .array(elements.map(\.value))
        }
    }

    var count: Int {
        guard case .array(let elements) = content else { return 0 }
        return elements.count
    }

    func set(_ value: JSONValue) { content = .plain(value) }

    func beginArray() { content = .array([]) }

    func member(_ name: String) -> Node {
        let node = Node()
        guard case .object(var members) = content else { return node }
        content = .array([])  // Given up, so that appending does not copy.
        members.append((name, node))
        content = .object(members)
        return node
    }

    func element() -> Node {
        let node = Node()
        guard case .array(var elements) = content else { return node }
        content = .object([])
        elements.append(node)
        content = .array(elements)
        return node
    }

    /// Strings, numbers and flags are set at once; what is made of others writes itself.
    func write(_ value: some Encodable, _ path: [any CodingKey]) throws {
        switch value {
        case let text as String: set(.string(text))
        case let number as Double: set(.number(number))
        case let flag as Bool: set(.bool(flag))
        default: try value.encode(to: ValueEncoder(node: self, codingPath: path))
        }
    }
}

private struct ValueEncoder: Encoder {
    let node: Node
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members(node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.beginArray()
        return Elements(node: node, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(node: node, codingPath: codingPath)
    }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: Node
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { node.member(key.stringValue).set(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try node.member(key.stringValue).write(value, codingPath)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        superEncoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        superEncoder(forKey: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { ValueEncoder(node: node.member("super"), codingPath: codingPath) }

    func superEncoder(forKey key: Key) -> any Encoder {
        ValueEncoder(node: node.member(key.stringValue), codingPath: codingPath)
    }
}

private struct Elements: UnkeyedEncodingContainer {
    let node: Node
    let codingPath: [any CodingKey]
    var count: Int { node.count }

    func encodeNil() { node.element().set(.null) }

    func encode(_ value: some Encodable) throws { try node.element().write(value, codingPath) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        superEncoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

    func superEncoder() -> any Encoder { ValueEncoder(node: node.element(), codingPath: codingPath) }
}

private struct Single: SingleValueEncodingContainer {
    let node: Node
    let codingPath: [any CodingKey]

    func encodeNil() { node.set(.null) }
    func encode(_ value: Bool) { node.set(.bool(value)) }
    func encode(_ value: String) { node.set(.string(value)) }
    func encode(_ value: Double) { node.set(.number(value)) }
    func encode(_ value: Float) { node.set(.number(Double(value))) }
    func encode(_ value: Int) { node.set(.number(Double(value))) }
    func encode(_ value: Int8) { node.set(.number(Double(value))) }
    func encode(_ value: Int16) { node.set(.number(Double(value))) }
    func encode(_ value: Int32) { node.set(.number(Double(value))) }
    func encode(_ value: Int64) { node.set(.number(Double(value))) }
    func encode(_ value: UInt) { node.set(.number(Double(value))) }
    func encode(_ value: UInt8) { node.set(.number(Double(value))) }
    func encode(_ value: UInt16) { node.set(.number(Double(value))) }
    func encode(_ value: UInt32) { node.set(.number(Double(value))) }
    func encode(_ value: UInt64) { node.set(.number(Double(value))) }
    func encode(_ value: some Encodable) throws { try node.write(value, codingPath) }
}
