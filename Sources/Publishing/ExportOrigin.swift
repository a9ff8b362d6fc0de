/// What files of an export were made from, told from anything else that they could have been made from.
///
/// Whoever exports takes the digest over all that can change their bytes: the sources, the options, and the
/// program itself. An export that finds the same origin again need not make the files again.
public struct ExportOrigin: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The first 16 bytes of a digest such as SHA-256; nil of a shorter one.
    public init?(digest: [UInt8]) {
        guard digest.count >= 16 else { return nil }
        func word(_ start: Int) -> UInt64 {
            digest[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
        high = word(0)
        low = word(8)
    }

    /// The origin that 32 hexadecimal digits in small letters say.
    init?(digits: Substring.UTF8View) {
        guard digits.count == 32 else { return nil }
        var words: [UInt64] = [0, 0]
        for (index, digit) in digits.enumerated() {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            default: return nil
            }
            words[index / 16] = words[index / 16] << 4 | UInt64(value)
        }
        high = words[0]
        low = words[1]
    }

    /// Appends the 32 digits.
    func append(to bytes: inout [UInt8]) {
        for word in [high, low] {
            for shift in stride(from: UInt64(60), through: 0, by: -4) {
                let value = UInt8(truncatingIfNeeded: word >> shift) & 0xF
                bytes.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
            }
        }
    }
}
