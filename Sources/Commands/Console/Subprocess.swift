import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs a program of the user's in the foreground: it shares the terminal and the process group, so that it
/// can read keys and Ctrl-C reaches it.
enum Subprocess {
    /// What a program left behind.
    struct Result {
        /// Its exit status, or 128 and the number of the signal that ended it.
        let status: Int32
        /// What it printed.
        let output: [UInt8]
    }

    /// The path of a program in the folders of `PATH`; nil where there is none.
    static func find(_ name: String, in path: String) -> String? {
        for folder in path.split(separator: ":") {
            let candidate = Path.join(String(folder), name)
            if FileStatus.kindFollowingLinks(of: candidate) == .file, access(candidate, X_OK) == 0 {
                return candidate
            }
        }
        return nil
    }

    /// A word for a POSIX shell.
    static func quoted(_ word: String) -> String {
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Runs a program with `input` on its standard input, and gathers its standard output; nil where it
    /// cannot be started.
    ///
    /// With `isSilent` its complaints are dropped.
    static func run(
        _ program: String, _ arguments: [String], input: [UInt8], isSilent: Bool = false
    ) -> Result? {
        guard let stdin = Pipe(), let stdout = Pipe() else { return nil }
        var actions = FileActions()
        actions.duplicate(stdin.reader, to: STDIN_FILENO)
        actions.duplicate(stdout.writer, to: STDOUT_FILENO)
        if isSilent { actions.open("/dev/null", as: STDERR_FILENO) }
        guard let process = actions.spawn(program, [program] + arguments) else { return nil }
        stdin.closeReader()
        stdout.closeWriter()
        // Programs run here read all of their input before they print more than a pipe holds.
        stdin.write(input)
        stdin.closeWriter()
        let output = stdout.readAll()
        stdout.closeReader()
        return Result(status: wait(for: process), output: output)
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

/// The two ends of a pipe, closed on exec.
private final class Pipe {
    private(set) var reader: Int32
    private(set) var writer: Int32

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        (reader, writer) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        closeReader()
        closeWriter()
    }

    func closeReader() {
        if reader >= 0 { close(reader) }
        reader = -1
    }

    func closeWriter() {
        if writer >= 0 { close(writer) }
        writer = -1
    }

    /// Writes until all is written or nobody reads.
    func write(_ bytes: [UInt8]) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                #if canImport(Glibc)
                    return Glibc.write(writer, rest.baseAddress, rest.count)
                #else
                    return Darwin.write(writer, rest.baseAddress, rest.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            offset += count
        }
    }

    func readAll() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(reader, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}

/// What a program is started with besides its arguments.
private struct FileActions: ~Copyable {
    #if canImport(Glibc)
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
    #else
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
    #endif

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        // This program ignores SIGPIPE; the one it starts must not.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    }

    deinit {
        var actions = actions
        var attributes = attributes
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    mutating func duplicate(_ descriptor: Int32, to target: Int32) {
        posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }

    mutating func open(_ path: String, as target: Int32) {
        posix_spawn_file_actions_addopen(&actions, target, path, O_WRONLY, 0)
    }

    /// The process's number; nil where it cannot be started.
    func spawn(_ program: String, _ arguments: [String]) -> pid_t? {
        var process: pid_t = 0
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var actions = actions
        var attributes = attributes
        return posix_spawn(&process, program, &actions, &attributes, words, environ) == 0 ? process : nil
    }
}
