import FileSystem
import Rendering

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The only place that prints.
///
/// Output is gathered and written at once; errors are written as they come.
public final class Console {
    /// Where bytes go; the result is 0, or the system's error number where they did not all get there.
    public typealias Sink = @Sendable ([UInt8]) -> Int32

    /// What is known of the terminal and of what the user prefers.
    public let environment: Environment
    private let output: Sink
    private let errors: Sink
    private var pending: [UInt8] = []
    /// Whether messages that are no errors are left out: `--quiet`.
    var isQuiet = false
    /// Why standard output takes no more: 0 as long as it does, else the system's error number.
    private var outputError: Int32 = 0

    /// A console that writes to these sinks.
    public init(environment: Environment, output: @escaping Sink, errors: @escaping Sink) {
        self.environment = environment
        self.output = output
        self.errors = errors
    }

    /// The console of the process.
    public static func standard() -> Console {
        Console(
            environment: .process,
            output: { OpenFile.write(all: $0, to: STDOUT_FILENO) },
            errors: { OpenFile.write(all: $0, to: STDERR_FILENO) })
    }

    /// Adds text to the output.
    func print(_ text: String, terminator: String = "\n") {
        pending.append(contentsOf: text.utf8)
        pending.append(contentsOf: terminator.utf8)
        if pending.count > 1 << 16 { flush() }
    }

    /// Adds bytes to the output.
    func print(bytes: [UInt8]) {
        pending.append(contentsOf: bytes)
        if pending.count > 1 << 16 { flush() }
    }

    /// Writes a message to standard error, after what was printed before it.
    func complain(_ text: String) {
        flush()
        _ = errors(Array((text + "\n").utf8))
    }

    /// Writes a message that is no error, unless the user wants none.
    func remark(_ text: String) {
        if !isQuiet { complain(text) }
    }

    /// Writes what a renderer has to say; notes are remarks.
    func report(_ note: RenderNote) {
        let scene = note.scene.map { Safe.oneLine($0) + ": " } ?? ""
        let text = "emptystates: \(note.severity.rawValue): \(scene)\(Safe.oneLine(note.message))"
        if note.severity == .note { remark(text) } else { complain(text) }
    }

    /// A passing line on standard error, where that is a terminal and the user wants remarks.
    func progress(total: Int) -> Progress {
        let isShown = !isQuiet && environment.errorIsTerminal && !environment.isDumb
        return Progress(total: total, sink: isShown ? errors : nil)
    }

    /// Writes what is pending.
    func flush() {
        guard !pending.isEmpty else { return }
        if !isClosed { outputError = output(pending) }
        pending.removeAll(keepingCapacity: true)
    }

    /// Whether standard output takes no more, so that there is no use in going on.
    var isClosed: Bool { outputError != 0 }

    /// Writes what is pending, and says what was lost; a reader that has gone wanted no more, and lost nothing.
    func finish() throws(FileError) {
        flush()
        guard isClosed, outputError != EPIPE else { return }
        throw FileError(path: "standard output", operation: "write to", code: outputError)
    }
}
