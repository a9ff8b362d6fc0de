import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The lines of standard input, one after the other, each as soon as it is there.
struct StepReader {
    /// The number of the last line, from 1.
    private(set) var number = 0
    /// What has been read of lines that are not taken yet; of the first at most `limit` bytes.
    private var pending: [UInt8] = []
    /// How many bytes of it are known to hold no line break.
    private var scanned = 0
    private var isAtEnd = false

    /// The longest line that is read, in bytes; a longer one is cut there.
    private static let limit = 1 << 16

    /// The next line without its line break; nil at the end.
    mutating func next() -> String? {
        while true {
            if let end = pending[scanned...].firstIndex(of: 0x0A) {
                return take(pending[..<end], through: end)
            }
            pending.removeSubrange(min(pending.count, Self.limit)...)
            scanned = pending.count
            if isAtEnd { return pending.isEmpty ? nil : take(pending[...], through: pending.count - 1) }
            guard let bytes = OpenFile.read(atMost: 4096, from: STDIN_FILENO) else {
                isAtEnd = true
                continue
            }
            pending += bytes
        }
    }

    private mutating func take(_ line: ArraySlice<UInt8>, through end: Int) -> String {
        let text = String(decoding: line.prefix(Self.limit), as: UTF8.self)
        pending.removeSubrange(...end)
        scanned = 0
        number += 1
        return text
    }
}
