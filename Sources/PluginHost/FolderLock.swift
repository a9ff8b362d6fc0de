import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A lock on a folder of this user, which the system takes back when the process ends, however it ends.
struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Locks a folder; nil where another process has locked it, and where it is a link or of another user.
    init?(_ path: String) { self.init(path, LOCK_EX | LOCK_NB) }

    /// Locks a folder once nobody else has; nil where it is gone, or its file system has no locks.
    init?(waitingFor path: String) { self.init(path, LOCK_EX) }

    private init?(_ path: String, _ operation: Int32) {
        // Closed on exec, so that no renderer keeps the lock of a program that has ended.
        let opened = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened >= 0 else { return nil }
        var status = stat()
        guard fstat(opened, &status) == 0, status.st_uid == geteuid(),
            retried({ flock(opened, operation) }) == 0
        else {
            _ = close(opened)
            return nil
        }
        descriptor = opened
    }

    deinit { _ = close(descriptor) }
}
