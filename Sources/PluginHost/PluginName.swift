/// The names of out-of-process renderers, and of their files.
public enum PluginName {
    /// What the name of the file begins with: `emptystates-render-outline` is the renderer `outline`.
    public static let filePrefix = "emptystates-render-"

    /// Whether a name is one that a renderer can have: letters from `a` to `z`, digits and hyphens.
    public static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= longest && name.utf8.first != UInt8(ascii: "-")
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// The renderer that a file of this name would be, valid or not; nil where the file is none.
    static func ofFile(_ fileName: String) -> String? {
        fileName.hasPrefix(filePrefix) ? String(fileName.dropFirst(filePrefix.count)) : nil
    }

    private static let longest = 64
}
