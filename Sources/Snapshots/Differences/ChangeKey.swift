/// What a change is known by: two goldens with the same key have changed in the same way.
public struct ChangeKey: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The key of a change that is made of these edits, whatever their order and number.
    init(edits: some Sequence<[UInt8]>) {
        var high = Self.basis
        var low = ~Self.basis
        let distinct = Set(edits).sorted { $0.lexicographicallyPrecedes($1) }
        for edit in distinct {
            // Its length goes in front, so that no two lists of edits give the same bytes.
            for byte in Array(String(edit.count).utf8) + [0] + edit {
                high = (high ^ UInt64(byte)) &* Self.prime
                low = (low ^ UInt64(byte)) &* Self.prime
                low = low << 23 | low >> 41
            }
        }
        self.high = high
        self.low = low
    }

    /// The key of a change that has a name instead of edits.
    init(named name: String) {
        self.init(edits: [Array(name.utf8)])
    }

    /// The key that the text of `description` says; nil where it says none.
    init?(_ text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 32, let high = UInt64(text.prefix(16), radix: 16),
            let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.high = high
        self.low = low
    }

    // Offset basis and prime of the hash FNV-1a, of Fowler, Noll and Vo; two of them, one turned at each step.
    private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3
}

extension ChangeKey: CustomStringConvertible {
    /// Thirty-two hexadecimal digits.
    public var description: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
