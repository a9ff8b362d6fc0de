/// The inside of a string in JSON.
enum JSONEscapes {
    /// Appends a text with what JSON or a terminal would not take as it is spelt as escapes.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        // What needs no escape is copied in whole stretches, most texts in one.
        var copied = 0
        var index = 0
        while index < text.count {
            guard mayBeginUnsafe(text[index]) else {
                index += 1
                continue
            }
            let (scalar, length) = scalar(in: text, at: index)
            if isUnsafe(scalar) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
                append(escape: scalar, to: &bytes)
                copied = index + length
            }
            index += length
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    }

    private static func append(escape scalar: UInt32, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch scalar {
        case 0x22, 0x5C: bytes.append(UInt8(scalar))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        default:
            bytes.append(UInt8(ascii: "u"))
            for shift in [12, 8, 4, 0] as [UInt32] {
                bytes.append(Color.letter(UInt8(scalar >> shift & 15)))
            }
        }
    }

    /// Whether a scalar that is escaped may begin with this byte of UTF-8.
    private static func mayBeginUnsafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x1F, 0x22, 0x5C, 0x7F, 0xC2, 0xE2, 0xEF: true
        default: false
        }
    }

    /// The scalar that begins at one of those bytes, and how many bytes it takes.
    private static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, length: Int) {
        let first = UInt32(text[index])
        if first < 0x80 { return (first, 1) }
        let second = UInt32(text[index + 1]) & 0x3F
        if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
        return ((first & 0x0F) << 12 | second << 6 | UInt32(text[index + 2]) & 0x3F, 3)
    }

    private static func isUnsafe(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x22, 0x5C: true
        case 0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
