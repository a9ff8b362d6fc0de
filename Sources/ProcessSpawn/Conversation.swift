#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The exchange with a running program: its input is written and both of its outputs are read, whichever is
/// ready.
struct Conversation {
    private let child: Child
    private let limits: RunLimits
    private let start = SuspendingClock.now
    private let input: [UInt8]
    private var written = 0
    /// The ends that are still open on this side.
    private var stdin: PipeEnd?
    private var stdout: PipeEnd?
    private var stderr: PipeEnd?
    private var output: BoundedOutput
    private var complaints: LogTail
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Starts the program.
    init(starting program: Program, input: [UInt8], limits: RunLimits) throws(SpawnFailure) {
        let stdin = try PipeEnd.pair()
        let stdout = try PipeEnd.pair()
        var order = SpawnOrder()
        order.choose(program.group)
        order.duplicate(stdin.reader, to: STDIN_FILENO)
        order.duplicate(stdout.writer, to: STDOUT_FILENO)
        complaints = LogTail(limit: 0)
        var stderrWriter: PipeEnd?
        switch program.complaints {
        case .shown: break
        case .dropped: order.open("/dev/null", as: STDERR_FILENO)
        case .kept(let bytes):
            let stderr = try PipeEnd.pair()
            order.duplicate(stderr.writer, to: STDERR_FILENO)
            (self.stderr, stderrWriter) = (stderr.reader, stderr.writer)
            complaints = LogTail(limit: bytes)
        }
        if let folder = program.folder { try order.enter(folder) }
        if program.group == .own { try order.closeOthers() }
        let process = try order.spawn(
            program.path, program.arguments, environment: program.environment)
        child = Child(process: process, group: program.group)
        for end in [stdin.reader, stdout.writer, stderrWriter] { end?.close() }
        (self.stdin, self.stdout, self.input) = (stdin.writer, stdout.reader, input)
        for end in [self.stdin, self.stdout, stderr] { end?.setNonblocking() }
        self.limits = limits
        output = BoundedOutput(limit: limits.outputBytes)
    }

    /// Goes on until the program has ended or must be ended, and leaves nothing of its group.
    mutating func finish() -> ProgramRun {
        let stop = BrokenPipe.withoutSignal { converse() }
        if stop != nil { end() }
        if stop != nil || child.group == .own { child.signal(SIGKILL) }
        return ProgramRun(
            ending: child.reap(), stop: stop, output: output.bytes, complaints: complaints)
    }

    /// Reads and writes until the program has ended; or a reason to end it.
    private mutating func converse() -> ProgramRun.Stop? {
        var pause = Pause()
        while true {
            // Asked before the pipes are read, so that all that was written before the end is found there.
            let hasEnded = child.hasEnded()
            exchange(waiting: hasEnded ? 0 : pause.next(isIdle: isSilent, left: timeLeft))
            if output.isExceeded { return .output }
            if hasEnded {
                drain()
                return output.isExceeded ? .output : nil
            }
            if let timeLeft, timeLeft <= .zero { return .time }
            if limits.isInterrupted?() == true { return .interruption }
        }
    }

    /// Asks the program to end, and gives it a moment, in which it may still complain.
    private mutating func end() {
        stdin = nil
        stdout = nil
        child.signal(SIGTERM)
        let start = SuspendingClock.now
        var pause = Pause()
        while !child.hasEnded() {
            let left = limits.grace - (SuspendingClock.now - start)
            guard left > .zero else { break }
            exchange(waiting: pause.next(isIdle: isSilent, left: left))
        }
        drain()
    }

    /// What is left of the time limit.
    private var timeLeft: Duration? { limits.time.map { $0 - (SuspendingClock.now - start) } }

    /// Whether there is no pipe left that could say something.
    private var isSilent: Bool { stdin == nil && stdout == nil && stderr == nil }

    // MARK: Reading and writing

    /// Waits some milliseconds at most, and does whatever can then be done.
    private mutating func exchange(waiting milliseconds: Int32) {
        var polled = [
            pollfd(fd: stdin?.number ?? -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: stdout?.number ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stderr?.number ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
        if polled[0].revents != 0 { writeSome() }
        if polled[1].revents != 0 { _ = readOutput() }
        if polled[2].revents != 0 { _ = readComplaints() }
    }

    private mutating func writeSome() {
        guard let stdin else { return }
        var isDone = written == input.count
        if !isDone {
            switch stdin.write(input, from: written) {
            case .moved(let count):
                written += count
                isDone = written == input.count
            case .wait: break
            case .end: isDone = true
            }
        }
        if isDone { self.stdin = nil }
    }

    /// Reads once; whether there may be more at once.
    private mutating func readOutput() -> Bool {
        guard let stdout else { return false }
        switch stdout.read(into: &buffer) {
        case .moved(let count):
            output.append(buffer[..<count])
            return !output.isExceeded
        case .wait: return false
        case .end:
            self.stdout = nil
            return false
        }
    }

    /// Reads once; whether there may be more at once.
    private mutating func readComplaints() -> Bool {
        guard let stderr else { return false }
        switch stderr.read(into: &buffer) {
        case .moved(let count):
            complaints.append(buffer[..<count])
            return true
        case .wait: return false
        case .end:
            self.stderr = nil
            return false
        }
    }

    /// Reads what is left in the pipes of a program that has ended, and no more: another process may go on
    /// writing for ever.
    private mutating func drain() {
        var reads = 0
        while reads < Self.drainedReads, readOutput() { reads += 1 }
        reads = 0
        while reads < Self.drainedReads, readComplaints() { reads += 1 }
    }

    /// The most a pipe can hold on Linux without privileges is 1 MiB; a read takes 64 KiB.
    private static let drainedReads = 17
}

/// How long to wait for something to happen, in milliseconds.
///
/// The end of a process wakes no poll, so a program whose pipes are closed is looked at ever less often; any
/// other comes back at once when a pipe is ready, and is looked at about twenty times a second besides.
private struct Pause {
    private var idle: Int32 = 1

    mutating func next(isIdle: Bool, left: Duration?) -> Int32 {
        let longest = left.map { Int32(max(1, min($0 / .milliseconds(1), 50))) } ?? 50
        guard isIdle else { return longest }
        defer { idle = min(2 * idle, 50) }
        return min(idle, longest)
    }
}
