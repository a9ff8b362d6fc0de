import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension OpenFolder {
    /// Every name in the folder but `.` and `..`, in the system's order, with bad bytes as U+FFFD.
    func names() throws(FileError) -> [String] {
        // The stream closes its descriptor and moves its place in the listing, so it gets one of its own.
        let own = retried { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard own >= 0, let stream = fdopendir(own) else {
            let code = errno
            if own >= 0 { _ = close(own) }
            throw FileError(path: path, operation: "list", code: code)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let item = readdir(stream) else { break }
            let name = Self.name(of: item)
            if name != "." && name != ".." { names.append(name) }
        }
        guard errno == 0 else { throw FileError(path: path, operation: "list", code: errno) }
        return names
    }

    private static func name(of item: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &item.pointee.d_name) { field in
            String(cString: UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self))
        }
    }

    /// Removes a folder in this one with all that is in it, as far as that can be done.
    func removeTree(_ name: String) {
        guard let folder = try? OpenFolder(name, in: self) else { return }
        folder.removeContent()
        try? removeFolder(name)
    }

    private func removeContent() {
        guard let names = try? names() else { return }
        for name in names where unlinkat(descriptor, name, 0) != 0 {
            removeTree(name)
        }
    }
}
