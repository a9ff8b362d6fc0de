#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writing to a program that does not read, without being ended for it.
enum BrokenPipe {
    /// Runs `body` with SIGPIPE held back in this thread, so that a write to a closed pipe fails and does nothing
    /// else; what the process does with the signal elsewhere stays as it is.
    static func withoutSignal<Result>(_ body: () -> Result) -> Result {
        var signal = sigset_t()
        var before = sigset_t()
        var pending = sigset_t()
        sigemptyset(&signal)
        sigaddset(&signal, SIGPIPE)
        sigpending(&pending)
        let wasPending = sigismember(&pending, SIGPIPE) == 1
        pthread_sigmask(SIG_BLOCK, &signal, &before)
        defer {
            if !wasPending { discard(&signal) }
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return body()
    }

    /// Takes the signal off the list of those that wait to be delivered.
    private static func discard(_ signal: inout sigset_t) {
        #if canImport(Glibc)
            var moment = timespec(tv_sec: 0, tv_nsec: 0)
            while sigtimedwait(&signal, nil, &moment) < 0, errno == EINTR {}
        #else
            var pending = sigset_t()
            var number: Int32 = 0
            sigpending(&pending)
            if sigismember(&pending, SIGPIPE) == 1 { sigwait(&signal, &number) }
        #endif
    }
}
