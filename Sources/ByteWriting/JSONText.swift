/// Texts made safe for JSON that is printed as well as read.
///
/// Beside what JSON wants escaped, control characters and those that turn text round are spelt as escapes.
public enum JSONText {
    /// Appends a text in UTF-8, without the quotes around it.
    public static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
        bytes.append(text, escapes: JSONEscapes.self)
    }
}

private enum JSONEscapes: Escapes {
    @inline(__always)
    static var marked: SixteenBytes.Kinds { [.controls, .quote, .backslash, .leadE2, .leadsC2EF] }

    static func replace(_ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer) -> Int {
        switch text[0] {
        case UInt8(ascii: "\""): bytes.append("\\\"")
        case UInt8(ascii: "\\"): bytes.append("\\\\")
        case UInt8(ascii: "\n"): bytes.append("\\n")
        case UInt8(ascii: "\r"): bytes.append("\\r")
        case UInt8(ascii: "\t"): bytes.append("\\t")
        case 0..<0x80: append(escape: UInt32(text[0]), to: &bytes)
        default: return replaceBeyondASCII(text, in: &bytes)
        }
        return 1
    }

    private static func replaceBeyondASCII(
        _ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer
    ) -> Int {
        let (scalar, width) = text.scalar(at: 0)
        switch scalar.value {
        case 0x80...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
            append(escape: scalar.value, to: &bytes)
            return width
        default:
            bytes.append(text[0])
            return 1
        }
    }

    private static func append(escape value: UInt32, to bytes: inout ByteBuffer) {
        bytes.append("\\u")
        bytes.append(hex: UInt8(value >> 8))
        bytes.append(hex: UInt8(value & 0xFF))
    }
}
