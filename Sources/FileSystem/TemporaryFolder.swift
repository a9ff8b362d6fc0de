#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Folders of which only their maker knows.
public enum TemporaryFolder {
    /// Makes an empty one that only this user can enter, and gives its path; who makes it removes it.
    ///
    /// - Parameters:
    ///   - prefix: How its name begins; letters that nobody can guess follow.
    ///   - folder: The folder that it is made in.
    /// - Throws: `FileError` where it cannot be made there.
    public static func make(_ prefix: String, in folder: String) throws(FileError) -> String {
        let pattern = Path.join(folder, "\(prefix)-XXXXXX")
        guard let path = pattern.withCString(strdup) else {
            throw FileError(path: pattern, operation: "make the folder", code: errno)
        }
        defer { free(path) }
        guard mkdtemp(path) != nil else {
            throw FileError(path: pattern, operation: "make the folder", code: errno)
        }
        return String(cString: path)
    }
}
