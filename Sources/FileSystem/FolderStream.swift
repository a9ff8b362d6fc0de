#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The items of an open folder, in the system's order, without hidden ones.
struct FolderStream: ~Copyable {
    /// One thing in a folder.
    struct Item: Sendable {
        /// Its name, with bad bytes as U+FFFD.
        let name: String
        /// The system's own name with its final zero byte, where `name` is not the true one.
        let rawName: [CChar]?
        /// The name for messages, with the value of each byte that is not UTF-8, as `\\xFF`.
        var shownName: String {
            guard let rawName else { return name }
            return Self.spelled(rawName.dropLast().map { UInt8(bitPattern: $0) })
        }

        private static func spelled(_ bytes: [UInt8]) -> String {
            var text = ""
            var rest = bytes[...]
            while let first = rest.first {
                // The longest a character can be first; a byte that begins none is spelt out.
                let character = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
                    .first
                text += character ?? "\\x" + String(first, radix: 16, uppercase: true)
                rest = rest.dropFirst(character?.utf8.count ?? 1)
            }
            return text
        }

        /// What it is; of links, only those that do not lead to a folder are `.link`, others `.other`.
        let kind: FileStatus.Kind
    }

    #if canImport(Glibc)
        private let stream: OpaquePointer
    #else
        private let stream: UnsafeMutablePointer<DIR>
    #endif
    /// The path for error messages.
    private let path: String

    /// Opens the folder at `path`, which may be a link.
    init(_ path: String) throws(FileError) {
        let opened = try FileDescriptor.open(path.isEmpty ? "." : path, flags: O_DIRECTORY, shown: path)
        try self.init(owning: opened, path: path)
    }

    /// The stream closes the descriptor.
    private init(owning descriptor: Int32, path: String) throws(FileError) {
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            _ = close(descriptor)
            throw FileError(path: path, operation: "list", code: code)
        }
        self.stream = stream
        self.path = path
    }

    deinit { _ = closedir(stream) }

    /// The system's number of the folder, which is open for as long as this is there.
    var descriptor: Int32 { dirfd(stream) }

    /// Opens a folder that `next` has returned, by the number of the one that it is in; nil where it has gone
    /// or become something else since.
    static func open(_ item: Item, in folder: Int32, path: String) throws(FileError) -> FolderStream? {
        let flags = O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW
        let opened = item.withCName { name in retried { openat(folder, name, flags) } }
        if opened < 0, [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
        guard opened >= 0 else { throw FileError(path: path, operation: "open", code: errno) }
        return try FolderStream(owning: opened, path: path)
    }

    /// The next item that is not hidden; nil after the last.
    func next() throws(FileError) -> Item? {
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw FileError(path: path, operation: "list", code: errno) }
                return nil
            }
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
            if name.pointee == CChar(UInt8(ascii: ".")) { continue }
            return item(name, type: Int32(entry.pointee.d_type))
        }
    }

    private func item(_ name: UnsafePointer<CChar>, type: Int32) -> Item {
        let text = String(validatingCString: name)
        let raw = text == nil ? Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1)) : nil
        return Item(name: text ?? String(cString: name), rawName: raw, kind: kind(name, type: type))
    }

    /// `d_type` spares a system call an item; file systems that do not keep it say "unknown".
    private func kind(_ name: UnsafePointer<CChar>, type: Int32) -> FileStatus.Kind {
        switch type {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .directory
        case Int32(DT_LNK): return linkKind(name)
        case Int32(DT_UNKNOWN):
            let kind = FileStatus.kind(of: name, in: dirfd(stream), flags: AT_SYMLINK_NOFOLLOW)
            return kind == .link ? linkKind(name) : kind ?? .other
        default: return .other
        }
    }

    private func linkKind(_ name: UnsafePointer<CChar>) -> FileStatus.Kind {
        FileStatus.kind(of: name, in: dirfd(stream), flags: 0) == .directory ? .other : .link
    }
}

extension FolderStream.Item {
    fileprivate func withCName<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        guard let rawName else { return name.withCString(body) }
        // The array is never empty, so it has an address; the text stands in for the compiler's sake.
        return rawName.withUnsafeBufferPointer { raw in
            if let start = raw.baseAddress { body(start) } else { name.withCString(body) }
        }
    }
}
