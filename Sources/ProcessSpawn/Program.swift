#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program to run, and what it gets besides its input.
///
/// It is started from a vector of arguments; no shell is between.
public struct Program: Sendable {
    /// The process group that it runs in.
    public enum Group: Hashable, Sendable {
        /// That of this process: it shares the terminal, and Ctrl-C reaches it.
        case shared
        /// One of its own, which is ended as a whole when the program has ended.
        case own
    }

    /// What becomes of what it writes to standard error.
    public enum Complaints: Hashable, Sendable {
        /// It goes where this process's goes.
        case shown
        /// Nobody sees it.
        case dropped
        /// The last so many bytes are kept.
        case kept(bytes: Int)
    }

    /// Where it is; absolute where `folder` is set.
    public var path: String
    /// Its arguments, without its own name.
    public var arguments: [String]
    /// `NAME=value` for each variable that it sees; nil for those of this process.
    public var environment: [String]?
    /// The folder that it starts in; nil for that of this process.
    public var folder: String?
    /// The process group that it runs in.
    public var group: Group
    /// What becomes of what it writes to standard error.
    public var complaints: Complaints

    /// A program that shares this one's terminal, folder and environment, unless said otherwise.
    public init(
        _ path: String, _ arguments: [String], environment: [String]? = nil, folder: String? = nil,
        group: Group = .shared, complaints: Complaints = .shown
    ) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.group = group
        self.complaints = complaints
    }

    /// Runs it to its end: writes `input` and reads both outputs at the same time.
    ///
    /// It has ended when its own process has; a process that it left behind and that keeps a pipe open is not
    /// waited for. One that closes its input without reading all of it is no fault.
    ///
    /// - Throws: `SpawnFailure` where it cannot be started.
    public func run(input: [UInt8], limits: RunLimits = RunLimits()) throws(SpawnFailure) -> ProgramRun {
        var conversation = try Conversation(starting: self, input: input, limits: limits)
        return conversation.finish()
    }
}

/// What a program may take; more ends it.
public struct RunLimits: Sendable {
    /// How long it may run; nil for as long as it likes.
    public var time: Duration?
    /// Bytes that it may print; nil for as many as it likes.
    public var outputBytes: Int?
    /// Asked about twenty times a second: whether the user wants it ended.
    public var isInterrupted: (@Sendable () -> Bool)?
    /// How long it has to obey SIGTERM before SIGKILL.
    public var grace: Duration

    /// No limits, unless said otherwise.
    public init(
        time: Duration? = nil, outputBytes: Int? = nil, isInterrupted: (@Sendable () -> Bool)? = nil,
        grace: Duration = .milliseconds(500)
    ) {
        self.time = time
        self.outputBytes = outputBytes
        self.isInterrupted = isInterrupted
        self.grace = grace
    }
}

/// Why a program could not be started.
public struct SpawnFailure: Error, Hashable, Sendable {
    /// The system's number of it: an `errno`.
    public var code: Int32
    /// The system's words for it.
    public var reason: String
}

extension SpawnFailure {
    /// Whether the file is no program of this system, nor a script that names its interpreter (`ENOEXEC`).
    public var isNoProgram: Bool { code == ENOEXEC }
}
