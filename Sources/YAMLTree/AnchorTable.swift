/// The anchors of a document so far, by name and in the order of the file.
struct AnchorTable {
    /// What an alias stands for.
    struct Target {
        var node: NodeID
        /// The nodes in it, itself and what its own aliases stand for included.
        var nodes: Int
        /// The bytes of all scalars in it, those that its own aliases stand for included.
        var bytes: Int
        /// The nesting in it: 0 for a scalar.
        var height: Int
    }

    /// One `&name`.
    struct Definition {
        var name: String
        var place: Place
        /// Nil until its node has been read to the end.
        var target: Target?
        var isUsed = false
    }

    private(set) var definitions: [Definition] = []
    private var latest: [String: Int] = [:]

    /// Takes in an anchor whose node is about to be read; returns the number to close it by.
    mutating func open(_ name: String, at place: Place) -> Int {
        latest[name] = definitions.count
        definitions.append(Definition(name: name, place: place))
        return definitions.count - 1
    }

    /// Says what an anchor stands for, its node having been read.
    mutating func close(_ number: Int, _ target: Target) {
        definitions[number].target = target
    }

    /// The definition that an alias means, the last of that name before it; it counts as used from now on.
    mutating func use(_ name: String) -> Definition? {
        guard let number = latest[name] else { return nil }
        definitions[number].isUsed = true
        return definitions[number]
    }
}
