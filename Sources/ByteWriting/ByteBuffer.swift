/// Bytes that a writer appends in hundreds of small pieces.
///
/// An array asks at every piece whether it is shared and has room. This gathers the pieces in a small chunk of
/// its own, of which it knows both, and gives the array whole chunks.
public struct ByteBuffer: ~Copyable {
    private var whole: [UInt8]
    @usableFromInline let chunk: UnsafeMutablePointer<UInt8>
    /// How much of the chunk is taken.
    @usableFromInline var taken = 0

    /// The size of a chunk in bytes: one that the system's allocator keeps at hand for each thread.
    @usableFromInline static let chunkSize = 1024

    /// A buffer that continues `bytes`.
    public init(appendingTo bytes: consuming [UInt8] = []) {
        whole = bytes
        chunk = .allocate(capacity: Self.chunkSize)
    }

    deinit { chunk.deallocate() }

    /// Makes room, so that so many bytes in all can be had without moving them.
    public mutating func reserveCapacity(_ count: Int) { whole.reserveCapacity(count) }

    /// How many bytes there are.
    public var count: Int { whole.count + taken }

    /// All bytes.
    public consuming func finish() -> [UInt8] {
        flush()
        return whole
    }

    /// Drops all bytes but the first `count`.
    public mutating func truncate(to count: Int) {
        let rest = count - whole.count
        if rest < 0 { whole.removeSubrange(count...) }
        taken = min(taken, max(0, rest))
    }

    /// Gives the chunk's bytes to the array.
    @usableFromInline mutating func flush() {
        whole.append(contentsOf: UnsafeBufferPointer(start: chunk, count: taken))
        taken = 0
    }

    /// Appends what the rest of the chunk has no room for.
    @usableFromInline mutating func appendWhole(_ bytes: UnsafeBufferPointer<UInt8>) {
        flush()
        whole.append(contentsOf: bytes)
    }
}

extension ByteBuffer: ByteTarget {
    /// Appends a byte.
    @inlinable @inline(__always) public mutating func append(_ byte: UInt8) {
        if taken == Self.chunkSize { flush() }
        chunk[taken] = byte
        taken &+= 1
    }

    /// Appends a copy of some bytes.
    @inlinable @inline(__always) public mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress, bytes.count <= Self.chunkSize &- taken else {
            return appendWhole(bytes)
        }
        (chunk + taken).update(from: start, count: bytes.count)
        taken &+= bytes.count
    }

    /// Appends a whole number in decimal digits, as all targets do, only with less looking for room.
    @inlinable public mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        appendDigits(number.magnitude)
    }

    /// Appends a number with at most three decimals and no exponent, as all targets do, only with less looking
    /// for room and without a division where it is whole, as most are.
    public mutating func append(decimal number: Double) {
        let isWhole = number.magnitude < 1e9 && Double(Int(number)) == number
        if isWhole {
            append(decimal: Int(number))
        } else {
            appendAny(decimal: number)
        }
    }

    @usableFromInline mutating func appendDigits(_ number: UInt) {
        guard number > 9 else { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
        if Self.chunkSize &- taken < 20 { flush() }
        var (count, rest) = (1, number)
        while rest > 9 {
            count &+= 1
            rest /= 10
        }
        rest = number
        for place in stride(from: taken &+ count &- 1, through: taken, by: -1) {
            chunk[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        taken &+= count
    }

    /// Appends a copy of some bytes.
    public mutating func append(contentsOf bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }
}
