#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The names in one folder.
enum FolderNames {
    /// The names in a folder, in the system's order; nil where it cannot be listed.
    ///
    /// Bytes that are no UTF-8 become U+FFFD, which no renderer's name has.
    static func list(_ path: String) -> [String]? {
        guard let stream = opendir(path) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
            names.append(String(cString: name))
        }
        return names
    }
}
