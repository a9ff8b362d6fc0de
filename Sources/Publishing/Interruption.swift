import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The user's wish to end the program, as what workers ask for between two files.
///
/// The first SIGINT, SIGTERM or SIGHUP is noted; a second one ends the process as if there were no
/// handler. The exit status is the command's business.
public enum Interruption {
    /// Set by the signal handler; a lock-free atomic is one of the few things that a handler may write to.
    private static let received = Atomic<Int32>(0)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Whether one of the signals has come since `install`.
    public static var isRequested: Bool { signal != nil }

    /// The number of the signal that has come since `install`; nil where none has.
    public static var signal: Int32? {
        let number = received.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Forgets any and begins to take the signals.
    ///
    /// A signal that was ignored when the program was started stays so, as `nohup` and shells that start
    /// something in the background expect.
    public static func install() {
        // This first use also makes the global's one-time initialisation happen outside the handler.
        received.store(0, ordering: .relaxed)
        for number in signals { install(number) }
    }

    private static func install(_ number: Int32) {
        let before = setHandler(number) { number in
            Interruption.received.store(number, ordering: .relaxed)
            _ = setHandler(SIGINT, SIG_DFL)
            _ = setHandler(SIGTERM, SIG_DFL)
            _ = setHandler(SIGHUP, SIG_DFL)
        }
        // Handlers cannot be compared as functions; "ignore" is an address that no function has.
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            _ = setHandler(number, SIG_IGN)
        }
    }
}

/// The system's `signal`, which the property of that name hides.
private func setHandler(
    _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
) -> (@convention(c) (Int32) -> Void)? {
    signal(number, handler)
}
