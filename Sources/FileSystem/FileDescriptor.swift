#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open file or folder, closed when it goes out of scope.
struct FileDescriptor: ~Copyable {
    /// The system's number of it.
    let number: Int32
    /// The path for error messages, as the user gave it.
    let path: String

    /// Opens `name` below the open folder `parent`, or below the working directory where that is nil.
    ///
    /// `shown` is the path for error messages.
    init(
        _ name: String, in parent: borrowing FileDescriptor, flags: Int32, shown: String
    ) throws(FileError) {
        number = try Self.open(name, in: parent.number, flags: flags, shown: shown)
        path = shown
    }

    /// Opens the file or folder at `path`.
    init(_ path: String, flags: Int32 = 0, shown: String? = nil) throws(FileError) {
        number = try Self.open(path, flags: flags, shown: shown ?? path)
        self.path = shown ?? path
    }

    /// Opens for reading; whoever calls it closes the number.
    ///
    /// Waits for nothing (a pipe without a writer would otherwise hang the program) and is not inherited by
    /// child processes. Fails with the system's error: `ELOOP` or `ENOTDIR` for a link with `O_NOFOLLOW`.
    static func open(
        _ name: String, in folder: Int32 = AT_FDCWD, flags: Int32, shown: String
    ) throws(FileError) -> Int32 {
        guard !name.utf8.contains(0) else {
            throw FileError(path: shown, operation: "open", code: EINVAL, reason: Path.zeroByte)
        }
        let all = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags
        let opened = retried { openat(folder, name, all) }
        guard opened >= 0 else { throw FileError(path: shown, operation: "open", code: errno) }
        return opened
    }

    deinit { _ = close(number) }

    /// What the system knows of it.
    func status() throws(FileError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else {
            throw FileError(path: path, operation: "examine", code: errno)
        }
        return status
    }

    /// Reads into `buffer` what comes next, and returns how many bytes that were; 0 is the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        let count = OpenFile.read(into: buffer, from: number)
        guard count >= 0 else { throw FileError(path: path, operation: "read", code: errno) }
        return count
    }
}
