public import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes single files, as for `--output FILE`.
public enum FileWriter {
    /// Makes `path` a file of just these bytes, or changes nothing.
    ///
    /// The file is written beside its target and renamed; it is not forced onto the disk. An equal file is left
    /// alone, another one replaced by one with its permissions. A link is replaced and not followed, except
    /// the ones of the system in /dev and /proc, such as /dev/stdout: those, pipes and devices are written to.
    ///
    /// - Throws: `FileError` where `path` is a folder, or where the folder that it is in is missing, is not
    ///   writable or has no room.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let name = Path.lastComponent(path)
        guard !path.utf8.contains(0), !name.isEmpty || path == "/" else {
            throw FileError(path: path, operation: "write", code: EINVAL, reason: "it is no path")
        }
        guard path.utf8.last != UInt8(ascii: "/"), name != ".", name != ".." else { throw isFolder(path) }
        let folder = try openParent(of: path)
        switch try folder.compare(name, with: bytes) {
        case .equalFile: return
        case .folder: throw isFolder(path)
        case .special: try writeThrough(bytes, to: name, in: folder, path: path)
        case .link where isSystem(path): try writeThrough(bytes, to: name, in: folder, path: path)
        case .nothing, .otherFile, .link: try replace(name, in: folder, with: bytes, path: path)
        }
    }

    private static func openParent(of path: String) throws(FileError) -> OpenFolder {
        do throws(FileError) {
            return try OpenFolder(at: Path.parent(path))
        } catch {
            throw FileError(path: path, operation: "write", code: error.code, reason: error.reason)
        }
    }

    private static func isFolder(_ path: String) -> FileError {
        FileError(path: path, operation: "write", code: EISDIR, reason: "it is a folder")
    }

    /// Whether a link at `path` is one of the system's; replacing /dev/stdout would harm every program.
    private static func isSystem(_ path: String) -> Bool {
        guard let parent = try? Path.realPath(of: Path.parent(path)) else { return false }
        return parent == "/dev" || parent == "/proc" || parent.utf8.starts(with: "/proc/".utf8)
    }

    private static func writeThrough(
        _ bytes: [UInt8], to name: String, in folder: OpenFolder, path: String
    ) throws(FileError) {
        let file = retried { openat(folder.descriptor, name, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
        guard file >= 0 else { throw FileError(path: path, operation: "write", code: errno) }
        try OpenFolder.finishFile(file, bytes, shownAs: path)
    }

    private static func replace(
        _ name: String, in folder: OpenFolder, with bytes: [UInt8], path: String
    ) throws(FileError) {
        let before = try folder.status(of: name)
        let temporary = try freeName(for: name, in: folder)
        do throws(FileError) {
            try folder.create(temporary, bytes, shownAs: path)
            if let before, FoundItem(before) == .otherFile {
                _ = fchmodat(folder.descriptor, temporary, before.st_mode & 0o777, 0)
            }
            try folder.move(temporary, to: folder, as: name)
        } catch {
            try? folder.removeFile(temporary)
            throw FileError(path: path, operation: "write", code: error.code, reason: error.reason)
        }
    }

    /// A hidden name that nothing has; the file is then made only if that is still so.
    private static func freeName(for name: String, in folder: OpenFolder) throws(FileError) -> String {
        // A name may have 255 bytes; a long one leaves no room for the rest.
        let label = name.utf8.count > 200 ? "" : "." + name
        for number in 0..<1000 {
            let candidate = "\(label)\(ExportPath.reservedPrefix)\(getpid())-\(number)"
            if try folder.status(of: candidate) == nil { return candidate }
        }
        throw FileError(path: Path.join(folder.path, name), operation: "write", code: EEXIST)
    }
}
