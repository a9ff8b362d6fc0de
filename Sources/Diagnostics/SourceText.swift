/// The bytes of a file, for finding lines and columns in it.
public struct SourceText: Sendable {
    /// The path as the user gave it.
    public let file: String
    /// The whole file.
    public let bytes: [UInt8]

    /// The text of a file.
    public init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    /// The line with that number (from 1), without its line break, at most 64 KiB of it.
    ///
    /// Invalid UTF-8 is shown as U+FFFD. Nil where the file has no such line.
    public func line(_ number: Int) -> String? {
        guard number >= 1 else { return nil }
        var counter = LineCounter(startingAt: start)
        while counter.position.line < number {
            guard counter.advanceToNextLine(in: bytes) else { return nil }
        }
        let rest = bytes[counter.index...].prefix(65_536)
        let end = rest.indices.first { LineCounter.lineBreakLength(at: $0, in: bytes) > 0 }
        return String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
    }

    /// The line and column of a byte.
    ///
    /// Columns count what could be a scalar's first byte, so the place is right up to the first bad byte.
    public func position(ofByte offset: Int) -> SourcePosition {
        var counter = LineCounter(startingAt: start)
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

    /// A problem at a place of this file, with the line that shows it.
    public func diagnostic(
        _ severity: Diagnostic.Severity = .error, rule: String, at position: SourcePosition,
        _ message: String, remedy: String? = nil, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(
            severity, rule: rule, file: file, position: position, message: message, remedy: remedy,
            notes: notes, sourceLine: line(position.line))
    }
}
