import YAMLTree

/// One row of the table of keys: its name, its type, its documentation, its default, and where it goes.
///
/// The table is the single source for the reader, the hints, the JSON Schema and the key reference.
struct Key<Model>: Sendable {
    /// What is known of it without its model.
    let description: KeyDescription
    /// Reads the value into the model; what is wrong with it becomes a diagnostic.
    let read: @Sendable (NodeID, inout EntryReader, inout Model) -> Void

    /// A key whose value is of a type, and goes where `store` puts it.
    @inline(__always)
    init<V>(
        _ name: String, _ value: Value<V>, required: Bool = false, default defaultText: String? = nil,
        _ documentation: String, store: @escaping @Sendable (inout Model, consuming V) -> Void
    ) {
        description = KeyDescription(
            name: name, type: value.type, documentation: documentation, defaultText: defaultText,
            isRequired: required)
        read = { node, reader, model in
            if let result = value.read(node, &reader) { store(&model, result) }
        }
    }
}

/// The keys of a block, in the order in which they are documented; at most 64.
final class KeyTable<Model>: Sendable, ExpressibleByArrayLiteral {
    /// The rows.
    let keys: [Key<Model>]
    /// The names of the rows, which is all that a search has to look at.
    private let names: [Word]
    /// A bit for each row whose key is required.
    let required: UInt64

    init(arrayLiteral keys: Key<Model>...) {
        self.keys = keys
        names = keys.map { Word($0.description.name) }
        required = keys.indices.reduce(0) { $0 | (keys[$1].description.isRequired ? 1 << UInt64($1) : 0) }
    }

    /// The row of a key of a file.
    ///
    /// Keys mostly come in the table's order, so the search begins behind the last one found.
    @inline(__always)
    private func index(of key: NodeID, in table: NodeTable, from next: Int) -> Int? {
        for index in next..<names.count where table.matches(key, names[index]) { return index }
        for index in 0..<next where table.matches(key, names[index]) { return index }
        return nil
    }
}

extension KeyTable where Model: KeyedBlock {
    /// Reads the values of a mapping into a block; the result has a bit for each row whose key is there.
    func read(_ node: NodeID, _ reader: inout EntryReader, _ block: inout Model) -> UInt64 {
        var found: UInt64 = 0
        var next = 0
        for pair in reader.table.pairs(of: node) {
            guard let index = index(of: pair.key, in: reader.table, from: next) else {
                reader.refuseKey(pair.key, in: Model.self)
                continue
            }
            next = index + 1
            found |= 1 << UInt64(index)
            reader.key = pair.key
            keys[index].read(pair.value, &reader, &block)
        }
        return found
    }
}

/// A block of a file that has keys.
protocol KeyedBlock: Sendable {
    /// The block's name in the reference and the schema.
    static var blockName: String { get }
    /// What it is, in one sentence.
    static var documentation: String { get }
    /// Its keys, in the order in which they are documented.
    static var keys: KeyTable<Self> { get }
    /// A block that says nothing.
    init()
    /// What is to be said of a block that was read as a whole: keys that need each other, or exclude.
    static func check(_ block: Self, _ node: NodeID, _ reader: inout EntryReader)
}

extension KeyedBlock {
    static func check(_ block: Self, _ node: NodeID, _ reader: inout EntryReader) {}

    /// The block without the types that it fills.
    static var blockDescription: BlockDescription {
        BlockDescription(
            name: blockName, documentation: documentation, keys: keys.keys.map(\.description))
    }
}

/// How a value is read, and what it looks like.
struct Value<V>: Sendable {
    let type: ValueType
    let read: @Sendable (NodeID, inout EntryReader) -> V?
}

extension Value where V: KeyedBlock {
    /// A block with keys of its own.
    @inline(__always) static var block: Value {
        Value(type: .block { V.blockDescription }) { node, reader in reader.block(node) }
    }
}

extension Value {
    /// A list of at most `limit` values.
    static func list<Element>(_ element: Value<Element>, limit: Int = 10_000) -> Value where V == [Element] {
        Value(type: .list(element.type)) { node, reader in
            guard reader.table.isSequence(node) else {
                return reader.refuse(node, expected: .list(element.type))
            }
            let count = reader.table.count(of: node)
            guard count <= limit else {
                return reader.refuse(node, "this list has more than \(limit) values", rule: "too-long")
            }
            var elements: [Element] = []
            elements.reserveCapacity(count)
            for node in reader.table.elements(of: node) {
                if let element = element.read(node, &reader) { elements.append(element) }
            }
            return elements
        }
    }
}
