// Inlinable, so that each kind of target gets code of its own.
extension ByteTarget where Self: ~Copyable {
    /// Appends a literal of the program.
    @inlinable @inline(__always) public mutating func append(_ literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Appends a text as it is, in UTF-8.
    @inlinable public mutating func append(text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a whole number in decimal digits.
    @inlinable public mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(decimal: number.magnitude)
    }

    @inlinable mutating func append(decimal number: UInt) {
        if number > 9 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends a number with at most three decimals and no exponent: `12`, `-0.5`.
    ///
    /// A number beyond a thousand millions is written as that, and one that is none as 0.
    @inlinable public mutating func append(decimal number: Double) { appendAny(decimal: number) }

    @inlinable mutating func appendAny(decimal number: Double) {
        guard !number.isNaN else { return append(UInt8(ascii: "0")) }
        append(thousandths: Int((Swift.min(Swift.max(number, -1e9), 1e9) * 1000).rounded()))
    }

    /// Appends a number of thousandths with the decimals that it needs.
    @inlinable mutating func append(thousandths number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let (whole, part) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
        append(decimal: whole)
        guard part > 0 else { return }
        append(UInt8(ascii: "."))
        append(UInt8(ascii: "0") + UInt8(part / 100))
        guard part % 100 > 0 else { return }
        append(UInt8(ascii: "0") + UInt8(part / 10 % 10))
        guard part % 10 > 0 else { return }
        append(UInt8(ascii: "0") + UInt8(part % 10))
    }

    /// Appends a byte as two hexadecimal digits.
    @inlinable public mutating func append(hex byte: UInt8, uppercase: Bool = false) {
        append(Self.digit(byte >> 4, uppercase))
        append(Self.digit(byte & 15, uppercase))
    }

    @inlinable static func digit(_ value: UInt8, _ uppercase: Bool) -> UInt8 {
        if value < 10 { return UInt8(ascii: "0") + value }
        return (uppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")) + value - 10
    }
}
