/// "Did you mean": the known name that a misspelt one is nearest to.
public enum NearestName {
    /// The nearest of `known`, or nil where none is near enough to be meant.
    ///
    /// Near enough is an edit distance (insert, delete, replace, swap neighbours; letters of either case
    /// are the same) of at most a third of the longer name's length, but 1 is near for any name of two
    /// letters, and more than 3 for none.
    public static func of(_ name: String, among known: some Sequence<String>) -> String? {
        guard name.utf8.count <= longest else { return nil }
        let wanted = Array(name.lowercased().utf8)
        var best: (distance: Int, name: String)?
        for candidate in known {
            guard let distance = nearDistance(wanted, Array(candidate.lowercased().utf8)) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
        }
        return best?.name
    }

    /// Whether a name is near enough to another for it to be meant.
    public static func isNear(_ name: String, to other: String) -> Bool {
        name.utf8.count <= longest
            && nearDistance(Array(name.lowercased().utf8), Array(other.lowercased().utf8)) != nil
    }

    /// The longest name that is looked at, in bytes.
    private static let longest = 64

    /// The distance where it is near enough.
    private static func nearDistance(_ wanted: [UInt8], _ letters: [UInt8]) -> Int? {
        let limit = min(3, max(1, max(wanted.count, letters.count) / 3))
        // Two names of one letter share nothing, though they are one replacement apart.
        guard max(wanted.count, letters.count) > 1 || wanted == letters,
            abs(wanted.count - letters.count) <= limit
        else { return nil }
        let distance = distance(wanted, letters)
        return distance <= limit ? distance : nil
    }

    /// The optimal string alignment distance.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var twoBack: [Int] = []
        var previous = Array(0...b.count)
        for i in a.indices {
            var current = [i + 1]
            for j in b.indices {
                var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, twoBack[j - 1] + 1) }
                current.append(cost)
            }
            twoBack = previous
            previous = current
        }
        return previous[b.count]
    }
}
