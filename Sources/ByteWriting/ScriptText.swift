/// Texts made safe for JSON that stands in a script element or a script file.
///
/// `<` and what ends a line of a script are spelt as escapes, and so are the characters that turn text round.
public enum ScriptText {
    /// Appends a text in UTF-8, without the quotes around it.
    public static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
        bytes.append(text, escapes: ScriptEscapes.self)
    }
}

private enum ScriptEscapes: Escapes {
    @inline(__always)
    static var marked: SixteenBytes.Kinds { [.controls, .quote, .backslash, .lessThan, .leadE2] }

    static func replace(_ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer) -> Int {
        switch text[0] {
        case UInt8(ascii: "\""): bytes.append("\\\"")
        case UInt8(ascii: "\\"): bytes.append("\\\\")
        case UInt8(ascii: "\n"): bytes.append("\\n")
        case 0xE2: return replaceSeparator(text, in: &bytes)
        default:
            bytes.append("\\u00")
            bytes.append(hex: text[0])
        }
        return 1
    }

    /// U+2028 to U+202E lie at E2 80 A8 to AE, U+2066 to U+2069 at E2 81 A6 to A9.
    private static func replaceSeparator(
        _ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer
    ) -> Int {
        switch (text.count > 2 ? text[1] : 0, text.count > 2 ? text[2] : 0) {
        case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9):
            bytes.append("\\u20")
            bytes.append(hex: (text[1] & 1) << 6 | text[2] & 0x3F)
            return 3
        default:
            bytes.append(text[0])
            return 1
        }
    }
}
