import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program on a terminal of its own, which a test types on.
final class SnapshotTerminal {
    private let master: Int32
    private let slaveName: String
    private let process = Process()

    /// Starts the program with these arguments; of the environment it has `PATH` and `TERM`.
    init(_ arguments: [String], variables: [String: String] = [:]) throws {
        (master, slaveName) = try Self.open()
        let slave = openFile(slaveName, O_RDWR | O_NOCTTY)
        try #require(slave >= 0)
        let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        process.executableURL = URL(fileURLWithPath: try Place.program())
        process.arguments = arguments
        process.environment = ["PATH": "/nowhere", "TERM": "xterm"].merging(variables) { $1 }
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        try handle.close()
    }

    /// The two ends of a new terminal: the first open, the second by its name.
    private static func open() throws -> (master: Int32, slaveName: String) {
        #if canImport(Glibc)
            // Glibc's module hides posix_openpt and its kin; these are Linux's own requests.
            let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
            let master = openFile("/dev/ptmx", O_RDWR | O_NOCTTY)
            var lock: Int32 = 0
            var index: Int32 = 0
            try #require(
                master >= 0 && ioctl(master, unlock, &lock) == 0 && ioctl(master, number, &index) == 0)
            return (master, "/dev/pts/\(index)")
        #else
            let master = posix_openpt(O_RDWR | O_NOCTTY)
            try #require(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
            return (master, try #require(ptsname(master).map { String(cString: $0) }))
        #endif
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        close(master)
    }

    /// What the program prints up to some text, which must come within a minute.
    func read(until text: String) throws -> String {
        var gathered: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !String(decoding: gathered, as: UTF8.self).contains(text) {
            let count = isReady ? readFile(master, &buffer, buffer.count) : 0
            try #require(
                count > 0,
                "\"\(text)\" did not come; what came is \(String(decoding: gathered, as: UTF8.self))")
            gathered += buffer[..<count]
        }
        return String(decoding: gathered, as: UTF8.self)
    }

    /// Whether something comes within a minute.
    private var isReady: Bool {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 60_000) > 0
    }

    /// Presses keys.
    func type(_ keys: String) throws {
        let bytes = Array(keys.utf8)
        try #require(write(master, bytes, bytes.count) == bytes.count)
    }

    /// Waits for the program's end, and gives its exit status.
    func end() throws -> Int32 {
        // What is still printed has to go somewhere, or the program could wait for it for ever.
        var buffer = [UInt8](repeating: 0, count: 4096)
        var isAtEnd = false
        while !isAtEnd, isReady { isAtEnd = readFile(master, &buffer, buffer.count) <= 0 }
        // What waits for a key that no test presses would wait for ever.
        if !isAtEnd { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
    }
}

/// The system's calls that the methods' names hide.
private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

private func readFile(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, buffer, count)
}
