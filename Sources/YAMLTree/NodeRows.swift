/// What a `NodeTable` shows, taken in event by event.
struct NodeRows: Sendable {
    private(set) var rows: [NodeTable.Row] = []
    /// The letters, and room for more behind them.
    private var letters: [UInt8]
    /// How many letters there are.
    private var count = 0

    /// Room for what a file of so many bytes mostly holds.
    init(bytes: Int) {
        // A value or key for each ten bytes.
        rows.reserveCapacity(min(bytes / 8, 4_096) + 16)
        letters = Array(repeating: 0, count: bytes)
    }

    /// Lends all of it.
    func withTable<Result>(_ body: (NodeTable) -> Result) -> Result {
        rows.withUnsafeBufferPointer { rows in
            letters.withUnsafeBufferPointer { body(NodeTable(rows: rows, letters: $0)) }
        }
    }

    subscript(node: NodeID) -> NodeTable.Row { rows[Int(node.row)] }

    /// The letters of a scalar.
    func text(of node: NodeID) -> String {
        let first = Int(self[node].first)
        return letters.withUnsafeBufferPointer {
            NodeTable.text(UnsafeBufferPointer(rebasing: $0[first..<first + Int(self[node].count)]))
        }
    }

    /// The row that comes next.
    private var end: UInt32 { UInt32(rows.count) }

    /// Adds a scalar with its letters.
    mutating func addScalar(_ event: Event) -> NodeID {
        let node = NodeID(row: end)
        let first = count
        append(event.letters)
        rows.append(
            NodeTable.Row(
                kind: .scalar, style: event.style, place: event.start, first: UInt32(first),
                count: UInt32(event.letters.count), end: node.row + 1, head: Word.head(of: event.letters)))
        return node
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        let end = count + text.count
        if end > letters.count {
            letters.append(contentsOf: repeatElement(0, count: max(end - letters.count, letters.count)))
        }
        letters.withUnsafeMutableBytes { all in
            let free = UnsafeMutableRawBufferPointer(rebasing: all[count...])
            free.copyMemory(from: UnsafeRawBufferPointer(text))
        }
        count = end
    }

    /// Adds what stands for a value that was read before.
    mutating func addAlias(of target: NodeID, at place: Place) {
        rows.append(NodeTable.Row(kind: .alias, place: place, first: target.row, end: end + 1))
    }

    /// Adds a key with the letters of a scalar that was read before.
    mutating func addKey(_ scalar: NodeID, at place: Place) -> NodeID {
        var row = self[scalar]
        row.place = place
        row.end = end + 1
        rows.append(row)
        return NodeID(row: end - 1)
    }

    /// Begins a sequence, a mapping, or what is to be read over.
    mutating func open(_ kind: NodeTable.Row.Kind, at place: Place) -> NodeID {
        rows.append(NodeTable.Row(kind: kind, place: place))
        return NodeID(row: end - 1)
    }

    /// Ends what was begun.
    mutating func close(_ node: NodeID, count: Int = 0) {
        rows[Int(node.row)].count = UInt32(count)
        rows[Int(node.row)].end = end
    }

    /// Makes a key, and all that comes until it is closed, one that is read over.
    mutating func refuse(_ key: NodeID) { rows[Int(key.row)].kind = .refused }
}
