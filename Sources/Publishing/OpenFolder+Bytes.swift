import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is found where a file is to go.
enum FoundItem: Hashable {
    /// Nothing.
    case nothing
    /// A regular file with just these bytes.
    case equalFile
    /// A regular file with other bytes, or one that cannot be read.
    case otherFile
    /// A symbolic link.
    case link
    /// A folder.
    case folder
    /// A pipe, socket or device.
    case special
}

extension OpenFolder {
    /// Writes a new file; where that fails, what has been written of it is left.
    ///
    /// - Parameters:
    ///   - path: a plain name, or a path through folders that are known to be no links.
    ///   - mode: the permissions before the process's mask.
    ///   - shown: the path for error messages.
    func create(
        _ path: String, _ bytes: [UInt8], mode: mode_t = 0o666, shownAs shown: @autoclosure () -> String
    ) throws(FileError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = retried { openat(descriptor, path, flags, mode) }
        guard file >= 0 else {
            let code = errno
            throw FileError(path: shown(), operation: "write", code: code)
        }
        try Self.finishFile(file, bytes, shownAs: shown())
    }

    /// Writes `bytes` to an open file and closes it.
    static func finishFile(
        _ file: Int32, _ bytes: [UInt8], shownAs shown: @autoclosure () -> String
    ) throws(FileError) {
        var code = OpenFile.write(all: bytes, to: file)
        // Network file systems say only on closing that the disk is full.
        if close(file) != 0 && errno != EINTR && code == 0 { code = errno }
        guard code == 0 else { throw FileError(path: shown(), operation: "write", code: code) }
    }

    /// Compares the file of that name with `bytes`, without following a link.
    func compare(_ name: String, with bytes: [UInt8]) throws(FileError) -> FoundItem {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let file = retried { openat(descriptor, name, flags) }
        guard file >= 0 else { return try item(name, code: errno) }
        defer { _ = close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            throw FileError(path: Path.join(path, name), operation: "examine", code: errno)
        }
        let item = FoundItem(status)
        guard item == .otherFile, status.st_size == bytes.count else { return item }
        return bytes.withUnsafeBytes { equals(file, $0) } ? .equalFile : .otherFile
    }

    /// What a name that could not be opened stands for.
    private func item(_ name: String, code: Int32) throws(FileError) -> FoundItem {
        if code == ENOENT { return .nothing }
        guard [ELOOP, EACCES, EPERM, ENXIO].contains(code) else {
            throw FileError(path: Path.join(path, name), operation: "read", code: code)
        }
        return try status(of: name).map(FoundItem.init) ?? .nothing
    }

    /// The bytes of the regular file of that name; nil where there is none, or a link or folder instead.
    func read(_ name: String, limit: Int) throws(FileError) -> [UInt8]? {
        guard let status = try status(of: name), FoundItem(status) == .otherFile else { return nil }
        let shown = Path.join(path, name)
        guard status.st_size <= limit else { throw FileError(path: shown, operation: "read", code: EFBIG) }
        let file = retried { openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard file >= 0 else { throw FileError(path: shown, operation: "read", code: errno) }
        defer { _ = close(file) }
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            (count, code) = fill(UnsafeMutableRawBufferPointer(buffer), from: file)
        }
        guard code == 0 else { throw FileError(path: shown, operation: "read", code: code) }
        return bytes
    }
}

extension FoundItem {
    /// What a status says, where the bytes have not been compared.
    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .otherFile
        case S_IFLNK: self = .link
        case S_IFDIR: self = .folder
        default: self = .special
        }
    }
}

/// Reads until the buffer is full or the file ends: how many bytes, and 0 or the system's error number.
private func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> (count: Int, code: Int32) {
    var count = 0
    while count < buffer.count {
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        let received = OpenFile.read(into: part, from: file)
        guard received > 0 else { return (count, received < 0 ? errno : 0) }
        count += received
    }
    return (count, 0)
}

/// Whether what an open file of that many bytes holds is `bytes`; false where it cannot be read.
private func equals(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: min(bytes.count, 1 << 16), alignment: 16) { buffer in
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, rest.count)])
            let (count, code) = fill(part, from: file)
            guard code == 0, count == part.count, let a = part.baseAddress,
                let b = UnsafeRawBufferPointer(rebasing: rest).baseAddress, memcmp(a, b, count) == 0
            else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
