import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open folder, closed with its last reference.
///
/// A link at a name in it is never followed.
final class OpenFolder: Sendable {
    /// The system's number of it.
    let descriptor: Int32
    /// Its path for error messages.
    let path: String

    /// Opens the folder that `path` leads to.
    convenience init(at path: String) throws(FileError) {
        try self.init(path, in: AT_FDCWD, flags: 0, shownAs: path)
    }

    /// Opens the folder of that name in `parent`; a link in its place is `ENOTDIR` or `ELOOP`.
    convenience init(_ name: String, in parent: OpenFolder) throws(FileError) {
        try self.init(
            name, in: parent.descriptor, flags: O_NOFOLLOW, shownAs: Path.join(parent.path, name))
    }

    private init(_ name: String, in parent: Int32, flags: Int32, shownAs path: String) throws(FileError) {
        let opened = retried { openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags) }
        guard opened >= 0 else { throw FileError(path: path, operation: "open", code: errno) }
        self.descriptor = opened
        self.path = path
    }

    deinit { _ = close(descriptor) }
}

extension OpenFolder {
    /// What the system knows of the folder itself.
    func status() throws(FileError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw FileError(path: path, operation: "examine", code: errno)
        }
        return status
    }

    /// Takes the folder's lock, which is free again when the folder is closed; false where another process has it.
    func lock() -> Bool { retried { flock(descriptor, LOCK_EX | LOCK_NB) } == 0 }

    /// What the system knows of a name in it; nil where there is nothing.
    func status(of name: String) throws(FileError) -> stat? {
        var status = stat()
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
        if errno == ENOENT { return nil }
        throw FileError(path: Path.join(path, name), operation: "examine", code: errno)
    }

    /// Makes a folder, or finds one made.
    ///
    /// - Returns: whether it is new.
    func makeFolder(_ name: String) throws(FileError) -> Bool {
        if mkdirat(descriptor, name, 0o777) == 0 { return true }
        if errno == EEXIST { return false }
        throw FileError(path: Path.join(path, name), operation: "create", code: errno)
    }

    /// Moves what has that name into another folder, over what is there.
    func move(_ name: String, to other: OpenFolder, as newName: String) throws(FileError) {
        guard renameat(descriptor, name, other.descriptor, newName) == 0 else {
            throw FileError(path: Path.join(other.path, newName), operation: FileError.placing, code: errno)
        }
    }

    /// Removes a file or link.
    func removeFile(_ name: String) throws(FileError) {
        guard unlinkat(descriptor, name, 0) == 0 else {
            throw FileError(path: Path.join(path, name), operation: "remove", code: errno)
        }
    }

    /// Removes an empty folder.
    func removeFolder(_ name: String) throws(FileError) {
        guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else {
            throw FileError(path: Path.join(path, name), operation: "remove", code: errno)
        }
    }
}

extension FileError {
    /// The operation of moving a finished file to where it belongs.
    static let placing = "put in place"
}
