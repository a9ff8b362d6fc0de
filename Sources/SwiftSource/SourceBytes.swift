import ByteWriting

/// The bytes of a source, in one piece that grows, and of which parts can be copied or taken out.
struct SourceBytes: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// How many there are.
    private(set) var count = 0

    /// None yet, with room for so many.
    init(capacity: Int) {
        memory = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { memory.deallocate() }

    /// All of them.
    var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

    /// Appends a copy of some that are there.
    @inline(__always) mutating func append(copyOf range: Range<Int>) {
        reserve(range.count)
        (memory + count).update(from: memory + range.lowerBound, count: range.count)
        count += range.count
    }

    /// Appends a copy of some of others.
    mutating func append(_ range: Range<Int>, of other: borrowing SourceBytes) {
        append(contentsOf: UnsafeBufferPointer(rebasing: other.all[range]))
    }

    /// Appends spaces.
    mutating func append(spaces: Int) {
        reserve(spaces)
        (memory + count).update(repeating: UInt8(ascii: " "), count: spaces)
        count += spaces
    }

    /// Takes out some of them.
    mutating func remove(_ range: Range<Int>) {
        (memory + range.lowerBound).update(from: memory + range.upperBound, count: count - range.upperBound)
        count -= range.count
    }

    /// Drops all but the first.
    mutating func truncate(to count: Int) { self.count = min(count, self.count) }

    /// Drops the spaces at the end, but for those among the first `count`.
    mutating func trim(downTo count: Int) {
        while self.count > count, memory[self.count - 1] == UInt8(ascii: " ") { self.count -= 1 }
    }

    private mutating func reserve(_ more: Int) {
        if more > capacity &- count { grow(more) }
    }

    @inline(never) private mutating func grow(_ more: Int) {
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: memory, count: count)
        memory.deallocate()
        memory = larger
    }
}

extension SourceBytes: ByteTarget {
    /// Appends a byte.
    @inline(__always) mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[count] = byte
        count &+= 1
    }

    /// Appends a copy of some bytes.
    @inline(__always) mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (memory + count).update(from: start, count: bytes.count)
        count &+= bytes.count
    }
}
