/// A text as lines of bytes, without their line feeds.
struct TextLines {
    /// The lines; a line feed at the end begins no further one.
    let lines: [ArraySlice<UInt8>]
    /// Whether the last line ends with a line feed, or there is no line.
    let endsWithNewline: Bool

    init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        endsWithNewline = bytes.isEmpty || bytes.last == UInt8(ascii: "\n")
        if endsWithNewline { lines.removeLast() }
        self.lines = lines
    }

    /// How many empty lines stand at the end.
    var emptyLinesAtEnd: Int { lines.reversed().prefix { $0.isEmpty }.count }

    /// The bytes with each CR LF as a line feed; nil where no line ends so.
    static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.contains(UInt8(ascii: "\r")) else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
            result.append(byte)
        }
        return result.count == bytes.count ? nil : result
    }

    /// Whether bytes are text: UTF-8 without a zero byte.
    static func isText(_ bytes: [UInt8]) -> Bool {
        !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    }
}

/// The numbers of lines: equal ones have the same.
struct LineNumbering {
    private var numbers: [ArraySlice<UInt8>: Int] = [:]

    /// The numbers of the lines of a text; a last line without a line feed equals none that has one.
    ///
    /// With `ignoringHashes`, lines are equal that differ in hashes of other parts of the file only.
    mutating func numbers(_ text: TextLines, ignoringHashes: Bool) -> [Int] {
        var result = text.lines.map { number(ignoringHashes ? DerivedHash.removed(from: $0) : $0) }
        if !text.endsWithNewline, let last = result.last { result[result.count - 1] = ~last }
        return result
    }

    private mutating func number(_ line: ArraySlice<UInt8>) -> Int {
        if let known = numbers[line] { return known }
        numbers[line] = numbers.count
        return numbers.count - 1
    }
}
