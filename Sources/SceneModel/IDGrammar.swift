/// The grammar of an entry's id and of the names of renderers and variants, which are parts of paths and
/// addresses on every system.
public enum IDGrammar {
    /// The longest, in bytes.
    public static let limit = 64

    /// Whether a text is `[a-z0-9][a-z0-9-]*`, and no longer than that.
    public static func accepts(_ text: String) -> Bool {
        guard let first = text.utf8.first, first != UInt8(ascii: "-"), text.utf8.count <= limit else {
            return false
        }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"):
                true
            default: false
            }
        }
    }
}
