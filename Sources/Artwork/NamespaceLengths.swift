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
        while let start = bytes[index...].firstIndex(of: name[0]) {
            index = start + 1
            guard bytes[start...].starts(with: name) else { continue }
            let window = bytes[(start + name.count)...].prefix(2 * ArtworkLimits.namespace)
            guard let equals = window.firstIndex(of: UInt8(ascii: "=")) else {
                // A prefix that fills the window is copied as often as the address is.
                if isLongName(window) { return start }
                continue
            }
            let value = window[(equals + 1)...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
            guard let quote = value.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { continue }
            let address = value.dropFirst().prefix { $0 != quote }
            if address.count > ArtworkLimits.namespace { return start }
        }
        return nil
    }

    private static func isLongName(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count > ArtworkLimits.namespace
            && bytes.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
    }
}
