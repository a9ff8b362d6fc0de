import Rendering

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The paths that files of an export may have.
///
/// They are those that a renderer may give, so that a path is one line of the marker and means the same on every
/// system; and none is hidden, as the names are that an export keeps for itself.
public enum ExportPath {
    /// What is wrong with `path`, as half a sentence that goes on from "its path"; nil where it may be used.
    public static func problem(_ path: String) -> String? { ArtifactPath.problem(path) }

    /// How the names begin that an export keeps for itself: the marker and the staging folder.
    static let reservedPrefix = ".emptystates-"

    /// The folder of a path, empty for the export's own, and the name in it.
    static func split(_ path: String) -> (folder: String, name: String) {
        // Cut as bytes: a slash and a combining mark after it are one Character, but still a slash.
        guard let cut = path.utf8.lastIndex(of: slash) else { return ("", path) }
        return (String(path[..<cut]), String(path[path.utf8.index(after: cut)...]))
    }

    /// The folders above a path, the outermost first: `a`, `a/b` of `a/b/c`.
    static func folders(above path: String) -> [String] {
        guard path.utf8.contains(slash) else { return [] }
        return path.utf8.indices.filter { path.utf8[$0] == slash }.map { String(path[..<$0]) }
    }

    /// The order of the marker, which is that of the paths' bytes.
    static func inByteOrder(_ a: String, _ b: String) -> Bool {
        // Lent where they are, which nearly all strings allow: making them contiguous would count references.
        let order = a.utf8.withContiguousStorageIfAvailable { a in
            b.utf8.withContiguousStorageIfAvailable { b in
                guard let first = a.baseAddress, let second = b.baseAddress else { return a.count < b.count }
                let order = memcmp(first, second, min(a.count, b.count))
                return order == 0 ? a.count < b.count : order < 0
            }
        }
        return (order ?? nil) ?? a.utf8.lexicographicallyPrecedes(b.utf8)
    }

    private static let slash = UInt8(ascii: "/")
}
