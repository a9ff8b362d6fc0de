extension UnsafeBufferPointer<UInt8> {
    /// The scalar that begins at a byte of valid UTF-8, and how many bytes it takes.
    @inlinable
    public func scalar(at index: Int) -> (scalar: Unicode.Scalar, width: Int) {
        let lead = self[index]
        if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
        let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (0x7F >> UInt32(width))
        for next in self[index + 1..<index + width] { value = value << 6 | UInt32(next & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
    }

    /// The scalar of valid UTF-8 that ends before a byte, which is not the first.
    @inlinable
    public func scalar(before end: Int) -> Unicode.Scalar {
        var index = end - 1
        while self[index] & 0xC0 == 0x80 { index -= 1 }
        return scalar(at: index).scalar
    }
}
