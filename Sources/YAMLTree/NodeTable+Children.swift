extension NodeTable {
    /// A key of a mapping with its value.
    public struct Pair: Sendable {
        /// The key: a scalar, which has a place of its own.
        public let key: NodeID
        /// The value.
        public let value: NodeID

        @inlinable init(key: NodeID, value: NodeID) {
            self.key = key
            self.value = value
        }
    }

    /// The pairs of a mapping in the order of the file; no key is there twice.
    public struct Pairs: Sequence, IteratorProtocol {
        @usableFromInline let table: NodeTable
        @usableFromInline var row: UInt32
        @usableFromInline let end: UInt32

        @inlinable init(_ table: NodeTable, of node: NodeID) {
            let whole = table[node]
            self.table = table
            row = node.row + 1
            end = whole.kind == .mapping ? whole.end : row
        }

        /// The next pair.
        @inlinable public mutating func next() -> Pair? {
            while row < end {
                let next = table.rows[Int(row)]
                if next.kind == .refused {
                    row = next.end
                    continue
                }
                let pair = Pair(key: NodeID(row: row), value: table.value(at: row + 1))
                row = table.rows[Int(row) + 1].end
                return pair
            }
            return nil
        }
    }

    /// The elements of a sequence.
    public struct Elements: Sequence, IteratorProtocol {
        @usableFromInline let table: NodeTable
        @usableFromInline var row: UInt32
        @usableFromInline let end: UInt32

        @inlinable init(_ table: NodeTable, of node: NodeID) {
            let whole = table[node]
            self.table = table
            row = node.row + 1
            end = whole.kind == .sequence ? whole.end : row
        }

        /// The next element.
        @inlinable public mutating func next() -> NodeID? {
            guard row < end else { return nil }
            let element = table.value(at: row)
            row = table.rows[Int(row)].end
            return element
        }
    }

    /// The pairs of a mapping; none where the node is no mapping.
    @inlinable public func pairs(of node: NodeID) -> Pairs { Pairs(self, of: node) }

    /// The elements of a sequence; none where the node is no sequence.
    @inlinable public func elements(of node: NodeID) -> Elements { Elements(self, of: node) }

    /// The pair of a key, or nil where the node is no mapping or lacks the key.
    @inlinable public func pair(_ key: Word, in node: NodeID) -> Pair? {
        for pair in pairs(of: node) where matches(pair.key, key) { return pair }
        return nil
    }

    /// The value of a key, or nil where the node is no mapping or lacks the key.
    @inlinable public func value(_ key: Word, in node: NodeID) -> NodeID? { pair(key, in: node)?.value }
}
