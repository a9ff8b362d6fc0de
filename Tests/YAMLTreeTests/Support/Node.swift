public import Diagnostics
public import YAMLTree

/// A value of a YAML file as a tree that tests can keep, compare and change: the program has the lent
/// `NodeTable` only.
public struct Node: Equatable, Sendable {
    /// What the node is.
    public enum Content: Equatable, Sendable {
        /// One text.
        case scalar(Scalar)
        /// A list of values.
        case sequence([Node])
        /// Keys and values in the order of the file; no key is there twice.
        case mapping([Pair])
    }

    /// One text as the file means it: unquoted, unescaped, its line ends LF.
    public struct Scalar: Equatable, Sendable {
        /// The letters.
        public var text: String
        /// How they were written.
        public var style: ScalarStyle

        /// A text and how it was written.
        public init(_ text: String, style: ScalarStyle = .plain) {
            self.text = text
            self.style = style
        }
    }

    /// A key of a mapping with its value.
    public struct Pair: Equatable, Sendable {
        /// The letters of the key.
        public var key: String
        /// The value.
        public var value: Node
        /// Where the key begins.
        public let keyPosition: SourcePosition

        /// A key at a place, with its value.
        public init(key: String, at position: SourcePosition = .start, value: Node) {
            self.key = key
            self.value = value
            keyPosition = position
        }
    }

    /// What the node is.
    public var content: Content
    /// Where the node begins, its tag or anchor included; for an alias, where what it stands for begins.
    public let position: SourcePosition
    /// Which one it is in its document; nil for one that is of none.
    fileprivate let id: NodeID?

    /// A node that begins at a place.
    public init(_ content: Content, at position: SourcePosition = .start) {
        self.init(content, at: position, id: nil)
    }

    private init(_ content: Content, at position: SourcePosition, id: NodeID?) {
        self.content = content
        self.position = position
        self.id = id
    }

    /// Whether two have the same content at the same place.
    public static func == (a: Node, b: Node) -> Bool { a.content == b.content && a.position == b.position }
}

extension Node {
    /// The tree of a value, its aliases written out.
    fileprivate init(_ id: NodeID, of table: NodeTable) {
        let content: Content
        if table.isMapping(id) {
            content = .mapping(
                table.pairs(of: id).map { pair in
                    Pair(
                        key: table.text(of: pair.key), at: table.position(of: pair.key),
                        value: Node(pair.value, of: table))
                })
        } else if table.isSequence(id) {
            content = .sequence(table.elements(of: id).map { Node($0, of: table) })
        } else {
            content = .scalar(Scalar(table.text(of: id), style: table.style(of: id)))
        }
        self.init(content, at: table.position(of: id), id: id)
    }
}

extension YAMLDocument {
    /// The whole of it as a tree.
    public var root: Node { withTable { Node($0.root, of: $0) } }

    /// Where a comment begins behind a plain scalar of the tree.
    public func comment(after node: Node) -> SourcePosition? { node.id.flatMap { comment(after: $0) } }
}

extension Node {
    /// The scalar, or nil where the node is none.
    public var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The sequence, or nil where the node is none.
    public var sequence: [Node]? {
        if case .sequence(let nodes) = content { nodes } else { nil }
    }

    /// The pairs of the mapping, or nil where the node is none.
    public var mapping: [Pair]? {
        if case .mapping(let pairs) = content { pairs } else { nil }
    }

    /// The value of a key, or nil where the node is no mapping or lacks the key.
    public subscript(key: String) -> Node? {
        mapping?.first { $0.key == key }?.value
    }

    /// Whether it is a plain scalar of no letters, which is what `key:` without a value gives.
    public var isMissing: Bool {
        if case .scalar(let scalar) = content { scalar.style == .plain && scalar.text.isEmpty } else { false }
    }
}
