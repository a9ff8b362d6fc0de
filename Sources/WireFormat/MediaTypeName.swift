/// Names of media types, after RFC 6838, section 4.2.
enum MediaTypeName {
    /// Type and subtype in lower case, without parameters; nil where it is no media type.
    static func essence(of text: String) -> String? {
        let name = text.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
        let parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy(isName) else { return nil }
        return String(decoding: name, as: UTF8.self).lowercased()
    }

    /// Whether a byte is an ASCII letter or digit.
    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    private static func isName(_ part: Substring.UTF8View) -> Bool {
        guard let first = part.first, isLetterOrDigit(first), part.count <= 127 else { return false }
        return part.allSatisfy { isLetterOrDigit($0) || "!#$&-^_.+".utf8.contains($0) }
    }
}
