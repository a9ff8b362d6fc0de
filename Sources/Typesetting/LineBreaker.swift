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
    /// A line, in the units of the measure.
    public typealias Line = TextLine<Measure.Length>

    /// The lines in order.
    public let lines: [Line]
    /// Whether a word had to be cut.
    public let cutsWords: Bool

    @inlinable
    init(lines: [Line], cutsWords: Bool) {
        self.lines = lines
        self.cutsWords = cutsWords
    }

    /// Wraps a text; a cluster wider than `width` stands on a line of its own.
    @inlinable
    public static func wrap(_ bytes: [UInt8], width: Measure.Length, by measure: Measure) -> LineBreaker {
        bytes.withUnsafeBufferPointer { wrap(TextBytes($0), width: width, by: measure) }
    }

    /// Wraps a text; a cluster wider than `width` stands on a line of its own.
    @inlinable
    public static func wrap(_ bytes: TextBytes, width: Measure.Length, by measure: Measure) -> LineBreaker {
        var wrapping = LineWrapping(bytes: bytes, width: width, measure: measure)
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            wrapping.wrap(start..<end)
            start = end + 1
        }
        return LineBreaker(lines: wrapping.lines, cutsWords: wrapping.cutsWords)
    }
}

/// The wrapping of a text, as far as it has come.
@usableFromInline
struct LineWrapping<Measure: LineMeasure> {
    @usableFromInline typealias Line = TextLine<Measure.Length>

    @usableFromInline var lines: [Line] = []
    @usableFromInline var cutsWords = false
    @usableFromInline let bytes: TextBytes
    @usableFromInline let width: Measure.Length
    @usableFromInline let measure: Measure
    @usableFromInline var line = Line(start: 0, end: 0, width: .zero)

    @inlinable
    init(bytes: TextBytes, width: Measure.Length, measure: Measure) {
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
            while cursor < range.upperBound, bytes.isBreakingSpace(cursor) { cursor += 1 }
            let word = cursor
            var allBits: UInt8 = 0
            while cursor < range.upperBound, !bytes.isBreakingSpace(cursor) {
                allBits |= bytes[cursor]
                cursor += 1
            }
            if word == cursor { break }
            let gap = measure.width(ofASCII: spaces..<word, in: bytes)
            if allBits < 0x80 {
                let width = measure.width(ofASCII: word..<cursor, in: bytes)
                placeASCII(Line(start: word, end: cursor, width: width), after: gap)
            } else if bytes.areUnbroken(word..<cursor) {
                let width = measure.width(ofScalars: word..<cursor, in: bytes)
                place(Line(start: word, end: cursor, width: width), after: gap)
            } else {
                placeUnits(word..<cursor, after: gap)
            }
        }
        lines.append(line)
    }

    /// Adds a word of ASCII; it is looked for hyphens only where it does not fit, which is seldom.
    @inlinable
    mutating func placeASCII(_ word: Line, after gap: Measure.Length) {
        let isOver = line.width + gap + word.width > width
        if isOver, hasHyphen(word.range) {
            placeUnits(word.start..<word.end, after: gap)
        } else {
            place(word, after: gap)
        }
    }

    @inlinable
    func hasHyphen(_ word: Range<Int>) -> Bool {
        for index in word where bytes[index] == UInt8(ascii: "-") { return true }
        return false
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
        if !isFirst { lines.append(line) }
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
        cutsWords = true
        for cluster in Clusters(bytes, in: unit.range) {
            let advance = measure.width(of: cluster, at: line.end)
            if line.width + advance > width, line.end > line.start {
                lines.append(line)
                line = Line(start: line.end, end: line.end, width: .zero)
            }
            line.end += cluster.byteCount
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
        for cluster in Clusters(bytes, in: word) {
            let advance = measure.width(of: cluster, at: unit.end)
            let next = BreakClass(cluster, isWide: measure.isWide(cluster, width: advance))
            if let last, last.allowsBreak(before: next, after: beforeLast) {
                place(unit, after: gap)
                gap = .zero
                unit = Line(start: unit.end, end: unit.end, width: .zero)
            }
            unit.end += cluster.byteCount
            unit.width += advance
            beforeLast = last
            last = next
        }
        place(unit, after: gap)
    }
}
