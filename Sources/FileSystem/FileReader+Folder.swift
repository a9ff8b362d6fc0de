#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension FileReader {
    /// The bytes of the file `name` inside `folder`: a plain name, or names of sub-folders and a file with
    /// slashes between them.
    ///
    /// Nothing outside the folder is ever read. An absolute name, and one with an empty, `.` or `..` part,
    /// is refused. A link is followed only where its target is inside the folder: the name is resolved, the
    /// result compared with the folder, and its parts then opened one below the other without following
    /// links, so that a link put there in the meantime is refused too. `folder` itself may be a link.
    /// Fails as `read(_:limit:)` does, and with `EPERM` for a name or link that leads outside.
    public static func readInside(
        folder: String, name: String, limit: Int
    ) throws(FileError) -> [UInt8] {
        let shown = Path.join(folder, name)
        guard Path.isPlain(name) else {
            throw FileError(
                path: shown, operation: "open", code: EPERM, reason: "it is not a name inside the folder")
        }
        var bytes: [UInt8] = []
        if !name.utf8.contains(UInt8(ascii: "/")),
            let file = try? FileDescriptor(shown, flags: O_NOFOLLOW)
        {
            // Nearly every file: no link, and so in the folder itself.
            try read(file, limit: limit, into: &bytes)
            return bytes
        }
        let root = try FileDescriptor(folder.isEmpty ? "." : folder, flags: O_DIRECTORY, shown: folder)
        let file = try openInside(root, folder: folder, name: name, shown: shown)
        try read(file, limit: limit, into: &bytes)
        return bytes
    }

    /// As `readInside(folder:name:limit:)`, for a name that `DirectoryWalk` has found in the folder.
    ///
    /// It enters no links, so only the last part of the name can be one, and nearly no file costs more than one that
    /// is read by its path.
    public static func readFound(
        folder: String, name: String, limit: Int
    ) throws(FileError) -> [UInt8] {
        let shown = Path.join(folder, name)
        do throws(FileError) {
            let file = try FileDescriptor(shown, flags: O_NOFOLLOW)
            var bytes: [UInt8] = []
            try read(file, limit: limit, into: &bytes)
            return bytes
        } catch  where error.code == ELOOP {
            return try readInside(folder: folder, name: name, limit: limit)
        }
    }

    private static func openInside(
        _ root: borrowing FileDescriptor, folder: String, name: String, shown: String
    ) throws(FileError) -> FileDescriptor {
        do throws(FileError) {
            return try openWithoutLinks(root, name: name, shown: shown)
        } catch  where error.code == ELOOP || error.code == ENOTDIR {
            let target = try resolved(folder: folder, name: name, shown: shown)
            return try openWithoutLinks(root, name: target, shown: shown)
        }
    }

    /// The name, relative to the folder and without links, of what `name` leads to.
    private static func resolved(folder: String, name: String, shown: String) throws(FileError) -> String {
        let target = try Path.realPath(of: shown)
        let root = try Path.realPath(of: folder)
        guard let inside = Path.relative(target, to: root) else {
            throw FileError(
                path: shown, operation: "open", code: EPERM,
                reason: "it is a link that leads outside the folder")
        }
        return inside
    }

    /// Opens the parts of `name` one below the other; a link among them is an error.
    private static func openWithoutLinks(
        _ root: borrowing FileDescriptor, name: String, shown: String
    ) throws(FileError) -> FileDescriptor {
        var parts = Path.components(name)
        guard let last = parts.popLast(), let first = parts.first else {
            return try FileDescriptor(name, in: root, flags: O_NOFOLLOW, shown: shown)
        }
        let flags = O_DIRECTORY | O_NOFOLLOW
        var parent = try FileDescriptor(first, in: root, flags: flags, shown: shown)
        for part in parts.dropFirst() {
            parent = try FileDescriptor(part, in: parent, flags: flags, shown: shown)
        }
        return try FileDescriptor(last, in: parent, flags: O_NOFOLLOW, shown: shown)
    }
}
