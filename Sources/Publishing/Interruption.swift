import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The user's wish to end the program, as a flag that workers read between two files.
///
/// The first SIGINT, SIGTERM or SIGHUP sets the flag; a second one ends the process as if there were no
/// handler. The exit status is the command's business.
public enum Interruption {
    /// Set by the signal handler; a lock-free atomic is one of the few things that a handler may write to.
    private static let flag = Atomic<Bool>(false)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Whether one of the signals has come since `install`.
    public static var isRequested: Bool { flag.load(ordering: .relaxed) }

    /// Clears the flag and begins to take the signals.
    ///
    /// A signal that was ignored when the program was started stays so, as `nohup` and shells that start
    /// something in the background expect.
    public static func install() {
        // This first use also makes the global's one-time initialisation happen outside the handler.
        flag.store(false, ordering: .relaxed)
        for number in signals { install(number) }
    }

    private static func install(_ number: Int32) {
        let before = signal(number) { _ in
            Interruption.flag.store(true, ordering: .relaxed)
            _ = signal(SIGINT, SIG_DFL)
            _ = signal(SIGTERM, SIG_DFL)
            _ = signal(SIGHUP, SIG_DFL)
        }
        // Handlers cannot be compared as functions; "ignore" is an address that no function has.
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            _ = signal(number, SIG_IGN)
        }
    }
}
