/// References to characters: `&amp;`, `&#233;`, `&#x1F600;`.
enum CharacterReference {
    /// Bytes of a document as text, with every reference replaced; `offset` is where they stand in it.
    static func decoded(
        _ bytes: ArraySlice<UInt8>, at offset: Int, _ dialect: MarkupDialect
    ) throws(MarkupFault) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            let place = offset + start - bytes.startIndex
            let (scalar, end) = try read(rest[start...], at: place, dialect)
            result += String(Character(scalar)).utf8
            rest = rest[end...]
        }
        return String(decoding: result + rest, as: UTF8.self)
    }

    /// The scalar of the reference that the bytes begin with, and where it ends; the sign itself where a
    /// browser reads no reference.
    static func read(
        _ bytes: ArraySlice<UInt8>, at offset: Int, _ dialect: MarkupDialect
    ) throws(MarkupFault) -> (Unicode.Scalar, Int) {
        let body = bytes.dropFirst()
        if body.first == UInt8(ascii: "#") { return try readNumber(bytes, at: offset) }
        let letters = body.prefix {
            MarkupTokenizer.isLetter($0) || (0x30...0x39).contains($0)
        }
        let name = String(decoding: letters, as: UTF8.self)
        guard !name.isEmpty, bytes[letters.endIndex...].first == UInt8(ascii: ";") else {
            if dialect == .xml || EntityNames.beginsWithLegacyName(name) {
                throw MarkupFault(message: "an & that begins no whole reference", offset: offset)
            }
            return ("&", bytes.startIndex + 1)
        }
        let isKnown = dialect == .html || ["amp", "lt", "gt", "quot", "apos"].contains(name)
        guard isKnown, let scalar = EntityNames.scalar(name) else {
            let message = "the reference &\(RenderingFault.brief(name)); is not known"
            throw MarkupFault(message: message, offset: offset)
        }
        return (scalar, letters.endIndex + 1)
    }

    private static func readNumber(
        _ bytes: ArraySlice<UInt8>, at offset: Int
    ) throws(MarkupFault) -> (Unicode.Scalar, Int) {
        var digits = bytes.dropFirst(2)
        let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        if isHexadecimal { digits = digits.dropFirst() }
        digits = digits.prefix(12).prefix { $0 != UInt8(ascii: ";") }
        let text = String(decoding: digits, as: UTF8.self)
        guard bytes[digits.endIndex...].first == UInt8(ascii: ";"), text.first != "+", text.first != "-",
            let value = UInt32(text, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value),
            isAllowed(scalar)
        else { throw MarkupFault(message: "a reference to no character", offset: offset) }
        return (scalar, digits.endIndex + 1)
    }

    /// HTML and XML both refuse control characters that are no white space.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
