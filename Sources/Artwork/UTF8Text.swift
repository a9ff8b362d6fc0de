/// Checks whether bytes are UTF-8.
enum UTF8Text {
    /// The byte at which the first ill-formed sequence begins; nil where the text is well-formed.
    static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        // The fast test settles nearly every file; only a bad one is decoded again to find the place.
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            offset += UTF8.width(scalar)
        }
        return offset
    }
}
