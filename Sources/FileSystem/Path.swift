/// Paths as strings, cut and joined at slashes without asking the system.
public enum Path {
    /// `b` below `a`; `b` alone where it is absolute or `a` is empty.
    public static func join(_ a: String, _ b: String) -> String {
        if a.isEmpty || b.utf8.first == slash { return b }
        if b.isEmpty { return a }
        return a.utf8.last == slash ? a + b : a + "/" + b
    }

    /// The folder that holds `path`: `a` of `a/b`, `.` of `b`, `/` of `/b` and of `/`.
    public static func parent(_ path: String) -> String {
        let trimmed = withoutTrailingSlashes(path)
        guard let last = trimmed.lastIndex(of: slash) else {
            return trimmed.isEmpty && !path.isEmpty ? "/" : "."
        }
        let parent = withoutTrailingSlashes(String(Substring(trimmed[..<last])))
        return parent.isEmpty ? "/" : String(Substring(parent))
    }

    /// The last name in `path`: `b` of `a/b` and of `a/b/`; empty where there is none.
    public static func lastComponent(_ path: String) -> String {
        let trimmed = withoutTrailingSlashes(path)
        guard let last = trimmed.lastIndex(of: slash) else { return String(Substring(trimmed)) }
        return String(Substring(trimmed[trimmed.index(after: last)...]))
    }

    /// Whether `name` stays inside a folder by its letters alone: relative, and no part empty, `.` or `..`.
    static func isPlain(_ name: String) -> Bool {
        name.utf8.split(separator: slash, omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
        }
    }

    /// The names between the slashes.
    static func components(_ path: String) -> [String] {
        path.utf8.split(separator: slash).map { String(Substring($0)) }
    }

    /// What is left of `path` below `folder`; nil where it is not below it.
    ///
    /// Both are real paths.
    static func relative(_ path: String, to folder: String) -> String? {
        let prefix = folder.utf8.last == slash ? folder : folder + "/"
        guard path.utf8.starts(with: prefix.utf8), path.utf8.count > prefix.utf8.count else { return nil }
        return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
    }

    // Cut as bytes: a slash and a combining mark after it are one Character, but still a slash.
    private static let slash = UInt8(ascii: "/")

    private static func withoutTrailingSlashes(_ path: String) -> Substring.UTF8View {
        var rest = path[...].utf8
        while rest.last == slash { rest.removeLast() }
        return rest
    }
}
