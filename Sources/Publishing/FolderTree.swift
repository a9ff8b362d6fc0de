import FileSystem
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folders below an open one, opened part by part so that no link among them is ever followed.
final class FolderTree: Sendable {
    /// What is found at a folder's path.
    enum Place {
        /// The folder.
        case folder(OpenFolder)
        /// Nothing, at this path or above it.
        case missing
        /// Something at this path that is no folder: a file, or a link wherever it leads.
        case blocked(at: String)
    }

    /// The folder that all paths begin at.
    let root: OpenFolder
    /// Folders opened lately, by path.
    private let opened = Mutex<[String: OpenFolder]>([:])
    /// How many are kept open: far fewer than a process may have, and enough for a tree that is not wide.
    private static let limit = 64

    /// The tree below an open folder.
    init(_ root: OpenFolder) { self.root = root }

    /// The folder at a path, empty for the root.
    func folder(_ path: String) throws(FileError) -> Place {
        if path.isEmpty { return .folder(root) }
        if let known = opened.withLock({ $0[path] }) { return .folder(known) }
        let (above, name) = ExportPath.split(path)
        let place = try folder(above)
        guard case .folder(let parent) = place else { return place }
        do throws(FileError) {
            let folder = try OpenFolder(name, in: parent)
            keep(folder, at: path)
            return .folder(folder)
        } catch {
            if error.code == ENOENT { return .missing }
            if error.code == ENOTDIR || error.code == ELOOP { return .blocked(at: path) }
            throw error
        }
    }

    /// The folder at a path where one must be.
    func openFolder(_ path: String) throws(FileError) -> OpenFolder {
        if case .folder(let folder) = try folder(path) { return folder }
        throw FileError(path: Path.join(root.path, path), operation: "open", code: ENOTDIR)
    }

    /// Forgets the open folders, since some have been removed or put in place anew.
    func forget() { opened.withLock { $0.removeAll() } }

    private func keep(_ folder: OpenFolder, at path: String) {
        opened.withLock { opened in
            if opened.count >= Self.limit { opened.removeAll(keepingCapacity: true) }
            opened[path] = folder
        }
    }
}
