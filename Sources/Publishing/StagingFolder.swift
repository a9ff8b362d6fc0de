import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A hidden folder on the same file system as the output, in which files wait to be put in place.
final class StagingFolder: Sendable {
    /// The files of this run.
    let new: OpenFolder
    /// The files of the earlier export that have been replaced or removed, until the run has succeeded.
    let old: OpenFolder
    /// The folder that the staging folder lies in.
    private let parent: OpenFolder
    private let name: String
    private let folder: OpenFolder

    /// The name of the folder with the files of this run.
    private static let newName = "new"
    private static let oldName = "old"

    /// Makes `.NAME.emptystates-PID` in `parent`, with a number behind it where that is taken.
    init(in parent: OpenFolder, for name: String) throws(FileError) {
        self.parent = parent
        Self.removeAbandoned(in: parent, for: name)
        self.name = try Self.make(in: parent, prefix: Self.prefix(for: name) + "\(getpid())")
        do throws(FileError) {
            self.folder = try OpenFolder(self.name, in: parent)
            // Free again when the process ends, however it does. A file system without locks has nothing to say.
            _ = folder.lock()
            self.new = try Self.part(Self.newName, of: folder)
            self.old = try Self.part(Self.oldName, of: folder)
        } catch {
            parent.removeTree(self.name)
            throw error
        }
    }

    /// Makes a staging folder for a folder that is there: beside it where files can be moved from there,
    /// else inside it, as for a mount point or where the parent folder cannot be written to.
    static func make(for target: OpenFolder, realPath: String) throws(FileError) -> StagingFolder {
        let name = Path.lastComponent(realPath)
        if let parent = try? OpenFolder(at: Path.parent(realPath)),
            let beside = try? StagingFolder(in: parent, for: name)
        {
            if beside.canMove(into: target) { return beside }
            beside.remove()
        }
        return try StagingFolder(in: target, for: "")
    }

    /// Whether a name is one that a staging folder inside an output has.
    static func isName(_ name: String) -> Bool {
        let prefix = ExportPath.reservedPrefix
        return name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isWholeNumber ?? false
    }

    /// Writes one file of this run; `output` is the folder to name in messages.
    ///
    /// Folders are made when a file finds its own missing, so that a file in a folder that is there costs no
    /// more than opening, writing and closing. The staging folder is this run's alone: its paths hold no links.
    func write(_ path: String, _ bytes: [UInt8], shownBelow output: String) throws(FileError) {
        do throws(FileError) {
            try new.create(path, bytes, shownAs: Path.join(output, path))
        } catch {
            let folders = ExportPath.folders(above: path)
            guard error.code == ENOENT, !folders.isEmpty else { throw error }
            for folder in folders { _ = try new.makeFolder(folder) }
            try new.create(path, bytes, shownAs: Path.join(output, path))
        }
    }

    /// Moves the file at `path`, which lies in `folder`, to the old ones.
    func keep(_ path: String, movedFrom folder: OpenFolder) throws(FileError) {
        for folder in ExportPath.folders(above: path) { _ = try old.makeFolder(folder) }
        try folder.move(ExportPath.split(path).name, to: old, as: path)
    }

    /// Moves the folder of this run's files to where the export is to be: nothing, or an empty folder.
    func moveWhole(to name: String, in folder: OpenFolder) throws(FileError) {
        try self.folder.move(Self.newName, to: folder, as: name)
    }

    /// Removes the staging folder and what is still in it.
    func remove() { parent.removeTree(name) }

    /// Whether a rename from here into `target` is possible, found out by one and another back; a file system
    /// boundary cannot be told otherwise, as there are mounts of one part of a file system in another.
    private func canMove(into target: OpenFolder) -> Bool {
        let probe = name + "-probe"
        guard renameat(folder.descriptor, Self.oldName, target.descriptor, probe) == 0 else { return false }
        return renameat(target.descriptor, probe, folder.descriptor, Self.oldName) == 0
    }

    /// How the names of the staging folders for `name` begin, before the process's number.
    private static func prefix(for name: String) -> String {
        // A name may have 255 bytes; a long one leaves no room for the rest.
        let label = name.isEmpty || name.utf8.count > 200 ? "" : "." + name
        return label + ExportPath.reservedPrefix
    }

    /// Removes what runs left that were killed: no process has the number, and nobody holds the lock, as one
    /// on another machine or in another container would.
    private static func removeAbandoned(in parent: OpenFolder, for name: String) {
        let prefix = prefix(for: name).utf8
        for name in (try? parent.names()) ?? [] where name.utf8.starts(with: prefix) {
            let number = name.utf8.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: "-") }
            guard let process = pid_t(String(decoding: number, as: UTF8.self)), process > 0,
                kill(process, 0) != 0, errno == ESRCH,
                let folder = try? OpenFolder(name, in: parent), folder.lock()
            else { continue }
            parent.removeTree(name)
        }
    }

    private static func make(in parent: OpenFolder, prefix: String) throws(FileError) -> String {
        for number in 0..<1000 {
            let name = number == 0 ? prefix : "\(prefix)-\(number)"
            if try parent.makeFolder(name) { return name }
        }
        throw FileError(path: Path.join(parent.path, prefix), operation: "create", code: EEXIST)
    }

    private static func part(_ name: String, of folder: OpenFolder) throws(FileError) -> OpenFolder {
        _ = try folder.makeFolder(name)
        return try OpenFolder(name, in: folder)
    }
}
