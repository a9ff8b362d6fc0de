#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A started process, until it is waited for.
struct Child {
    let process: pid_t
    let group: Program.Group

    /// Whether its process has ended, or is no longer ours to wait for.
    ///
    /// It stays a zombie, so that its number, which is that of its group, cannot become another's.
    func hasEnded() -> Bool {
        var info = siginfo_t()
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 {
            if errno != EINTR { return true }
        }
        return info.si_signo != 0
    }

    /// Sends a signal to its whole group, or to it alone where the group is ours.
    func signal(_ number: Int32) {
        _ = kill(group == .own ? -process : process, number)
    }

    /// Takes its status, which makes its number free; nil for the ending where the system does not tell it.
    ///
    /// It has ended, or is about to: it is waited for two seconds at most, since a process that hangs in the
    /// system itself does not even obey SIGKILL.
    func reap() -> ProgramRun.Ending? {
        var status: Int32 = 0
        for _ in 0..<2000 {
            let found = waitpid(process, &status, WNOHANG)
            if found == process { return Self.ending(status) }
            if found < 0, errno != EINTR { break }
            usleep(1000)
        }
        return nil
    }

    /// The macros WIFSIGNALED and so on, which Swift does not see.
    private static func ending(_ status: Int32) -> ProgramRun.Ending {
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    }
}
