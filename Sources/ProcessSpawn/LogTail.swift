/// The end of a log of any length, in little memory.
public struct LogTail: Hashable, Sendable {
    /// The most bytes that are kept.
    public let limit: Int
    /// How many bytes came before those that are kept.
    public private(set) var omitted = 0
    /// The bytes read; at most twice the limit, so that few appends have to move any.
    private var recent: [UInt8] = []

    /// An empty log of which the last `limit` bytes are kept.
    public init(limit: Int) { self.limit = limit }

    /// The bytes that are kept.
    public var bytes: ArraySlice<UInt8> { recent.suffix(limit) }

    /// How many bytes there were before `bytes`.
    public var omittedBytes: Int { omitted + max(recent.count - limit, 0) }

    /// Goes on with some bytes.
    public mutating func append(_ bytes: some RandomAccessCollection<UInt8>) {
        recent += bytes.suffix(limit)
        omitted += max(bytes.count - limit, 0)
        guard recent.count > 2 * limit else { return }
        omitted += recent.count - limit
        recent.removeFirst(recent.count - limit)
    }
}
