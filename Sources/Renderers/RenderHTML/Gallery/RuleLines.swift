/// The lines of a style sheet, each a rule, to be compared with those of another.
struct RuleLines {
    /// The style sheet.
    private(set) var bytes: [UInt8]
    /// Where each line ends, behind its line break.
    private var ends: [Int] = []

    /// The lines of a style sheet.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        ends.reserveCapacity(64)
        findEnds(from: 0)
    }

    /// Adds lines at the end.
    mutating func append(_ lines: [UInt8]) {
        let start = bytes.count
        bytes += lines
        findEnds(from: start)
    }

    private mutating func findEnds(from start: Int) {
        bytes.withUnsafeBytes { bytes in
            var place = start
            while place < bytes.count {
                place = bytes.endOfLine(at: place)
                ends.append(place)
            }
        }
    }

    /// Those lines of another style sheet that this one has not.
    ///
    /// Two style sheets of one state have most lines at the same places, so that they are gone through side by
    /// side.
    func lines(addedBy other: [UInt8]) -> [UInt8] {
        var added: [UInt8] = []
        bytes.withUnsafeBytes { bytes in
            other.withUnsafeBytes { other in
                var (place, line) = (0, 0)
                while place < other.count {
                    let end = other.endOfLine(at: place)
                    let rule = UnsafeRawBufferPointer(rebasing: other[place..<end])
                    if let known = self.line(rule, in: bytes, likely: line) {
                        line = known + 1
                    } else {
                        added.append(contentsOf: rule)
                        // A rule in its place says the same of other colours.
                        line += 1
                    }
                    place = end
                }
            }
        }
        return added
    }

    /// The number of the line that has just these bytes.
    private func line(_ rule: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, likely: Int) -> Int? {
        if likely < ends.count, isLine(likely, rule, in: bytes) { return likely }
        return ends.indices.first { isLine($0, rule, in: bytes) }
    }

    private func isLine(_ line: Int, _ rule: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Bool
    {
        let start = line > 0 ? ends[line - 1] : 0
        guard ends[line] - start == rule.count else { return false }
        return rule.isEqual(to: UnsafeRawBufferPointer(rebasing: bytes[start..<ends[line]]))
    }
}

// Eight bytes at a time, since these take most of the time.
extension UnsafeRawBufferPointer {
    /// The place behind the next line break from `start` on, or the end.
    fileprivate func endOfLine(at start: Int) -> Int {
        var place = start
        while place &+ 8 <= count {
            let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
            let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
            // The lowest byte that is marked is a line break; one above it may be marked without being one.
            let breaks = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
            if breaks != 0 { return place &+ breaks.trailingZeroBitCount / 8 &+ 1 }
            place &+= 8
        }
        while place < count {
            place &+= 1
            if self[place &- 1] == UInt8(ascii: "\n") { return place }
        }
        return count
    }

    /// Whether both have the same bytes, of which there are as many in either.
    fileprivate func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
        var place = 0
        while place &+ 8 <= count {
            let word = loadUnaligned(fromByteOffset: place, as: UInt64.self)
            guard word == other.loadUnaligned(fromByteOffset: place, as: UInt64.self) else { return false }
            place &+= 8
        }
        while place < count {
            guard self[place] == other[place] else { return false }
            place &+= 1
        }
        return true
    }
}
