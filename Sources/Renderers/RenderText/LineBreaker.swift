import TerminalText

/// Wraps UTF-8 text into lines of cells, in one pass over the bytes.
///
/// A line may end at spaces, which are dropped there, and between the ideographs, kana and emoji of a text
/// without spaces, though not before a closing sign or after an opening one. A word longer than a line is
/// cut between grapheme clusters. Every line is one stretch of the bytes, so nothing is copied.
struct LineBreaker {
    /// A stretch of the bytes and its width.
    struct Line: Equatable {
        var start: Int
        var end: Int
        var columns: Int
    }

    /// The lines so far.
    private(set) var lines: [Line] = []
    /// Whether a word had to be cut.
    private(set) var cutsWords = false

    private let bytes: [UInt8]
    private let columns: Int
    private var line = Line(start: 0, end: 0, columns: 0)

    /// Wraps a text; `columns` is at least 2, so that any letter has room.
    static func wrap(_ bytes: [UInt8], columns: Int) -> LineBreaker {
        var breaker = LineBreaker(bytes: bytes, columns: max(columns, 2))
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            breaker.wrap(start..<end)
            start = end + 1
        }
        return breaker
    }

    private init(bytes: [UInt8], columns: Int) {
        self.bytes = bytes
        self.columns = columns
    }

    /// Wraps what stands between two line breaks.
    private mutating func wrap(_ range: Range<Int>) {
        line = Line(start: range.lowerBound, end: range.lowerBound, columns: 0)
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
            if isASCII {
                place(Line(start: word, end: cursor, columns: cursor - word), spaces: word - spaces)
            } else {
                placeUnits(word..<cursor, spaces: word - spaces)
            }
        }
        lines.append(line)
    }

    /// Whether the byte is a space that nothing is joined to.
    private func isBreakingSpace(_ index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: " ") else { return false }
        guard index + 1 < bytes.count, bytes[index + 1] >= 0x80 else { return true }
        // An accent after a space is one cluster with it.
        return String(decoding: bytes[index...].prefix(5), as: UTF8.self).first == " "
    }

    /// Adds what cannot be broken to the line, or to the next one.
    private mutating func place(_ unit: Line, spaces: Int) {
        let isFirst = line.end == line.start
        if line.columns + spaces + unit.columns <= columns {
            line.end = unit.end
            line.columns += spaces + unit.columns
            return
        }
        if !isFirst { lines.append(line) }
        line = Line(start: unit.start, end: unit.start, columns: 0)
        if unit.columns <= columns {
            line.end = unit.end
            line.columns = unit.columns
        } else {
            cut(unit)
        }
    }

    /// Fills lines with the clusters of a word that is longer than a line.
    private mutating func cut(_ unit: Line) {
        cutsWords = true
        for cluster in String(decoding: bytes[unit.start..<unit.end], as: UTF8.self) {
            let width = CellWidth.of(cluster)
            if line.columns + width > columns, line.end > line.start {
                lines.append(line)
                line = Line(start: line.end, end: line.end, columns: 0)
            }
            line.end += cluster.utf8.count
            line.columns += width
        }
    }

    /// Adds a word that may have places to break in it.
    private mutating func placeUnits(_ word: Range<Int>, spaces: Int) {
        var unit = Line(start: word.lowerBound, end: word.lowerBound, columns: 0)
        var spaces = spaces
        var previous: BreakClass?
        for cluster in String(decoding: bytes[word], as: UTF8.self) {
            let width = CellWidth.of(cluster)
            let next = BreakClass(cluster, columns: width)
            if let previous, previous.allowsBreak(before: next) {
                place(unit, spaces: spaces)
                spaces = 0
                unit = Line(start: unit.end, end: unit.end, columns: 0)
            }
            unit.end += cluster.utf8.count
            unit.columns += width
            previous = next
        }
        place(unit, spaces: spaces)
    }
}
