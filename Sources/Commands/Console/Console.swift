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
    /// Where bytes go; false where nobody reads them any more.
    public typealias Sink = @Sendable ([UInt8]) -> Bool

    /// What is known of the terminal and of what the user prefers.
    public let environment: Environment
    private let output: Sink
    private let errors: Sink
    private var pending: [UInt8] = []
    /// Whether messages that are no errors are left out: `--quiet`.
    var isQuiet = false
    /// Whether the reader of standard output has gone, which is a quiet end.
    private(set) var isClosed = false

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
            output: { write($0, to: STDOUT_FILENO) }, errors: { write($0, to: STDERR_FILENO) })
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
        if !isClosed, !output(pending) { isClosed = true }
        pending.removeAll(keepingCapacity: true)
    }

    /// Writes all bytes to a descriptor; false where that fails, as for a pipe without a reader.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
                    #if canImport(Glibc)
                        Glibc.write(descriptor, $0.baseAddress, $0.count)
                    #else
                        Darwin.write(descriptor, $0.baseAddress, $0.count)
                    #endif
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}
