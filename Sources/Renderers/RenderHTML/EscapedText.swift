/// Texts and attribute values made safe for HTML.
///
/// Beside markup, what would act on the page unseen is spelt out: control characters other than a line
/// break, and the nine characters that embed, override or isolate a direction (U+202A to U+202E and
/// U+2066 to U+2069). U+202E becomes `\u{202E}`, in letters.
enum EscapedText {
    /// Appends a text, or what stands between double quotes in a tag.
    static func append(_ text: some StringProtocol, quotes: Bool, to bytes: inout [UInt8]) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
            append($0, quotes: quotes, to: &bytes)
        }
        if isDone != nil { return }
        Array(text.utf8).withUnsafeBufferPointer { append($0, quotes: quotes, to: &bytes) }
    }

    /// Appends UTF-8: what needs no escape in one piece up to the next that does.
    private static func append(
        _ text: UnsafeBufferPointer<UInt8>, quotes: Bool, to bytes: inout [UInt8]
    ) {
        var start = 0
        var index = 0
        while index < text.count {
            guard !isPlain(text[index]), let scalar = escaped(text[index...], quotes: quotes) else {
                index += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            append(scalar, to: &bytes)
            index += UTF8.width(scalar)
            start = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Bytes that need no second look.
    ///
    /// The two that lead the scalars in question in UTF-8 are C2 (U+0080 to
    /// U+00BF) and E2 (U+2000 to U+2FFF).
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, 0xC2, 0xE2: false
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: true
        }
    }

    /// The scalar that some UTF-8 begins with, if it must not stand as it is.
    private static func escaped(_ text: Slice<UnsafeBufferPointer<UInt8>>, quotes: Bool) -> Unicode.Scalar? {
        let byte = text[text.startIndex]
        switch byte {
        case 0x0A: return nil
        case UInt8(ascii: "\"") where !quotes: return nil
        case 0xC2:
            let next = text.dropFirst().first ?? 0
            return next < 0xA0 ? Unicode.Scalar(next) : nil
        case 0xE2:
            guard text.count > 2 else { return nil }
            let (second, third) = (text[text.startIndex + 1], text[text.startIndex + 2])
            switch (second, third) {
            case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9):
                return Unicode.Scalar(0x2000 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F))
            default: return nil
            }
        default: return Unicode.Scalar(byte)
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "&": bytes.append("&amp;")
        case "<": bytes.append("&lt;")
        case ">": bytes.append("&gt;")
        case "\"": bytes.append("&quot;")
        default:
            bytes.append("\\u{")
            bytes.append(contentsOf: String(scalar.value, radix: 16, uppercase: true).utf8)
            bytes.append("}")
        }
    }
}
