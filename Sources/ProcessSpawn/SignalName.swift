#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The names of signals.
public enum SignalName {
    /// The signal's name without `SIG`: `SEGV` of 11; nil for one that has none here.
    public static func of(_ number: Int32) -> String? {
        names.first { $0.number == number }?.name
    }

    private static let names: [(number: Int32, name: String)] = [
        (SIGHUP, "HUP"), (SIGINT, "INT"), (SIGQUIT, "QUIT"), (SIGILL, "ILL"), (SIGTRAP, "TRAP"),
        (SIGABRT, "ABRT"), (SIGBUS, "BUS"), (SIGFPE, "FPE"), (SIGKILL, "KILL"), (SIGUSR1, "USR1"),
        (SIGSEGV, "SEGV"), (SIGUSR2, "USR2"), (SIGPIPE, "PIPE"), (SIGALRM, "ALRM"), (SIGTERM, "TERM"),
        (SIGXCPU, "XCPU"), (SIGXFSZ, "XFSZ"), (SIGSYS, "SYS"),
    ]
}
