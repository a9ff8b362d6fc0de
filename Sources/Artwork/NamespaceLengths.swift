/// Finds namespace declarations that are too long for the parser.
///
/// expat copies a namespace's address for every element and attribute in it, and does so before any handler
/// can stop it: half a megabyte of address and some thousand names would take it minutes.
enum NamespaceLengths {
    /// The byte of the first declaration whose address is longer than allowed; nil where there is none.
    ///
    /// Looks for the letters `xmlns` anywhere, since this runs before the file is parsed.
    static func firstTooLong(in bytes: [UInt8]) -> Int? {
        let name = Array("xmlns".utf8)
        var index = 0
        func skip(while condition: (UInt8) -> Bool) {
            while index < bytes.count, condition(bytes[index]) { index += 1 }
        }
        while let start = bytes[index...].firstIndex(of: name[0]) {
            index = start + 1
            guard bytes[start...].starts(with: name) else { continue }
            skip { !isSpace($0) && !marks.contains($0) }
            skip(while: isSpace)
            guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
            index += 1
            skip(while: isSpace)
            guard index < bytes.count, let quote = quotes.first(where: { $0 == bytes[index] }) else {
                continue
            }
            let address = bytes[(index + 1)...].prefix(ArtworkLimits.namespace + 1).prefix { $0 != quote }
            if address.count > ArtworkLimits.namespace { return start }
        }
        return nil
    }

    private static let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    private static let marks = quotes + [UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">")]

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
