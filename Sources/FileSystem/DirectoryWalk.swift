#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lists the files of a folder and of the folders in it.
public enum DirectoryWalk {
    /// How many folders may be nested below the first: more than people nest, and too few to run out of
    /// file descriptors, of which each level holds one.
    public static let depthLimit = 64

    /// The paths, relative to `path` and in the order of their UTF-8 bytes, of the files that `accept` takes.
    ///
    /// Names that begin with a dot are skipped, folders too. A link to a folder is not entered; any other
    /// link is listed like a file, so that reading a broken one reports it. Pipes, sockets and devices are
    /// skipped. Fails where a folder cannot be read, where folders are nested deeper than `depthLimit`, and
    /// where an accepted file's path is not UTF-8, since no `String` could name it (its bad bytes are
    /// U+FFFD for `accept`).
    public static func files(
        below path: String, where accept: (String) -> Bool
    ) throws(FileError) -> [String] {
        var walk = Walk(root: path)
        try walk.visit(FolderStream(path), prefix: "", isText: true, depth: 0, accept)
        walk.found.sort(by: inByteOrder)
        return walk.found
    }

    /// `String`'s own order is that of Unicode's normal form; for ASCII it is the bytes', and faster.
    private static func inByteOrder(_ a: String, _ b: String) -> Bool {
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }
}

/// One walk under way.
private struct Walk {
    /// The first folder, as the user gave it.
    let root: String
    /// What has been accepted so far.
    var found: [String] = []

    init(root: String) { self.root = root }

    /// Lists one folder; `prefix` is its path relative to the root with a slash behind it, or empty, and
    /// `isText` whether that is its true name.
    mutating func visit(
        _ folder: borrowing FolderStream, prefix: String, isText: Bool, depth: Int, _ accept: (String) -> Bool
    ) throws(FileError) {
        guard depth <= DirectoryWalk.depthLimit else {
            throw FileError(
                path: Path.join(root, prefix), operation: "list", code: ENAMETOOLONG,
                reason: "folders are nested deeper than \(DirectoryWalk.depthLimit)")
        }
        while let item = try folder.next() {
            let path = prefix + item.name
            let isText = isText && item.rawName == nil
            switch item.kind {
            case .directory:
                guard let inner = try folder.open(item, path: Path.join(root, path)) else { continue }
                try visit(inner, prefix: path + "/", isText: isText, depth: depth + 1, accept)
            case .file, .link:
                if accept(path) { try add(path, isText: isText) }
            case .other: continue
            }
        }
    }

    private mutating func add(_ path: String, isText: Bool) throws(FileError) {
        guard isText else {
            throw FileError(
                path: Path.join(root, path), operation: "list", code: EILSEQ, reason: "its path is not UTF-8")
        }
        found.append(path)
    }
}
