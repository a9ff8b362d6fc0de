private import CProcess

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a program is started with besides its arguments.
struct SpawnOrder: ~Copyable {
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
    }

    deinit {
        var actions = actions
        var attributes = attributes
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    /// Gives the program one of this process's descriptors under a number.
    mutating func duplicate(_ end: PipeEnd, to target: Int32) {
        posix_spawn_file_actions_adddup2(&actions, end.number, target)
    }

    /// Opens a file for writing under a number.
    mutating func open(_ path: String, as target: Int32) {
        posix_spawn_file_actions_addopen(&actions, target, path, O_WRONLY, 0)
    }

    /// Gives the program none of the descriptors that this process has besides; after all others.
    mutating func closeOthers() throws(SpawnFailure) {
        let problem = emptystates_add_close_others(&actions)
        guard problem == 0 else { throw SpawnFailure(code: problem) }
    }

    /// Starts the program in a folder.
    mutating func enter(_ folder: String) throws(SpawnFailure) {
        let problem = emptystates_add_chdir(&actions, folder)
        guard problem == 0 else { throw SpawnFailure(code: problem) }
    }

    /// Chooses the process group, and what the program does on signals until it says otherwise.
    ///
    /// A program in the foreground keeps what this one was told to ignore, such as SIGHUP by `nohup`, but not
    /// what this one ignores for itself; one in a group of its own starts with the system's defaults.
    mutating func choose(_ group: Program.Group) {
        var defaults = sigset_t()
        var mask = sigset_t()
        sigemptyset(&mask)
        var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        switch group {
        case .shared:
            sigemptyset(&defaults)
            sigaddset(&defaults, SIGPIPE)
            sigaddset(&defaults, SIGXFSZ)
        case .own:
            sigfillset(&defaults)
            flags |= POSIX_SPAWN_SETPGROUP
            posix_spawnattr_setpgroup(&attributes, 0)
        }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &mask)
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// Starts the program, whose first argument is its own path, and returns the number of its process.
    ///
    /// `environment` is this process's where it is nil.
    func spawn(
        _ path: String, _ arguments: [String], environment: [String]?
    ) throws(SpawnFailure) -> pid_t {
        let words = CStrings([path] + arguments)
        let variables = environment.map(CStrings.init)
        var process: pid_t = 0
        var problem: Int32 = 0
        for attempt in 0..<Self.attempts {
            if attempt > 0 { usleep(Self.pause) }
            var actions = actions
            var attributes = attributes
            problem = posix_spawn(
                &process, path, &actions, &attributes, words.pointers, variables?.pointers ?? environ)
            // A file that was just written may still be open for writing in a program that is being started by
            // another thread at this moment.
            guard problem == ETXTBSY else { break }
        }
        guard problem == 0 else { throw SpawnFailure(code: problem) }
        return process
    }

    private static let attempts = 20
    /// Microseconds.
    private static let pause: UInt32 = 5000
}

/// Texts as C wants them: each ended by a zero byte, and the list by a null pointer.
private final class CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ texts: [String]) {
        count = texts.count
        pointers = .allocate(capacity: count + 1)
        for (index, text) in texts.enumerated() { (pointers + index).initialize(to: strdup(text)) }
        (pointers + count).initialize(to: nil)
    }

    deinit {
        for index in 0..<count { free(pointers[index]) }
        pointers.deallocate()
    }
}
