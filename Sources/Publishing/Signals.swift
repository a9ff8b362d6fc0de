#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Signals that the program would rather meet as errors.
public enum Signals {
    /// Makes a write beyond the process's file size limit fail with `EFBIG`, instead of ending the process
    /// by SIGXFSZ and leaving its staging folder behind.
    public static func ignoreFileSizeSignal() {
        _ = signal(SIGXFSZ, SIG_IGN)
    }
}
