#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files that can be run.
public enum ProgramFile {
    /// Whether there is a file, perhaps by a link, that may be executed.
    public static func isProgram(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        return access(path, X_OK) == 0
    }

    /// The path of a program in the folders of a PATH; nil where there is none.
    public static func find(_ name: String, in searchPath: String) -> String? {
        searchPath.split(separator: ":").lazy.map { "\($0)/\(name)" }.first(where: isProgram)
    }
}
