#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The result of a system call, made again as long as a signal interrupts it.
package func retried<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

/// Reading and writing by the system's number of an open file.
package enum OpenFile {
    /// Writes all bytes; the result is 0 or the system's error number.
    package static func write(all bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = retried { systemWrite(file, part.baseAddress, part.count) }
            guard count > 0 else { return count < 0 ? errno : EIO }
            rest = rest.dropFirst(count)
        }
        return 0
    }

    /// Writes all bytes; the result is 0 or the system's error number.
    package static func write(all bytes: [UInt8], to file: Int32) -> Int32 {
        bytes.withUnsafeBytes { write(all: $0, to: file) }
    }

    /// Reads what comes next: how many bytes that were, 0 at the end, -1 where `errno` says why not.
    package static func read(into buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int {
        retried { systemRead(file, buffer.baseAddress, buffer.count) }
    }

    /// Reads what comes next, at most so many bytes; nil at the end, and where reading fails.
    package static func read(atMost limit: Int, from file: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = max(0, read(into: UnsafeMutableRawBufferPointer(buffer), from: file))
        }
        return bytes.isEmpty ? nil : bytes
    }
}

/// The system's `read`, which the method of that name hides.
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, start, count)
}

/// The system's `write`, which the method of that name hides.
private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, start, count)
}
