/// The bytes of a file, for finding lines and columns in it.
public struct SourceText: Sendable {
    /// The path as the user gave it.
    public let file: String
    /// The whole file.
    public let bytes: [UInt8]
    /// Shared by all copies, so that many problems of one file cost one walk over it.
    private let starts = LineStarts()

    /// The text of a file.
    public init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    /// The line with that number (from 1), without its line break, at most 64 KiB of it.
    ///
    /// Invalid UTF-8 is shown as U+FFFD. Nil where the file has no such line.
    public func line(_ number: Int) -> String? {
        bytesOfLine(number).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The line and column of a byte.
    ///
    /// Columns count what could be a scalar's first byte, so the place is right up to the first bad byte.
    public func position(ofByte offset: Int) -> SourcePosition {
        let (number, line) = starts.line(ofByte: offset, in: bytes, from: start)
        var counter = LineCounter(startingAt: line, ofLine: number)
        counter.advance(to: offset, in: bytes)
        return counter.position
    }

    /// The places of many bytes, whose offsets must be in rising order, in one walk over the file.
    public func positions(ofBytes offsets: some Sequence<Int>) -> [SourcePosition] {
        var counter = LineCounter(startingAt: start)
        return offsets.map { offset in
            counter.advance(to: offset, in: bytes)
            return counter.position
        }
    }

    /// The first byte that has a place.
    private var start: Int { hasByteOrderMark ? 3 : 0 }

    /// Whether the file begins with the UTF-8 byte order mark.
    public var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

    private func bytesOfLine(_ number: Int) -> ArraySlice<UInt8>? {
        guard let first = starts.start(ofLine: number, in: bytes, from: start) else { return nil }
        let rest = bytes[first...].prefix(65_536)
        let end = rest.indices.first { LineCounter.lineBreakLength(at: $0, in: bytes) > 0 }
        return rest[..<(end ?? rest.endIndex)]
    }

    /// A problem at a place of this file, with what stands around it on its line.
    public func diagnostic(
        _ severity: Diagnostic.Severity = .error, rule: String, at position: SourcePosition,
        _ message: String, remedy: String? = nil, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        let excerpt = excerpt(around: position)
        return Diagnostic(
            severity, rule: rule, file: file, position: position, message: message, remedy: remedy,
            notes: notes, sourceLine: excerpt?.text, sourceLineColumn: excerpt?.column ?? 1)
    }

    /// The part of a line that is shown with a caret below a place, and the column at which it begins.
    ///
    /// A file with many problems on one long line is not copied once for each.
    private func excerpt(around position: SourcePosition) -> (text: String, column: Int)? {
        guard let line = bytesOfLine(position.line) else { return nil }
        // A line of so few bytes has no more columns.
        if line.count <= Diagnostic.lineLimit { return (String(decoding: line, as: UTF8.self), 1) }
        let from = position.column - Diagnostic.lineLimit
        let to = position.column + Diagnostic.lineLimit + 1
        var (column, start, end) = (0, line.startIndex, line.endIndex)
        for index in line.indices where line[index] & 0xC0 != 0x80 {
            column += 1
            if column == from { start = index }
            if column == to {
                end = index
                break
            }
        }
        guard column >= position.column - 1 else { return nil }
        return (String(decoding: line[start..<end], as: UTF8.self), max(from, 1))
    }
}
