import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Puts staged files in place one by one, and takes every step back where one fails.
struct Placement {
    /// A step that has been taken, by the path that it concerns.
    enum Step {
        /// A folder was made.
        case madeFolder(String)
        /// An empty folder with these permissions was removed.
        case removedFolder(String, mode: mode_t)
        /// A file of the earlier export was moved to the staging folder.
        case removedFile(String)
        /// A new file stands where there is none in its way any more.
        case addedFile(String)
    }

    let tree: FolderTree
    let staging: StagingFolder
    /// The files that belong to the export by its marker, and so may be replaced.
    private let listed: Set<String>
    private(set) var steps: [Step] = []

    /// A placement below the open folder `target`.
    init(into target: OpenFolder, from staging: StagingFolder, listed: Set<String>) {
        self.tree = FolderTree(target)
        self.staging = staging
        self.listed = listed
    }

    /// Removes the stale files, then moves the staged ones from the staging folder to the same paths.
    ///
    /// The marker, if it is a new one, comes last. Folders that the removals left empty are removed last. On failure everything is as it was.
    ///
    /// - Returns: how many files were removed; one that was no longer there does not count.
    mutating func run(
        removing stale: [String], placing staged: [String], marker hasNewMarker: Bool
    ) throws(ExportFailure) -> Int {
        do throws(ExportFailure) {
            var removed: [String] = []
            for path in stale where try remove(path) { removed.append(path) }
            for path in staged { try place(path) }
            if hasNewMarker { try placeMarker() }
            removeEmptied(above: removed)
            return removed.count
        } catch {
            for step in steps.reversed() { try? undo(step) }
            throw error
        }
    }

    /// Moves a file or link of the earlier export away; anything else that has come into its place stays.
    private mutating func remove(_ path: String) throws(ExportFailure) -> Bool {
        let (above, name) = ExportPath.split(path)
        let isRemoved = try ExportFailure.wrapping { () throws(FileError) in
            guard case .folder(let folder) = try tree.folder(above),
                let item = try folder.status(of: name).map(FoundItem.init),
                item == .otherFile || item == .link
            else { return false }
            try staging.keep(path, movedFrom: folder)
            return true
        }
        if isRemoved { steps.append(.removedFile(path)) }
        return isRemoved
    }

    private mutating func place(_ path: String) throws(ExportFailure) {
        let (above, name) = ExportPath.split(path)
        let folder = try self.folder(making: above)
        let item = try ExportFailure.wrapping { () throws(FileError) in
            try folder.status(of: name).map(FoundItem.init) ?? .nothing
        }
        switch item {
        case .nothing: break
        case .equalFile, .otherFile, .link: try makeWay(for: path, in: folder)
        case .folder: try removeEmptyFolder(path)
        case .special: throw foreign(path)
        }
        try ExportFailure.wrapping { () throws(FileError) in
            try staging.new.move(path, to: folder, as: name)
        }
        steps.append(.addedFile(path))
    }

    /// Moves the file or link that a new file replaces away.
    ///
    /// It is not just renamed over: ext4 then writes the new file to the disk at once, which makes an export of
    /// thousands of changed pages some twenty times slower.
    private mutating func makeWay(for path: String, in folder: OpenFolder) throws(ExportFailure) {
        guard listed.contains(path) else { throw foreign(path) }
        try ExportFailure.wrapping { () throws(FileError) in try staging.keep(path, movedFrom: folder) }
        steps.append(.removedFile(path))
    }

    /// Renames the marker over the old one, so that there is one at any time; nothing can fail after that.
    private func placeMarker() throws(ExportFailure) {
        try ExportFailure.wrapping { () throws(FileError) in
            try staging.new.move(ExportMarker.name, to: tree.root, as: ExportMarker.name)
        }
    }

    private func foreign(_ path: String) -> ExportFailure {
        .foreign(Path.join(tree.root.path, path))
    }
}

// MARK: - Folders

extension Placement {
    /// The folder at a path, made where it is missing.
    private mutating func folder(making path: String) throws(ExportFailure) -> OpenFolder {
        let place = try ExportFailure.wrapping { () throws(FileError) in try tree.folder(path) }
        switch place {
        case .folder(let folder): return folder
        case .blocked(let obstacle): throw foreign(obstacle)
        case .missing:
            let (above, name) = ExportPath.split(path)
            let parent = try folder(making: above)
            let isNew = try ExportFailure.wrapping { () throws(FileError) in try parent.makeFolder(name) }
            if isNew { steps.append(.madeFolder(path)) }
            return try ExportFailure.wrapping { () throws(FileError) in try OpenFolder(name, in: parent) }
        }
    }

    /// Removes a folder that stands in a file's place, if nothing but empty folders is in it.
    private mutating func removeEmptyFolder(_ path: String) throws(ExportFailure) {
        let (above, name) = ExportPath.split(path)
        guard let (parent, folder) = try? (tree.openFolder(above), tree.openFolder(path)),
            let names = try? folder.names(), let mode = try? folder.status().st_mode
        else { throw foreign(path) }
        for name in names { try removeEmptyFolder(path + "/" + name) }
        do throws(FileError) { try parent.removeFolder(name) } catch { throw foreign(path) }
        tree.forget()
        steps.append(.removedFolder(path, mode: mode & 0o7777))
    }

    /// Removes the folders above removed files as far as they are empty now; nothing depends on it.
    private func removeEmptied(above files: [String]) {
        let folders = Set(files.flatMap(ExportPath.folders(above:)))
        // A folder comes behind those in it.
        for path in folders.sorted(by: { ExportPath.inByteOrder($1, $0) }) {
            let (above, name) = ExportPath.split(path)
            try? tree.openFolder(above).removeFolder(name)
        }
    }

    private func undo(_ step: Step) throws(FileError) {
        switch step {
        case .madeFolder(let path):
            let (above, name) = ExportPath.split(path)
            tree.forget()
            try tree.openFolder(above).removeFolder(name)
        case .removedFolder(let path, let mode):
            let (above, name) = ExportPath.split(path)
            let parent = try tree.openFolder(above)
            _ = try parent.makeFolder(name)
            _ = fchmodat(parent.descriptor, name, mode, 0)
        case .removedFile(let path):
            let (above, name) = ExportPath.split(path)
            try staging.old.move(path, to: tree.openFolder(above), as: name)
        case .addedFile(let path):
            let (above, name) = ExportPath.split(path)
            try tree.openFolder(above).removeFile(name)
        }
    }
}
