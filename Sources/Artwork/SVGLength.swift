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
        guard var text else { return .relative }
        return text.withUTF8 { side(trimmed($0[...])) }
    }

    private static func side(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Side {
        if text.elementsEqual("auto".utf8) { return .relative }
        guard let (number, end) = prefixNumber(text) else { return .invalid }
        if end == text.endIndex { return .points(number) }
        let unit = String(decoding: text[end...], as: UTF8.self).lowercased()
        if relativeUnits.contains(unit) { return .relative }
        return units[unit].map { .points(number * $0) } ?? .invalid
    }

    /// The width and height of a `viewBox`, if it has four numbers and both are finite and above 0.
    static func viewBoxSize(_ text: String) -> (width: Double, height: Double)? {
        var text = text
        guard let (count, width, height) = text.withUTF8(lastNumbers) else { return nil }
        return count == 4 && width > 0 && height > 0 ? (width, height) : nil
    }

    /// How many finite numbers there are, and the last two of them; nil where something else is among them.
    private static func lastNumbers(
        _ text: UnsafeBufferPointer<UInt8>
    ) -> (count: Int, Double, Double)? {
        var (count, last, beforeLast) = (0, 0.0, 0.0)
        var rest = text[...]
        while true {
            rest = rest.drop(while: isSeparator)
            if rest.isEmpty { return (count, beforeLast, last) }
            guard let (number, end) = prefixNumber(rest), number.isFinite else { return nil }
            rest = rest[end...]
            if let next = rest.first, !isSeparator(next) { return nil }
            (count, beforeLast, last) = (count + 1, last, number)
        }
    }

    /// Whether a byte stands between the numbers of a list.
    static func isSeparator(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: ",") }

    /// The words of a value: what stands between blanks, commas and slashes.
    static func words(_ text: String) -> [String] {
        // As bytes: CR and LF, or a comma and a combining mark after it, are one Character.
        text.utf8.split { isSeparator($0) || $0 == 0x0C || $0 == UInt8(ascii: "/") }.map {
            String(Substring($0))
        }
    }

    /// The numbers of a list, up to where something else stands.
    static func numbers(_ text: String) -> [Double] {
        var text = text
        return text.withUTF8 { text in
            var numbers: [Double] = []
            var rest = text[...]
            while true {
                rest = rest.drop(while: isSeparator)
                guard let (number, end) = prefixNumber(rest) else { return numbers }
                numbers.append(number)
                rest = rest[end...]
            }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: true
        default: false
        }
    }

    private static func trimmed(
        _ text: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }

    /// The number that a text begins with, and the index behind it.
    ///
    /// An `e` that no digit follows belongs to the unit, as in `2em`.
    static func prefixNumber(
        _ text: Slice<UnsafeBufferPointer<UInt8>>
    ) -> (number: Double, end: Int)? {
        var index = text.startIndex
        func byte(is first: Unicode.Scalar, or second: Unicode.Scalar) -> Bool {
            index < text.endIndex
                && (text[index] == UInt8(ascii: first) || text[index] == UInt8(ascii: second))
        }
        func skipDigits() -> Int {
            let start = index
            while index < text.endIndex, isDigit(text[index]) { index += 1 }
            return index - start
        }
        if byte(is: "+", or: "-") { index += 1 }
        let start = index
        var digits = skipDigits()
        let isWhole = !byte(is: ".", or: ".")
        if !isWhole {
            index += 1
            digits += skipDigits()
        }
        guard digits > 0 else { return nil }
        let end = index
        if byte(is: "e", or: "E") {
            index += 1
            if byte(is: "+", or: "-") { index += 1 }
            if skipDigits() == 0 { index = end }
        }
        if isWhole, index == end, start == text.startIndex, digits <= 15 {
            // Most are short and whole, and as such exact.
            return (text[start..<end].reduce(0) { $0 * 10 + Double($1 &- UInt8(ascii: "0")) }, end)
        }
        return Double(String(decoding: text[..<index], as: UTF8.self)).map { ($0, index) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
