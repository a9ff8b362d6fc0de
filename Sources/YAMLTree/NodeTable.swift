public import Diagnostics

/// The values of a file in its order: a row for each, and the letters of all of them one behind the other.
///
/// It is two pieces of memory that `YAMLDocument` lends, however many values there are, and names a value by its
/// row: nothing has to be counted or freed for each, or for a look at one. `Node` is the same as a tree, for
/// making one and for keeping it.
public struct NodeTable {
    @usableFromInline let rows: UnsafeBufferPointer<Row>
    @usableFromInline let letters: UnsafeBufferPointer<UInt8>

    init(rows: UnsafeBufferPointer<Row>, letters: UnsafeBufferPointer<UInt8>) {
        self.rows = rows
        self.letters = letters
    }

    /// One value, or one key.
    @usableFromInline struct Row: Sendable {
        @usableFromInline enum Kind: UInt8, Sendable {
            case scalar
            case sequence
            case mapping
            /// Stands for the value of another row, `first`.
            case alias
            /// All up to `end` is read over.
            case refused
        }

        @usableFromInline var kind: Kind
        /// How a scalar was written.
        @usableFromInline var style: ScalarStyle = .plain
        /// Where it begins, its tag or anchor included.
        @usableFromInline var place: Place
        /// The place of a scalar's first letter among all letters.
        @usableFromInline var first: UInt32 = 0
        /// The bytes of a scalar, the elements of a sequence, or the pairs of a mapping.
        @usableFromInline var count: UInt32 = 0
        /// The row behind all that is in it.
        @usableFromInline var end: UInt32 = 0
        /// The first letters of a scalar.
        @usableFromInline var head: UInt64 = 0
    }

    /// The whole file.
    @inlinable public var root: NodeID { NodeID(row: 0) }

    @inlinable subscript(node: NodeID) -> Row { rows[Int(node.row)] }

    /// The value at a row, which may stand for that of another.
    @inlinable func value(at row: UInt32) -> NodeID {
        let found = rows[Int(row)]
        return NodeID(row: found.kind == .alias ? found.first : row)
    }
}

/// A value of a `NodeTable`, or one of its keys.
public struct NodeID: Hashable, Sendable {
    @usableFromInline let row: UInt32

    @inlinable init(row: UInt32) { self.row = row }
}

extension NodeTable {
    /// Whether the value is a scalar.
    @inlinable public func isScalar(_ node: NodeID) -> Bool { self[node].kind == .scalar }

    /// Whether the value is a sequence.
    @inlinable public func isSequence(_ node: NodeID) -> Bool { self[node].kind == .sequence }

    /// Whether the value is a mapping.
    @inlinable public func isMapping(_ node: NodeID) -> Bool { self[node].kind == .mapping }

    /// The bytes of a scalar, the elements of a sequence, or the pairs of a mapping.
    @inlinable public func count(of node: NodeID) -> Int { Int(self[node].count) }

    /// How a scalar was written.
    @inlinable public func style(of node: NodeID) -> ScalarStyle { self[node].style }

    /// Whether the value is an unquoted scalar.
    @inlinable public func isPlain(_ node: NodeID) -> Bool { isScalar(node) && style(of: node) == .plain }

    /// Where the value or key begins, its tag or anchor included; for an alias, where what it stands for
    /// begins.
    public func position(of node: NodeID) -> SourcePosition { self[node].place.position }
}
