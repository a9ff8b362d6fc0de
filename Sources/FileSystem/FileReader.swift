#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads whole regular files.
public enum FileReader {
    /// The bytes of the file at `path`, which may be a link.
    ///
    /// Fails where it is missing, is no regular file (a folder, a pipe, a device), or is larger than
    /// `limit` bytes.
    public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path, limit: limit, into: &bytes)
        return bytes
    }

    /// As `read(_:limit:)`, replacing what is in `buffer` and keeping its memory; on failure it is empty.
    public static func read(_ path: String, limit: Int, into buffer: inout [UInt8]) throws(FileError) {
        buffer.removeAll(keepingCapacity: true)
        let file = try FileDescriptor(path)
        try read(file, limit: limit, into: &buffer)
    }

    /// Reads an open file to its end.
    static func read(
        _ file: borrowing FileDescriptor, limit: Int, into buffer: inout [UInt8]
    ) throws(FileError) {
        let size = try size(of: file, limit: limit)
        // One byte more than the size: a read that is shorter has met the end, and no second one is needed.
        fill(&buffer, to: size + 1)
        var count = 0
        defer { buffer.removeLast(buffer.count - count) }
        do throws(FileError) {
            while true {
                if count == buffer.count { fill(&buffer, to: count * 2) }
                let wanted = buffer.count - count
                let received = try readOnce(file, into: &buffer, from: count)
                count += received
                if count > limit { throw tooLarge(file.path, limit: limit) }
                // A size of 0 is also what /proc says of files that have bytes.
                if received == 0 || (received < wanted && count == size && size > 0) { return }
            }
        } catch {
            count = 0
            throw error
        }
    }

    /// The size in bytes of what must be a regular file within the limit.
    private static func size(of file: borrowing FileDescriptor, limit: Int) throws(FileError) -> Int {
        let status = try file.status()
        let kind = FileStatus.Kind(mode: status.st_mode)
        guard kind == .file else {
            throw FileError(
                path: file.path, operation: "read", code: kind == .directory ? EISDIR : EINVAL,
                reason: kind == .directory ? "it is a folder" : "it is not a regular file")
        }
        guard status.st_size <= limit else { throw tooLarge(file.path, limit: limit) }
        return Int(status.st_size)
    }

    private static func tooLarge(_ path: String, limit: Int) -> FileError {
        FileError(
            path: path, operation: "read", code: EFBIG,
            reason: "it is larger than the limit of \(limit) bytes")
    }

    private static func fill(_ buffer: inout [UInt8], to count: Int) {
        buffer.append(contentsOf: repeatElement(0, count: max(count - buffer.count, 0)))
    }

    private static func readOnce(
        _ file: borrowing FileDescriptor, into buffer: inout [UInt8], from start: Int
    ) throws(FileError) -> Int {
        let result = buffer.withUnsafeMutableBytes { all -> Result<Int, FileError> in
            do throws(FileError) {
                return .success(try file.read(into: UnsafeMutableRawBufferPointer(rebasing: all[start...])))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
