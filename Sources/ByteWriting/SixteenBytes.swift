import CBytes

/// Sixteen bytes of a text that are looked at together, as two numbers of eight bytes each, the first the lowest.
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
    /// What is marked among the sixteen; several at once.
    struct Kinds: OptionSet {
        let rawValue: UInt32

        /// `&`, `<` and `>`.
        static var markup: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_MARKUP)) }
        /// `<`.
        static var lessThan: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_LESS_THAN)) }
        /// `"`.
        static var quote: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_QUOTE)) }
        /// `\`.
        static var backslash: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_BACKSLASH)) }
        /// U+0000 to U+001F, but for what is plain, and U+007F.
        static var controls: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_CONTROLS)) }
        /// U+000A is none of the controls.
        static var plainLineFeed: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_PLAIN_LINE_FEED)) }
        /// U+0009 is none of the controls.
        static var plainTab: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_PLAIN_TAB)) }
        /// The first byte of U+2000 to U+2FFF.
        static var leadE2: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_LEAD_E2)) }
        /// The first bytes of U+0080 to U+00BF and of U+F000 to U+FFFF.
        static var leadsC2EF: Kinds { Kinds(rawValue: UInt32(EMPTYSTATES_LEADS_C2_EF)) }
    }

    /// Some of the sixteen.
    struct Marks {
        fileprivate let marks: emptystates_marks

        /// Whether there is none.
        @inline(__always)
        var isEmpty: Bool { marks.low | marks.high == 0 }

        /// The place of the first.
        @inline(__always)
        var first: Int {
            (marks.low != 0 ? marks.low.trailingZeroBitCount : 64 &+ marks.high.trailingZeroBitCount) &>> 3
        }
    }

    /// Marks those of some kinds.
    @inline(__always)
    func marked(_ kinds: Kinds) -> Marks {
        Marks(marks: emptystates_mark(words[0], words[1], kinds.rawValue))
    }
}
