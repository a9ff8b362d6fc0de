/// Looks for a key among those of one mapping before it: one by one in small mappings, hashed in large ones.
struct KeySearch {
    /// How many keys there are so far.
    var count = 0
    private let mapping: NodeID
    private var hashed: [String: NodeID] = [:]
    /// The row up to which keys are hashed.
    private var rest: UInt32

    init(in mapping: NodeID) {
        self.mapping = mapping
        rest = mapping.row + 1
    }

    /// The first of the keys before `key`, the one in the last row, that is the same.
    mutating func first(equalTo key: NodeID, in rows: NodeRows) -> NodeID? {
        if count > 16 { return firstHashed(equalTo: key, in: rows) }
        var row = mapping.row + 1
        while row < key.row {
            let other = rows.rows[Int(row)]
            if other.kind == .refused {
                row = other.end
                continue
            }
            if rows.isSame(NodeID(row: row), key) { return NodeID(row: row) }
            row = rows.rows[Int(row) + 1].end
        }
        return nil
    }

    private mutating func firstHashed(equalTo key: NodeID, in rows: NodeRows) -> NodeID? {
        while rest < key.row {
            let other = rows.rows[Int(rest)]
            if other.kind == .refused {
                rest = other.end
                continue
            }
            hashed[rows.text(of: NodeID(row: rest))] = NodeID(row: rest)
            rest = rows.rows[Int(rest) + 1].end
        }
        return hashed[rows.text(of: key)]
    }
}

extension NodeRows {
    /// Whether two keys are the same text: letters that only differ in how they are composed are the same.
    fileprivate func isSame(_ a: NodeID, _ b: NodeID) -> Bool {
        let (first, second) = (self[a], self[b])
        if first.head != second.head {
            // A letter of ASCII that stands for itself is the same in every way of composing a text.
            if (first.head | second.head) & 0x8080_8080_8080_8080 == 0 { return false }
        } else if first.count <= 8, second.count <= 8 {
            return first.count == second.count
        }
        return text(of: a) == text(of: b)
    }
}
