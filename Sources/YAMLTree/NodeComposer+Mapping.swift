import Diagnostics

extension NodeComposer {
    /// The pairs up to the end of a mapping.
    ///
    /// Those that are refused are read all the same, and left out.
    mutating func pairs(depth: Int) throws(ReadingEnded) -> [Node.Pair] {
        var pairs: [Node.Pair] = []
        var index = KeyIndex()
        while true {
            let event = try next()
            if event.kind == .mappingEnd { return pairs }
            let key = try key(event, depth: depth)
            if let key, let first = index.firstPlace(of: key, in: pairs) {
                try refuseDuplicate(key, at: event.start, first: first)
                _ = try node(try next(), depth: depth)
                continue
            }
            let value = try node(try next(), depth: depth)
            guard let key else { continue }
            // Few mappings hold more than four keys, and each growth moves them all.
            if pairs.isEmpty { pairs.reserveCapacity(4) }
            pairs.append(Node.Pair(key: key, place: event.start, value: value))
        }
    }

    /// The letters of a key, or nil where it is refused.
    private mutating func key(_ event: Event, depth: Int) throws(ReadingEnded) -> String? {
        if event.kind == .scalar, event.properties == nil, event.text != "<<" {
            // Nearly every key, for which no node has to be made.
            try count(1, at: event.start)
            try check(event)
            return event.text
        }
        guard let scalar = try node(event, depth: depth).scalar else {
            try problems.add(
                rule: "complex-key", at: event.start,
                "a key must be one word, and this is a list or a mapping",
                remedy: "put a text that begins with a bracket or a question mark in quotes")
            return nil
        }
        guard scalar.text == "<<", scalar.style == .plain else { return scalar.text }
        try problems.add(
            rule: "merge-key", at: event.start, "the merge key << is not supported",
            remedy: "write the shared keys out, or share a whole value by an alias: \"font: *name\"")
        return nil
    }

    private mutating func refuseDuplicate(
        _ key: String, at place: Place, first: Place
    ) throws(ReadingEnded) {
        try problems.add(
            rule: "duplicate-key", at: place, "the key \"\(key)\" is here twice",
            remedy: "remove one of the two", note: (first, "\"\(key)\" is here first"))
    }
}

/// Where keys of one mapping stand: looked for one by one in small mappings, hashed in large ones.
private struct KeyIndex {
    private var places: [String: Place]?

    /// The place of a key among the pairs so far, which only grow from call to call.
    mutating func firstPlace(of key: String, in pairs: [Node.Pair]) -> Place? {
        if pairs.count <= 16 {
            return pairs.firstIndex { $0.key == key }.map { pairs[$0].place }
        }
        var places = self.places.take() ?? [:]
        for pair in pairs[places.count...] { places[pair.key] = pair.place }
        self.places = places
        return places[key]
    }
}
