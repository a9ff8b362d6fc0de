private import CProcess
import FileSystem

/// An empty folder of which only one run knows, removed after it with all that is in it.
struct WorkingFolder: ~Copyable {
    /// Its absolute path.
    let path: String

    /// Makes one in the folder for temporary files.
    init(in temporaryFolder: String) throws(FileError) {
        path = try TemporaryFolder.make("emptystates-plugin", in: temporaryFolder)
    }

    deinit { _ = emptystates_remove_tree(path) }
}
