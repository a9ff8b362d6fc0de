/// Numbers as people write them.
public enum NumberText {
    /// The shortest decimal text that is read back as this number, whole ones without a fraction: `-64`, `0.5`.
    public static func shortest(_ number: Double) -> String {
        var bytes: [UInt8] = []
        bytes.append(shortest: number)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ByteTarget where Self: ~Copyable {
    /// Appends what `NumberText.shortest` says of a number.
    @inlinable public mutating func append(shortest number: Double) {
        if let whole = Int(exactly: number) { return append(decimal: whole) }
        // Nearly all others are halves or tenths. With so few digits no shorter text means the same number.
        let thousandths = (number * 1000).rounded()
        if abs(thousandths) < 1e12, thousandths / 1000 == number {
            return append(thousandths: Int(thousandths))
        }
        append(text: number.description)
    }
}
