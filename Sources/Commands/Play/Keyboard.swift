import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The terminal on standard input, which sends every key as it is pressed, until it is let go of.
struct Keyboard: ~Copyable {
    private let saved: termios

    private init(saved: termios) { self.saved = saved }

    /// Takes the terminal; nil where standard input is none.
    static func take() -> Keyboard? {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        let keyboard = Keyboard(saved: settings)
        cfmakeraw(&settings)
        // Lines that are printed still begin at the left, and Enter is a line feed.
        settings.c_oflag |= tcflag_t(OPOST) | tcflag_t(ONLCR)
        settings.c_iflag |= tcflag_t(ICRNL)
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        return keyboard
    }

    deinit {
        var settings = saved
        _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }

    /// What has come of a wait.
    enum Input {
        case bytes([UInt8])
        case nothing
        case end
    }

    /// What was typed, waiting for it at most so long; a signal ends the wait.
    func read(within duration: Duration) -> Input {
        let (seconds, attoseconds) = duration.components
        let milliseconds = min(seconds, 3600) * 1000 + attoseconds / 1_000_000_000_000_000 + 1
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, Int32(milliseconds)) > 0 else { return .nothing }
        return OpenFile.read(atMost: 4096, from: STDIN_FILENO).map { .bytes($0) } ?? .end
    }
}
