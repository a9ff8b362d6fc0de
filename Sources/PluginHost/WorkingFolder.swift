private import CProcess
import FileSystem

/// An empty folder of which only one run knows, removed after it with all that is in it.
struct WorkingFolder: ~Copyable {
    /// Its absolute path.
    let path: String
    /// Tells other processes that it is in use; nil where the file system has no locks.
    private let lock: FolderLock?

    /// Makes one in the folder for temporary files.
    init(in temporaryFolder: String) throws(FileError) {
        var path = try TemporaryFolder.make(Self.prefix, in: temporaryFolder)
        var lock = FolderLock(waitingFor: path)
        // Another process may have taken it for a stale one before it was locked.
        while FileStatus.kind(of: path) == nil {
            path = try TemporaryFolder.make(Self.prefix, in: temporaryFolder)
            lock = FolderLock(waitingFor: path)
        }
        self.path = path
        self.lock = lock
    }

    deinit { _ = emptystates_remove_tree(path) }

    /// Removes what processes of this user have left that ended too suddenly to do it themselves.
    static func removeStale(in temporaryFolder: String) {
        for name in FolderNames.list(temporaryFolder) ?? [] where name.hasPrefix("\(prefix)-") {
            let path = Path.join(temporaryFolder, name)
            guard let lock = FolderLock(path) else { continue }
            _ = emptystates_remove_tree(path)
            _ = consume lock
        }
    }

    private static let prefix = "emptystates-plugin"
}
