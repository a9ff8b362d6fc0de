/// Counts lines and columns while it walks over UTF-8 bytes.
///
/// It counts as libyaml does: a line ends with LF, CR, CR LF, U+0085, U+2028 or U+2029, and a column is a
/// Unicode scalar. So a place that libyaml reports and one worked out here are the same.
struct LineCounter {
    /// The place of the byte at `index`.
    private(set) var position: SourcePosition
    /// How many bytes are behind.
    private(set) var index: Int

    /// A counter at the first byte of a line, in most cases the first byte that has a place.
    init(startingAt index: Int, ofLine line: Int = 1) {
        self.index = index
        position = SourcePosition(line: line, column: 1)
    }

    /// Walks on to the byte at `end`, or to the start of the scalar or line break that `end` is inside of.
    mutating func advance(to end: Int, in bytes: [UInt8]) {
        let end = min(end, bytes.count)
        while index < end {
            let lineBreak = Self.lineBreakLength(at: index, in: bytes)
            guard index + max(lineBreak, 1) <= end else { return }
            step(lineBreak, over: bytes[index])
        }
    }

    private mutating func step(_ lineBreak: Int, over byte: UInt8) {
        index += max(lineBreak, 1)
        if lineBreak > 0 {
            position = SourcePosition(line: position.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
            position.column += 1
        }
    }

    /// How many bytes the line break at `index` has, or 0 where none begins there.
    static func lineBreakLength(at index: Int, in bytes: [UInt8]) -> Int {
        switch bytes[index] {
        case 0x0A: 1
        case 0x0D: byte(index + 1, of: bytes) == 0x0A ? 2 : 1
        case 0xC2: byte(index + 1, of: bytes) == 0x85 ? 2 : 0
        case 0xE2: isSeparator(at: index, in: bytes) ? 3 : 0
        default: 0
        }
    }

    /// Whether U+2028 or U+2029 begins at `index`, where 0xE2 stands.
    private static func isSeparator(at index: Int, in bytes: [UInt8]) -> Bool {
        let last = byte(index + 2, of: bytes)
        return byte(index + 1, of: bytes) == 0x80 && (last == 0xA8 || last == 0xA9)
    }

    private static func byte(_ index: Int, of bytes: [UInt8]) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }
}
