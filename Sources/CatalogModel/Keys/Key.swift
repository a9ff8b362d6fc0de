import YAMLTree

/// One row of the table of keys: its name, its type, its documentation, its default, and where it goes.
///
/// The table is the single source for the reader, the hints, the JSON Schema and the key reference.
struct Key<Model>: Sendable {
    /// What is known of it without its model.
    let description: KeyDescription
    /// Reads the value into the model; what is wrong with it becomes a diagnostic.
    let read: @Sendable (Node, inout EntryReader, inout Model) -> Void

    /// A key whose value is of a type, and goes where `store` puts it.
    init<V>(
        _ name: String, _ value: Value<V>, required: Bool = false, default defaultText: String? = nil,
        _ documentation: String, store: @escaping @Sendable (inout Model, V) -> Void
    ) {
        description = KeyDescription(
            name: name, type: value.type, documentation: documentation, defaultText: defaultText,
            isRequired: required)
        read = { node, reader, model in
            if let result = value.read(node, &reader) { store(&model, result) }
        }
    }
}

/// A block of a file that has keys.
protocol KeyedBlock: Sendable {
    /// The block's name in the reference and the schema.
    static var blockName: String { get }
    /// What it is, in one sentence.
    static var documentation: String { get }
    /// Its keys, in the order in which they are documented.
    static var keys: [Key<Self>] { get }
    /// A block that says nothing.
    init()
    /// What is to be said of a block that was read as a whole: keys that need each other, or exclude.
    static func check(_ block: Self, _ pairs: [Node.Pair], _ reader: inout EntryReader)
}

extension KeyedBlock {
    static func check(_ block: Self, _ pairs: [Node.Pair], _ reader: inout EntryReader) {}

    /// The block without the types that it fills.
    static var blockDescription: BlockDescription {
        BlockDescription(
            name: blockName, documentation: documentation, keys: keys.map(\.description))
    }
}

/// How a value is read, and what it looks like.
struct Value<V>: Sendable {
    let type: ValueType
    let read: @Sendable (Node, inout EntryReader) -> V?
}

extension Value where V: KeyedBlock {
    /// A block with keys of its own.
    static var block: Value {
        Value(type: .block { V.blockDescription }) { node, reader in reader.block(node) }
    }
}

extension Value {
    /// A list of at most `limit` values.
    static func list<Element>(_ element: Value<Element>, limit: Int = 10_000) -> Value where V == [Element] {
        Value(type: .list(element.type)) { node, reader in
            guard case .sequence(let nodes) = node.content else {
                return reader.refuse(node, expected: .list(element.type))
            }
            guard nodes.count <= limit else {
                return reader.refuse(node, "this list has more than \(limit) values", rule: "too-long")
            }
            return nodes.compactMap { element.read($0, &reader) }
        }
    }
}
