import Diagnostics

extension NodeComposer {
    /// Takes in the pairs up to the end of a mapping; returns how many there are.
    ///
    /// Those that are refused are taken in all the same, for their anchors, and read over later.
    mutating func pairs(of mapping: NodeID, depth: Int) throws(ReadingEnded) -> Int {
        var keys = KeySearch(in: mapping)
        while true {
            let event = try next()
            if event.kind == .mappingEnd { return keys.count }
            let key = try key(event, depth: depth)
            if !key.isRefused, let first = keys.first(equalTo: key.node, in: rows) {
                try refuseDuplicate(key.node, at: event.start, first: first)
                rows.refuse(key.node)
                _ = try node(try next(), depth: depth)
                rows.close(key.node)
                continue
            }
            _ = try node(try next(), depth: depth)
            if key.isRefused { rows.close(key.node) } else { keys.count += 1 }
        }
    }

    /// A key, or what is to be closed behind the value where it is refused.
    @inline(__always)
    private mutating func key(
        _ event: Event, depth: Int
    ) throws(ReadingEnded) -> (node: NodeID, isRefused: Bool) {
        if event.kind == .scalar, !event.hasProperties, !Self.isMergeKey(event.letters) {
            // Nearly every key.
            try count(at: event.start)
            try check(event)
            return (rows.addScalar(event), false)
        }
        return try rareKey(event, depth: depth)
    }

    /// A key with a tag or anchor, one that an alias stands for, one that is refused.
    private mutating func rareKey(
        _ event: Event, depth: Int
    ) throws(ReadingEnded) -> (node: NodeID, isRefused: Bool) {
        // An alias further on may mean it, so it stays a node of its own, which is read over.
        let before = rows.open(.refused, at: event.start)
        let node = try node(event, depth: depth)
        guard rows[node].kind == .scalar else {
            try problems.add(
                rule: "complex-key", at: event.start,
                "a key must be one word, and this is a list or a mapping",
                remedy: "put a text that begins with a bracket or a question mark in quotes")
            return (before, true)
        }
        guard rows[node].style == .plain, rows.text(of: node) == "<<" else {
            rows.close(before)
            return (rows.addKey(node, at: event.start), false)
        }
        try problems.add(
            rule: "merge-key", at: event.start, "the merge key << is not supported",
            remedy: "write the shared keys out, or share a whole value by an alias: \"font: *name\"")
        return (before, true)
    }

    private static func isMergeKey(_ letters: UnsafeBufferPointer<UInt8>) -> Bool {
        letters.count == 2 && letters.elementsEqual("<<".utf8)
    }

    private mutating func refuseDuplicate(
        _ key: NodeID, at place: Place, first: NodeID
    ) throws(ReadingEnded) {
        let letters = rows.text(of: key)
        try problems.add(
            rule: "duplicate-key", at: place, "the key \"\(letters)\" is here twice",
            remedy: "remove one of the two", note: (rows[first].place, "\"\(letters)\" is here first"))
    }
}
