#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A time as a file system keeps it.
struct FileTime: Comparable {
    private let seconds: Int
    private let nanoseconds: Int

    private init(_ time: timespec) {
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
    }

    /// When a file's bytes changed.
    init(modified status: stat) {
        #if canImport(Glibc)
            self.init(status.st_mtim)
        #else
            self.init(status.st_mtimespec)
        #endif
    }

    /// When a file's status changed: its bytes, permissions, or name.
    init(changed status: stat) {
        #if canImport(Glibc)
            self.init(status.st_ctim)
        #else
            self.init(status.st_ctimespec)
        #endif
    }

    /// Now, by the clock that file systems take their times from.
    static var now: FileTime {
        var time = timespec()
        #if canImport(Glibc)
            _ = clock_gettime(CLOCK_REALTIME_COARSE, &time)
        #else
            _ = clock_gettime(CLOCK_REALTIME, &time)
        #endif
        return FileTime(time)
    }

    static func < (a: FileTime, b: FileTime) -> Bool {
        (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
    }

    /// Sets the time at which the bytes of a file in a folder changed; that it fails is of no account.
    func set(for name: String, in folder: OpenFolder) {
        let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
        let times = [time, time]
        _ = utimensat(folder.descriptor, name, times, AT_SYMLINK_NOFOLLOW)
    }
}
