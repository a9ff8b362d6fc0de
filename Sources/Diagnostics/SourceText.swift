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

    /// The line with that number (from 1), without its line break, at most 64 KiB of it; invalid UTF-8 is
    /// shown as U+FFFD. Nil where the file has no such line.
    public func line(_ number: Int) -> String? {
        var line = 1
        var start = hasByteOrderMark ? 3 : 0
        while line < number {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
            line += 1
        }
        let rest = bytes[start...].prefix(65_536)
        var content = rest[..<(rest.firstIndex(of: 0x0A) ?? rest.endIndex)]
        if content.last == 0x0D { content = content.dropLast() }
        return String(decoding: content, as: UTF8.self)
    }

    /// The line and column of a byte.
    ///
    /// Columns count what could be a scalar's first byte, so the place is right up to the first bad byte.
    public func position(ofByte offset: Int) -> SourcePosition {
        var position = SourcePosition.start
        var index = hasByteOrderMark ? 3 : 0
        let end = min(offset, bytes.count)
        while index < end {
            let byte = bytes[index]
            if byte == 0x0A {
                position = SourcePosition(line: position.line + 1, column: 1)
            } else if byte & 0xC0 != 0x80 {
                position.column += 1
            }
            index += 1
        }
        return position
    }

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
