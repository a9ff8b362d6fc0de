#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Path {
    /// Why a path with a zero byte is refused: the system would take it to end there.
    static let zeroByte = "the path contains a zero byte"

    /// The absolute path of what `path` leads to, without links, `.` or `..`; fails where it is missing.
    public static func realPath(of path: String) throws(FileError) -> String {
        guard !path.utf8.contains(0) else {
            throw FileError(
                path: path, operation: "resolve", code: EINVAL, reason: zeroByte)
        }
        guard let text = realpath(path.isEmpty ? "." : path, nil) else {
            throw FileError(path: path, operation: "resolve", code: errno)
        }
        defer { free(text) }
        return String(cString: text)
    }

    /// The absolute path of the working directory; fails where that has been removed.
    public static func currentDirectory() throws(FileError) -> String {
        try realPath(of: ".")
    }
}
