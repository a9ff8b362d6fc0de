/// Numbers and lengths as SVG writes them, and the natural size that follows from them.
enum SVGLength {
    /// What an attribute says of a side.
    enum Side: Equatable {
        /// A length in points.
        case points(Double)
        /// Nothing that holds by itself: absent, a percentage, or relative to a font or window.
        case relative
        /// No length at all.
        case invalid
    }

    /// Points per unit: a CSS pixel is a point, and an inch has 96 of them (CSS Values 4, absolute lengths).
    private static let units: [String: Double] = [
        "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96.0 / 72,
        "pc": 16,
    ]
    private static let relativeUnits: Set<String> = [
        "%", "em", "ex", "ch", "rem", "lh", "vw", "vh", "vmin", "vmax",
    ]

    /// The side that a `width` or `height` attribute gives; nil stands for an absent attribute.
    static func side(_ text: String?) -> Side {
        guard let text else { return .relative }
        let bytes = trimmed(text)
        if bytes.elementsEqual("auto".utf8) { return .relative }
        guard let (number, count) = prefixNumber(bytes) else { return .invalid }
        if count == bytes.count { return .points(number) }
        let unit = String(decoding: bytes.dropFirst(count), as: UTF8.self).lowercased()
        if relativeUnits.contains(unit) { return .relative }
        return units[unit].map { .points(number * $0) } ?? .invalid
    }

    /// The width and height of a `viewBox`, if it has four numbers and both are finite and above 0.
    static func viewBoxSize(_ text: String) -> (width: Double, height: Double)? {
        let separators: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")]
        let numbers = text.utf8.split { separators.contains($0) }.map { part -> Double? in
            let bytes = Array(part)
            guard let (number, count) = prefixNumber(bytes), count == bytes.count else { return nil }
            return number
        }
        guard numbers.count == 4, numbers.allSatisfy({ $0?.isFinite == true }),
            let width = numbers[2], let height = numbers[3], width > 0, height > 0
        else { return nil }
        return (width, height)
    }

    private static func trimmed(_ text: String) -> [UInt8] {
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let rest = Array(text.utf8.drop(while: isSpace))
        return rest.lastIndex { !isSpace($0) }.map { Array(rest[...$0]) } ?? []
    }

    /// The number that `bytes` begins with and how many bytes it takes.
    ///
    /// An `e` that no digit follows belongs to the unit, as in `2em`.
    private static func prefixNumber(_ bytes: [UInt8]) -> (number: Double, count: Int)? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let signs: [UInt8] = [UInt8(ascii: "+"), UInt8(ascii: "-")]
        var index = 0
        func skipSign() { if index < bytes.count, signs.contains(bytes[index]) { index += 1 } }
        func skipDigits() -> Int {
            let start = index
            while index < bytes.count, digits.contains(bytes[index]) { index += 1 }
            return index - start
        }
        skipSign()
        var digitCount = skipDigits()
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            digitCount += skipDigits()
        }
        guard digitCount > 0 else { return nil }
        let mantissaEnd = index
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            skipSign()
            if skipDigits() == 0 { index = mantissaEnd }
        }
        return Double(String(decoding: bytes[..<index], as: UTF8.self)).map { ($0, index) }
    }
}
