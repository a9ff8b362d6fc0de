public import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension FileWriter {
    /// Makes a folder and its missing parents; one that is there already is left as it is.
    ///
    /// - Throws: `FileError` where something else is there, or a parent is not writable.
    public static func makeFolder(_ path: String) throws(FileError) {
        guard mkdir(path, 0o777) != 0 else { return }
        switch errno {
        case ENOENT where Path.parent(path) != path:
            try makeFolder(Path.parent(path))
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
                throw FileError(path: path, operation: "make", code: errno)
            }
        case EEXIST where FileStatus.kindFollowingLinks(of: path) == .directory: return
        case let code: throw FileError(path: path, operation: "make", code: code)
        }
    }
}
