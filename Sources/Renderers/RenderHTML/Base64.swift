/// Base64 with padding, after RFC 4648, section 4.
enum Base64 {
    /// Appends the encoded form of some bytes.
    static func append(_ source: [UInt8], to bytes: inout [UInt8]) {
        var index = 0
        while index + 2 < source.count {
            let group =
                UInt32(source[index]) << 16 | UInt32(source[index + 1]) << 8 | UInt32(source[index + 2])
            append(group, count: 4, to: &bytes)
            index += 3
        }
        let rest = source.count - index
        guard rest > 0 else { return }
        let second = rest > 1 ? UInt32(source[index + 1]) : 0
        append(UInt32(source[index]) << 16 | second << 8, count: rest + 1, to: &bytes)
        for _ in rest..<3 { bytes.append(UInt8(ascii: "=")) }
    }

    private static func append(_ group: UInt32, count: Int, to bytes: inout [UInt8]) {
        for place in 0..<count {
            bytes.append(letter(UInt8(group >> (18 - 6 * UInt32(place)) & 63)))
        }
    }

    private static func letter(_ value: UInt8) -> UInt8 {
        switch value {
        case 0..<26: UInt8(ascii: "A") + value
        case 26..<52: UInt8(ascii: "a") + value - 26
        case 52..<62: UInt8(ascii: "0") + value - 52
        case 62: UInt8(ascii: "+")
        default: UInt8(ascii: "/")
        }
    }
}
