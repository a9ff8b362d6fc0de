/// A quick look at the bytes of a text: nearly every text holds nothing that has to be spelt out.
enum SuspiciousBytes {
    /// Whether a text surely has nothing that `VisibleText` spells out, and no line break but the plain one.
    ///
    /// A text for which it is false may still be harmless.
    static func isNone(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "\n"), 0x20..<0x7F: continue
            case 0..<0x20, 0x7F: return false
            // The first bytes of the scalars in question. In UTF-8 others follow each of them.
            case 0xC2 where text[index + 1] < 0xA0: return false
            case 0xD8 where text[index + 1] == 0x9C: return false
            case 0xE1 where text[index + 1] == 0xA0: return false
            case 0xE2 where mayDeceive(text[index + 1], text[index + 2]): return false
            case 0xEF where text[index + 1] == 0xBB || text[index + 1] == 0xBF: return false
            default: continue
            }
        }
        return true
    }

    /// Whether a scalar from U+2000 on, but no dash, quotation mark or ellipsis (U+2010 to U+2027).
    private static func mayDeceive(_ second: UInt8, _ third: UInt8) -> Bool {
        second == 0x80 && !(0x90..<0xA8 ~= third) || second == 0x81
    }
}
