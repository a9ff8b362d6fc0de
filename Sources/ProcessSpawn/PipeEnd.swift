private import CProcess

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One end of a pipe, closed when nobody has it any more.
final class PipeEnd {
    /// The system's number of it; -1 once it is closed.
    private(set) var number: Int32

    private init(_ number: Int32) { self.number = number }

    deinit { close() }

    /// A new pipe; neither end is inherited by programs that other threads start.
    static func pair() throws(SpawnFailure) -> (reader: PipeEnd, writer: PipeEnd) {
        var reader: Int32 = -1
        var writer: Int32 = -1
        let problem = emptystates_pipe(&reader, &writer)
        guard problem == 0 else { throw SpawnFailure(code: problem) }
        return (PipeEnd(reader), PipeEnd(writer))
    }

    /// Closes it; a second time does nothing.
    func close() {
        if number >= 0 { closeDescriptor(number) }
        number = -1
    }

    /// Makes reads and writes through this end come back at once; the other end is as it was.
    func setNonblocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// What a read or a write came to.
    enum Transfer {
        /// So many bytes.
        case moved(Int)
        /// Nothing for now.
        case wait
        /// Nothing any more.
        case end
    }

    /// Reads what there is, into as much of `buffer` as it fills.
    func read(into buffer: inout [UInt8]) -> Transfer {
        let count = buffer.withUnsafeMutableBytes { readBytes(number, $0.baseAddress, $0.count) }
        return count == 0 ? .end : Self.transfer(count)
    }

    /// Writes as much of the bytes from `start` on as there is room for.
    func write(_ bytes: [UInt8], from start: Int) -> Transfer {
        let count = bytes.withUnsafeBytes { all in
            let rest = UnsafeRawBufferPointer(rebasing: all[start...])
            return writeBytes(number, rest.baseAddress, rest.count)
        }
        return Self.transfer(count)
    }

    private static func transfer(_ count: Int) -> Transfer {
        if count >= 0 { return .moved(count) }
        return errno == EAGAIN || errno == EINTR ? .wait : .end
    }
}

extension SpawnFailure {
    /// What the system says with a number.
    init(code: Int32) {
        self.init(code: code, reason: String(cString: strerror(code)))
    }
}

// The system's functions, which methods of the same names hide.
private func closeDescriptor(_ number: Int32) { _ = close(number) }
private func readBytes(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, start, count)
}
private func writeBytes(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, start, count)
}
