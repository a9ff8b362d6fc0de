#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The streams that a program is started with.
enum StandardStream {
    /// Everything up to the end.
    static func readAll(_ number: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Writes until all is written, or nobody reads.
    static func write(_ bytes: [UInt8], to number: Int32) {
        bytes.withUnsafeBytes { all in
            var rest = all[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = writeBytes(number, part.baseAddress, part.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}

/// The system's `write`, which the method of that name hides.
private func writeBytes(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, start, count)
}
