/// Sixteen bytes of a text that are looked at together, as two numbers of eight bytes each.
///
/// Two numbers in one vector, since the compiler makes a few instructions of arithmetic with those, and loops of
/// comparisons between vectors of bytes.
struct SixteenBytes {
    private let words: SIMD2<UInt64>

    /// The sixteen bytes at a place.
    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>) {
        let words = UnsafeRawPointer(bytes).loadUnaligned(as: SIMD2<UInt64>.self)
        self.words = SIMD2(UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
    }

    /// The one to fifteen bytes at a place, with spaces behind them.
    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        if count > 8 {
            words = SIMD2(Self.word(bytes, count: 8), Self.word(bytes + 8, count: count &- 8))
        } else {
            words = SIMD2(Self.word(bytes, count: count), Self.spaces)
        }
    }

    /// The one to eight bytes at a place as a number, with spaces behind them.
    @inline(__always)
    private static func word(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(bytes)
        if count == 8 { return UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self)) }
        let last = UInt64(8 &* (count &- 1))
        let spaces = spaces &<< (last &+ 8)
        guard count >= 4 else {
            let middle = count / 2
            return UInt64(bytes[0]) | UInt64(bytes[middle]) &<< UInt64(8 &* middle)
                | UInt64(bytes[count &- 1]) &<< last | spaces
        }
        // Two halves, which overlap.
        let start = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
        let end = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
        return UInt64(start) | UInt64(end) &<< (last &- 24) | spaces
    }

    private static var spaces: UInt64 { 0x2020_2020_2020_2020 }

    /// Writes all sixteen.
    @inline(__always)
    func store(to bytes: UnsafeMutablePointer<UInt8>) {
        let words = SIMD2(words[0].littleEndian, words[1].littleEndian)
        UnsafeMutableRawPointer(bytes).storeBytes(of: words, as: SIMD2<UInt64>.self)
    }
}

extension SixteenBytes {
    /// Some of the sixteen, each marked by the highest bit of its byte; the other bits mean nothing until
    /// `ascii` or `beyondASCII` is asked.
    struct Marks {
        fileprivate var words: SIMD2<UInt64>

        /// Whether there is none.
        @inline(__always)
        var isEmpty: Bool { words[0] | words[1] == 0 }

        /// The place of the first.
        @inline(__always)
        var first: Int {
            let place = words[0] != 0 ? words[0].trailingZeroBitCount : 64 &+ words[1].trailingZeroBitCount
            return place &>> 3
        }

        @inline(__always)
        static func | (one: Marks, other: Marks) -> Marks { Marks(words: one.words | other.words) }

        @inline(__always)
        static func & (one: Marks, other: Marks) -> Marks { Marks(words: one.words & other.words) }

        /// Those that are not marked.
        @inline(__always)
        static prefix func ! (marks: Marks) -> Marks { Marks(words: marks.words ^ SixteenBytes.each(0xFF)) }

        /// Those whose next neighbour is marked too; for the last of eight it is not known, and is taken to be.
        @inline(__always)
        func before(_ next: Marks) -> Marks {
            let shifted = SIMD2(next.words[0] &>> 8, next.words[1] &>> 8)
            return Marks(words: words & (shifted | SIMD2(repeating: 0xFF00_0000_0000_0000)))
        }
    }

    /// Whether there is none beyond ASCII.
    @inline(__always)
    var areASCII: Bool { (words[0] | words[1]) & 0x8080_8080_8080_8080 == 0 }

    /// Those of ASCII among some.
    @inline(__always)
    func ascii(_ marks: Marks) -> Marks {
        Marks(words: marks.words & (words ^ Self.each(0xFF)) & Self.highBits)
    }

    /// Those beyond ASCII among some.
    @inline(__always)
    func beyondASCII(_ marks: Marks) -> Marks { Marks(words: marks.words & words & Self.highBits) }

    // What follows looks at the seven lower bits: a sum of two such numbers stays in its byte, and its highest
    // bit tells which is larger. Bits are inverted with `^`, since the compiler takes a vector apart for `~`.

    /// Those that are a byte, some bits of both being set before, and the highest left out.
    @inline(__always)
    func are(_ byte: UInt8, setting bits: UInt8 = 0) -> Marks {
        !Marks(words: ((lower | Self.each(bits)) ^ Self.each(byte & 0x7F)) &+ Self.lowerBits)
    }

    /// Those below a byte, the highest bit of both left out.
    @inline(__always)
    func areBelow(_ byte: UInt8) -> Marks { !Marks(words: lower &+ Self.each(0x80 - byte & 0x7F)) }

    @inline(__always)
    private var lower: SIMD2<UInt64> { words & Self.lowerBits }

    @inline(__always)
    private static var lowerBits: SIMD2<UInt64> { each(0x7F) }

    @inline(__always)
    private static var highBits: SIMD2<UInt64> { each(0x80) }

    @inline(__always)
    fileprivate static func each(_ byte: UInt8) -> SIMD2<UInt64> {
        SIMD2(repeating: UInt64(byte) &* 0x0101_0101_0101_0101)
    }
}
