/// Texts and attribute values made safe for HTML and XML.
///
/// Beside markup, what would act on the page unseen is spelt out: control characters other than a line
/// break, the nine characters that embed, override or isolate a direction (U+202A to U+202E and U+2066 to
/// U+2069), and the two that XML 1.0 knows no way to write (U+FFFE and U+FFFF). U+202E becomes `\u{202E}`, in
/// letters.
public enum EscapedText {
    /// Appends a text, or what stands between double quotes in a tag.
    public static func append(_ text: some StringProtocol, quotes: Bool, to bytes: inout [UInt8]) {
        append(any: text, quotes: quotes, to: &bytes)
    }

    /// Appends a text, or what stands between double quotes in a tag.
    public static func append(_ text: some StringProtocol, quotes: Bool, to bytes: inout ByteBuffer) {
        append(any: text, quotes: quotes, to: &bytes)
    }

    private static func append<Target: ByteTarget & ~Copyable>(
        any text: some StringProtocol, quotes: Bool, to bytes: inout Target
    ) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
            append($0, quotes: quotes, to: &bytes)
        }
        if isDone != nil { return }
        Array(text.utf8).withUnsafeBufferPointer { append($0, quotes: quotes, to: &bytes) }
    }

    /// The text as a reader sees it: what is spelt out is, and markup is left alone.
    ///
    /// Whoever measures a text has to measure this.
    public static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isSpelled) else { return text }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if isSpelled(scalar) {
                spell(scalar, to: &bytes)
            } else {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends UTF-8: what needs no escape in one piece up to the next that does.
    private static func append<Target: ByteTarget & ~Copyable>(
        _ text: UnsafeBufferPointer<UInt8>, quotes: Bool, to bytes: inout Target
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
    /// The three that lead the scalars in question in UTF-8 are C2 (U+0080 to
    /// U+00BF), E2 (U+2000 to U+2FFF) and EF (U+F000 to U+FFFF).
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: false
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: true
        }
    }

    /// The scalar that some UTF-8 begins with, if it must not stand as it is.
    private static func escaped(_ text: Slice<UnsafeBufferPointer<UInt8>>, quotes: Bool) -> Unicode.Scalar? {
        let byte = text[text.startIndex]
        switch byte {
        case UInt8(ascii: "\""): return quotes ? "\"" : nil
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): return Unicode.Scalar(byte)
        default:
            guard let scalar = scalar(leading: text), isSpelled(scalar) else { return nil }
            return scalar
        }
    }

    /// The scalar that UTF-8 begins with: one of ASCII, or one led by C2, E2 or EF.
    private static func scalar(leading text: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        let byte = text[text.startIndex]
        if byte < 0x80 { return Unicode.Scalar(byte) }
        let following = text.dropFirst().prefix(byte == 0xC2 ? 1 : 2)
        var value = UInt32(byte & (byte == 0xC2 ? 0x1F : 0x0F))
        for next in following { value = value << 6 | UInt32(next & 0x3F) }
        return Unicode.Scalar(value)
    }

    private static func append<Target: ByteTarget & ~Copyable>(
        _ scalar: Unicode.Scalar, to bytes: inout Target
    ) {
        switch scalar {
        case "&": bytes.append("&amp;")
        case "<": bytes.append("&lt;")
        case ">": bytes.append("&gt;")
        case "\"": bytes.append("&quot;")
        default: spell(scalar, to: &bytes)
        }
    }

    private static func isSpelled(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0x00..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
        default: false
        }
    }

    private static func spell<Target: ByteTarget & ~Copyable>(
        _ scalar: Unicode.Scalar, to bytes: inout Target
    ) {
        bytes.append("\\u{")
        bytes.append(text: String(scalar.value, radix: 16, uppercase: true))
        bytes.append("}")
    }
}
