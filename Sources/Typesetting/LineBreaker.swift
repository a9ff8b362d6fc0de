/// Wraps UTF-8 text into lines, in one pass over the bytes.
///
/// A line may end at spaces, which are dropped there, after a hyphen inside a word, and between the
/// ideographs, kana and emoji of a text without spaces, though not before a closing sign or after an opening
/// one. A word longer than a line is cut between grapheme clusters; so are texts in Thai, Lao, Khmer and
/// Burmese, whose words only a dictionary can part. Every line is one stretch of the bytes, so nothing is
/// copied.
///
/// It can be inlined, so that each renderer has it made for its own measure.
public struct LineBreaker<Measure: LineMeasure> {
    /// A stretch of the bytes and its width.
    public struct Line {
        /// The first byte.
        public var start: Int
        /// The byte after the last.
        public var end: Int
        /// The width, without the spaces dropped at the end.
        public var width: Measure.Length

        @inlinable
        init(start: Int, end: Int, width: Measure.Length) {
            self.start = start
            self.end = end
            self.width = width
        }
    }

    /// The lines in order.
    public var lines: [Line] { found }
    /// Whether a word had to be cut.
    public var cutsWords: Bool { hasCut }

    @usableFromInline var found: [Line] = []
    @usableFromInline var hasCut = false
    @usableFromInline let bytes: [UInt8]
    @usableFromInline let width: Measure.Length
    @usableFromInline let measure: Measure
    @usableFromInline var line = Line(start: 0, end: 0, width: .zero)

    /// Wraps a text; a cluster wider than `width` stands on a line of its own.
    @inlinable
    public static func wrap(_ bytes: [UInt8], width: Measure.Length, by measure: Measure) -> LineBreaker {
        var breaker = LineBreaker(bytes: bytes, width: width, measure: measure)
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            breaker.wrap(start..<end)
            start = end + 1
        }
        return breaker
    }

    @inlinable
    init(bytes: [UInt8], width: Measure.Length, measure: Measure) {
        self.bytes = bytes
        self.width = width
        self.measure = measure
    }

    /// Wraps what stands between two line breaks.
    @inlinable
    mutating func wrap(_ range: Range<Int>) {
        line = Line(start: range.lowerBound, end: range.lowerBound, width: .zero)
        var cursor = range.lowerBound
        while cursor < range.upperBound {
            let spaces = cursor
            while cursor < range.upperBound, isBreakingSpace(cursor) { cursor += 1 }
            let word = cursor
            var isASCII = true
            while cursor < range.upperBound, !isBreakingSpace(cursor) {
                if bytes[cursor] >= 0x80 { isASCII = false }
                cursor += 1
            }
            if word == cursor { break }
            let gap = measure.width(ofASCII: spaces..<word)
            if isASCII {
                placeASCII(
                    Line(start: word, end: cursor, width: measure.width(ofASCII: word..<cursor)), after: gap)
            } else {
                placeUnits(word..<cursor, after: gap)
            }
        }
        found.append(line)
    }

    /// Whether the byte is a space that nothing is joined to.
    @inlinable
    func isBreakingSpace(_ index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: " ") else { return false }
        guard index + 1 < bytes.count, bytes[index + 1] >= 0x80 else { return true }
        // An accent after a space is one cluster with it.
        return String(decoding: bytes[index...].prefix(5), as: UTF8.self).first == " "
    }

    /// Adds a word of ASCII; it is looked for hyphens only where it does not fit, which is seldom.
    @inlinable
    mutating func placeASCII(_ word: Line, after gap: Measure.Length) {
        let isOver = line.width + gap + word.width > width
        if isOver, bytes[word.start..<word.end].contains(UInt8(ascii: "-")) {
            placeUnits(word.start..<word.end, after: gap)
        } else {
            place(word, after: gap)
        }
    }

    /// Adds what cannot be broken to the line, or to the next one.
    @inlinable
    mutating func place(_ unit: Line, after gap: Measure.Length) {
        let isFirst = line.end == line.start
        if line.width + gap + unit.width <= width {
            line.end = unit.end
            line.width += gap + unit.width
            return
        }
        if !isFirst { found.append(line) }
        line = Line(start: unit.start, end: unit.start, width: .zero)
        if unit.width <= width {
            line.end = unit.end
            line.width = unit.width
        } else {
            cut(unit)
        }
    }

    /// Fills lines with the clusters of a word that is longer than a line.
    @inlinable
    mutating func cut(_ unit: Line) {
        hasCut = true
        for cluster in String(decoding: bytes[unit.start..<unit.end], as: UTF8.self) {
            let advance = measure.width(of: cluster, at: line.end)
            if line.width + advance > width, line.end > line.start {
                found.append(line)
                line = Line(start: line.end, end: line.end, width: .zero)
            }
            line.end += cluster.utf8.count
            line.width += advance
        }
    }

    /// Adds a word that may have places to break in it.
    @inlinable
    mutating func placeUnits(_ word: Range<Int>, after gap: Measure.Length) {
        var unit = Line(start: word.lowerBound, end: word.lowerBound, width: .zero)
        var gap = gap
        var last: BreakClass?
        var beforeLast: BreakClass?
        for cluster in String(decoding: bytes[word], as: UTF8.self) {
            let advance = measure.width(of: cluster, at: unit.end)
            let next = BreakClass(cluster, isWide: measure.isWide(cluster, width: advance))
            if let last, last.allowsBreak(before: next, after: beforeLast) {
                place(unit, after: gap)
                gap = .zero
                unit = Line(start: unit.end, end: unit.end, width: .zero)
            }
            unit.end += cluster.utf8.count
            unit.width += advance
            beforeLast = last
            last = next
        }
        place(unit, after: gap)
    }
}
