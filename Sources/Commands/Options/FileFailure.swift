import CommandTable
import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension CommandFailure {
    /// A file or folder that cannot be read, with what to do about it; `what` says what it is, as `the script`.
    static func unreadable(_ error: FileError, what: String = "") -> CommandFailure {
        let subject = what.isEmpty ? error.path : "\(what) \(error.path)"
        return .failed(
            .couldNotRun, "cannot read \(subject): \(error.reason)", remedy: remedyForReading(error))
    }

    /// A file or folder that cannot be written, with what to do about it.
    static func unwritable(_ error: FileError) -> CommandFailure {
        .failed(.couldNotRun, "\(error)", remedy: remedyForWriting(error))
    }

    private static func remedyForReading(_ error: FileError) -> String? {
        switch error.code {
        case ENOENT, ENOTDIR: "see that the path is right"
        case EACCES, EPERM: "see that you may read it"
        case EISDIR: "name a file"
        default: nil
        }
    }

    /// What to do about a file or folder that cannot be written; nil where nothing is known.
    static func remedyForWriting(_ error: FileError) -> String? {
        let folder = Path.parent(error.path)
        return switch error.code {
        case ENOENT: "make the folder \(folder) first, or name another file"
        case ENOTDIR: "a part of the path is a file; name a folder"
        case EACCES, EPERM, EROFS: "see that you may write into \(folder), or name another place"
        case EISDIR: "name a file"
        case ENOSPC, EDQUOT: "make room, or name another place"
        default: nil
        }
    }
}
