public import Diagnostics

/// A value of a YAML file: a scalar, a sequence or a mapping, and the place where it begins.
///
/// A scalar is its letters and its style; nothing here guesses that it is a number, a flag or a date.
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
        let place: Place

        /// A key at a place, with its value.
        public init(key: String, at position: SourcePosition = .start, value: Node) {
            self.init(key: key, place: Place(position), value: value)
        }

        init(key: String, place: Place, value: Node) {
            self.key = key
            self.value = value
            self.place = place
        }

        /// Where the key begins.
        public var keyPosition: SourcePosition { place.position }
    }

    /// What the node is.
    public var content: Content
    let place: Place

    /// A node that begins at a place.
    public init(_ content: Content, at position: SourcePosition = .start) {
        self.init(content, place: Place(position))
    }

    init(_ content: Content, place: Place) {
        self.content = content
        self.place = place
    }

    /// Where the node begins, its tag or anchor included; for an alias, where what it stands for begins.
    public var position: SourcePosition { place.position }
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
