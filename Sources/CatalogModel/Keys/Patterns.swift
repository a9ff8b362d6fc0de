import SceneModel

/// The forms that some texts must have.
extension ValueType.Pattern {
    /// An entry's id.
    static let id = ValueType.Pattern(
        name: "an id: lower-case letters, digits and hyphens, at most 64, beginning with a letter or digit",
        expression: "^[a-z0-9][a-z0-9-]{0,63}$", limit: IDGrammar.limit)
    /// A tag: any text of one line.
    static let tag = ValueType.Pattern(
        name: "a tag of one line, 1 to 64 bytes long", expression: "^[^\\r\\n]+$", limit: 64)
    /// A language's code.
    static let language = ValueType.Pattern(
        name: "a language code such as en or zh-Hans",
        expression: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", limit: 35)
    /// An address that may be opened.
    static let httpsAddress = ValueType.Pattern(
        name: "an https address without spaces", expression: "^https://[!-~]+$", limit: 2048)
    /// A face or family.
    static let fontName = ValueType.Pattern(
        name: "a font name of one line, at most 128 bytes", expression: "^[^\\r\\n]+$", limit: 128)
}

/// What the patterns say, as code: they are checked byte by byte.
enum Forms {
    static func isLanguage(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let primary = parts.first, (2...8).contains(primary.utf8.count) else { return false }
        return parts.allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { isLetter($0) || (part != primary && isDigit($0)) }
        }
    }

    static func isHTTPSAddress(_ text: String) -> Bool {
        text.hasPrefix("https://") && text.utf8.count > 8
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    static func isOneLine(_ text: String) -> Bool {
        !text.isEmpty && !text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
