/// The values that a style, or all rules of a style sheet, give some property.
struct StyleDeclarations {
    private let bytes: [UInt8]

    /// The declarations of a text of CSS without backslashes, in which names are therefore what they seem.
    init(_ text: String) { bytes = text.utf8.map(Self.lowered) }

    /// The values, in small letters, in the order of the text.
    ///
    /// What stands in a comment is taken for a declaration too, and a comment in a value is left in it.
    func values(of property: String) -> [String] {
        let name = Array(property.utf8)
        var values: [String] = []
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: name[0]) {
            index = start + 1
            guard bytes[start...].starts(with: name), start == 0 || !StyleScanner.isNamePart(bytes[start - 1])
            else { continue }
            let rest = bytes[(start + name.count)...]
            if let next = rest.first, StyleScanner.isNamePart(next) { continue }
            index = rest.startIndex
            // A name that no colon follows is a word of another value, or part of a selector.
            let behind = rest.drop { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
            guard let mark = behind.first, mark == UInt8(ascii: ":") || mark == UInt8(ascii: "/") else {
                continue
            }
            let value = behind.dropFirst().prefix { ![UInt8(ascii: ";"), UInt8(ascii: "}")].contains($0) }
            values.append(String(decoding: value, as: UTF8.self))
        }
        return values
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
