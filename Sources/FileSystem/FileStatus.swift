#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What stands at a path.
public enum FileStatus {
    /// The kinds of things that the project tells apart.
    public enum Kind: Hashable, Sendable {
        /// A regular file.
        case file
        /// A folder.
        case directory
        /// A symbolic link, wherever it leads.
        case link
        /// A pipe, socket or device.
        case other
    }

    /// The kind of what stands at `path`, without following a last link; nil where nothing can be found.
    public static func kind(of path: String) -> Kind? {
        kind(of: path, flags: AT_SYMLINK_NOFOLLOW)
    }

    /// The kind of what `path` leads to, so never `.link`; nil where it leads to nothing.
    public static func kindFollowingLinks(of path: String) -> Kind? {
        kind(of: path, flags: 0)
    }

    private static func kind(of path: String, flags: Int32) -> Kind? {
        guard !path.utf8.contains(0) else { return nil }
        return path.withCString { kind(of: $0, in: AT_FDCWD, flags: flags) }
    }

    /// The kind of what stands at `path` below an open folder; `flags` are those of `fstatat`.
    static func kind(of path: UnsafePointer<CChar>, in folder: Int32, flags: Int32) -> Kind? {
        var status = stat()
        guard retried({ fstatat(folder, path, &status, flags) }) == 0 else { return nil }
        return Kind(mode: status.st_mode)
    }
}

extension FileStatus.Kind {
    /// The kind that a `st_mode` of the system says.
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .directory
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
