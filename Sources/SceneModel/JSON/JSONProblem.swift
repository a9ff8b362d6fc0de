/// Why some bytes are not one JSON value.
public struct JSONProblem: Error, Hashable, Sendable {
    /// What is wrong, in a few words.
    public var message: String
    /// Where, in bytes from the start.
    public var offset: Int
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// Whether a whole value stood there and something else follows it.
    public var isTrailing: Bool

    /// A problem at an offset of `bytes`.
    init(_ message: String, at offset: Int, of bytes: UnsafeBufferPointer<UInt8>, isTrailing: Bool = false) {
        self.message = message
        self.offset = offset
        self.isTrailing = isTrailing
        let before = bytes[..<min(offset, bytes.count)]
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        column = 1 + before.count - lineStart
    }
}
