/// Numbers as people write them.
public enum NumberText {
    /// The shortest decimal text that is read back as this number, whole ones without a fraction: `-64`, `0.5`.
    public static func shortest(_ number: Double) -> String {
        var bytes: [UInt8] = []
        append(number, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends that text.
    public static func append(_ number: Double, to bytes: inout [UInt8]) {
        if let whole = Int(exactly: number) { return append(whole, to: &bytes) }
        // Nearly all others are halves or tenths. With so few digits no shorter text means the same number.
        let thousandths = (number * 1000).rounded()
        if abs(thousandths) < 1e12, thousandths / 1000 == number {
            return append(thousandths: Int(thousandths), to: &bytes)
        }
        var text = number.description
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends a whole number in decimal digits.
    public static func append(_ number: Int, to bytes: inout [UInt8]) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digits: number.magnitude, to: &bytes)
    }

    private static func append(digits number: UInt, to bytes: inout [UInt8]) {
        if number > 9 { append(digits: number / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    private static func append(thousandths number: Int, to bytes: inout [UInt8]) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
        append(digits: whole, to: &bytes)
        bytes.append(UInt8(ascii: "."))
        var (rest, unit) = (fraction, 100 as UInt)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            (rest, unit) = (rest % unit, unit / 10)
        }
    }
}
