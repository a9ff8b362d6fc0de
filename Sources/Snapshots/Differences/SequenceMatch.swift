/// What two sequences have in common, as runs of equal elements in the order of both.
///
/// Elements that stand once in each are matched first (Bram Cohen's "patience"), since a reader would match
/// them too; what lies between two of them is looked at in the same way, and where nothing stands once, the
/// longest common part is found by a table, unless that would be too large.
enum SequenceMatch {
    /// A run of equal elements.
    struct Block: Hashable {
        /// Where it begins in the first sequence.
        var old: Int
        /// Where it begins in the second.
        var new: Int
        /// How many elements it has.
        var count: Int
    }

    /// Cells of the largest table.
    private static let tableLimit = 1_000_000

    /// The blocks of equal elements, in order, each as long as it can be.
    static func blocks(_ old: [Int], _ new: [Int]) -> [Block] {
        var matcher = Matcher(old: old, new: new)
        matcher.match(old.startIndex..<old.endIndex, new.startIndex..<new.endIndex)
        return matcher.blocks
    }

    private struct Matcher {
        let old: [Int]
        let new: [Int]
        private(set) var blocks: [Block] = []

        init(old: [Int], new: [Int]) {
            self.old = old
            self.new = new
        }

        mutating func match(_ a: Range<Int>, _ b: Range<Int>) {
            var (a, b) = (a, b)
            var prefix = 0
            while prefix < min(a.count, b.count),
                old[a.lowerBound + prefix] == new[b.lowerBound + prefix]
            { prefix += 1 }
            add(a.lowerBound, b.lowerBound, prefix)
            a = a.lowerBound + prefix..<a.upperBound
            b = b.lowerBound + prefix..<b.upperBound
            var suffix = 0
            while suffix < min(a.count, b.count),
                old[a.upperBound - 1 - suffix] == new[b.upperBound - 1 - suffix]
            { suffix += 1 }
            matchMiddle(a.lowerBound..<a.upperBound - suffix, b.lowerBound..<b.upperBound - suffix)
            add(a.upperBound - suffix, b.upperBound - suffix, suffix)
        }

        private mutating func matchMiddle(_ a: Range<Int>, _ b: Range<Int>) {
            guard !a.isEmpty, !b.isEmpty else { return }
            let anchors = anchors(a, b)
            guard !anchors.isEmpty else { return matchByTable(a, b) }
            var (x, y) = (a.lowerBound, b.lowerBound)
            for anchor in anchors where anchor.old >= x && anchor.new >= y {
                match(x..<anchor.old, y..<anchor.new)
                add(anchor.old, anchor.new, 1)
                (x, y) = (anchor.old + 1, anchor.new + 1)
            }
            match(x..<a.upperBound, y..<b.upperBound)
        }

        /// Adds equal elements; what goes on where the last block ends makes it longer.
        private mutating func add(_ x: Int, _ y: Int, _ count: Int) {
            guard count > 0 else { return }
            if let last = blocks.last, last.old + last.count == x, last.new + last.count == y {
                blocks[blocks.count - 1].count += count
            } else {
                blocks.append(Block(old: x, new: y, count: count))
            }
        }

        /// The places of elements that stand once in each, as many as rise in both.
        private func anchors(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
            var places: [Int: (count: Int, place: Int)] = [:]
            for place in b { places[new[place], default: (0, place)].count += 1 }
            var counts: [Int: Int] = [:]
            for place in a { counts[old[place], default: 0] += 1 }
            let pairs = a.compactMap { place -> (old: Int, new: Int)? in
                guard counts[old[place]] == 1, let other = places[old[place]], other.count == 1 else {
                    return nil
                }
                return (place, other.place)
            }
            return Self.longestRising(pairs)
        }

        /// The longest part whose second numbers rise, by patience sorting.
        private static func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
            var tops: [Int] = []
            var previous = [Int?](repeating: nil, count: pairs.count)
            for (index, pair) in pairs.enumerated() {
                var (low, high) = (0, tops.count)
                while low < high {
                    let middle = (low + high) / 2
                    if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
                }
                previous[index] = low > 0 ? tops[low - 1] : nil
                if low == tops.count { tops.append(index) } else { tops[low] = index }
            }
            var rising: [(old: Int, new: Int)] = []
            var next = tops.last
            while let index = next {
                rising.append(pairs[index])
                next = previous[index]
            }
            return rising.reversed()
        }

        /// The longest common subsequence by dynamic programming; none where the table would be too large.
        private mutating func matchByTable(_ a: Range<Int>, _ b: Range<Int>) {
            let width = b.count + 1
            guard (a.count + 1) * width <= SequenceMatch.tableLimit else { return }
            var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
            for i in (0..<a.count).reversed() {
                for j in (0..<b.count).reversed() {
                    let isEqual = old[a.lowerBound + i] == new[b.lowerBound + j]
                    lengths[i * width + j] =
                        isEqual
                        ? lengths[(i + 1) * width + j + 1] + 1
                        : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
                }
            }
            var (i, j) = (0, 0)
            while i < a.count, j < b.count {
                if old[a.lowerBound + i] == new[b.lowerBound + j] {
                    add(a.lowerBound + i, b.lowerBound + j, 1)
                    (i, j) = (i + 1, j + 1)
                } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
                    i += 1
                } else {
                    j += 1
                }
            }
        }
    }
}
