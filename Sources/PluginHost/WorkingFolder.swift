private import CProcess
import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An empty folder of which only one run knows, removed after it with all that is in it.
struct WorkingFolder: ~Copyable {
    /// Its absolute path.
    let path: String

    /// Makes one in the folder for temporary files.
    init(in temporaryFolder: String) throws(FileError) {
        let pattern = Path.join(temporaryFolder, "emptystates-plugin-XXXXXX")
        var bytes = pattern.utf8CString
        let isMade = bytes.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) } != nil
        }
        guard isMade else { throw FileError(path: pattern, operation: "make the folder", code: errno) }
        path = bytes.withUnsafeBufferPointer { buffer in
            String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    deinit { _ = emptystates_remove_tree(path) }
}
