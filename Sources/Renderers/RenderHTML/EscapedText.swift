/// Texts and attribute values made safe for HTML.
///
/// Beside markup, what would act on the page unseen is spelt out: control characters other than a line
/// break, and the nine characters that embed, override or isolate a direction (U+202A to U+202E and
/// U+2066 to U+2069). U+202E becomes `\u{202E}`, in letters.
enum EscapedText {
    /// Appends a text, or what stands between double quotes in a tag.
    static func append(_ text: some StringProtocol, quotes: Bool, to bytes: inout [UInt8]) {
        let isCopied = text.utf8.withContiguousStorageIfAvailable { append(plain: $0, to: &bytes) }
        if isCopied ?? false { return }
        for scalar in text.unicodeScalars { append(scalar, quotes: quotes, to: &bytes) }
    }

    /// Appends an address in ASCII as it stands between double quotes in a tag.
    static func append(address: [UInt8], to bytes: inout [UInt8]) {
        if address.withUnsafeBufferPointer({ append(plain: $0, to: &bytes) }) { return }
        for byte in address { append(Unicode.Scalar(byte), quotes: true, to: &bytes) }
    }

    /// Appends bytes of which none needs a second look; false, with nothing appended, where one does.
    private static func append(plain text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> Bool {
        for byte in text where !isPlain(byte) { return false }
        bytes.append(contentsOf: text)
        return true
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

    private static func append(_ scalar: Unicode.Scalar, quotes: Bool, to bytes: inout [UInt8]) {
        switch scalar.value {
        case 0x26: bytes.append("&amp;")
        case 0x3C: bytes.append("&lt;")
        case 0x3E: bytes.append("&gt;")
        case 0x22 where quotes: bytes.append("&quot;")
        case 0x0A: bytes.append(0x0A)
        case 0x00..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: spell(scalar, to: &bytes)
        case 0x00..<0x80: bytes.append(UInt8(scalar.value))
        default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private static func spell(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        bytes.append("\\u{")
        bytes.append(contentsOf: String(scalar.value, radix: 16, uppercase: true).utf8)
        bytes.append("}")
    }
}
