/// One chunk of a PNG: four bytes of length, four letters of type, the data, and a check of type and data.
struct PNGChunk {
    /// The byte at which the chunk begins.
    let offset: Int
    /// The four letters, or `????` for bytes that are none.
    let type: String
    /// The data.
    let data: ArraySlice<UInt8>
    /// Whether the check agrees.
    let isIntact: Bool
    /// The byte behind the chunk.
    var end: Int { data.endIndex + 4 }

    /// A chunk that says it must be understood: its first letter is a capital.
    var isCritical: Bool { type.utf8.first.map { $0 & 0x20 == 0 } ?? true }

    /// The chunk that begins at `offset`; nil where the file ends before it does.
    init?(at offset: Int, of bytes: [UInt8]) {
        guard bytes.count - offset >= 12 else { return nil }
        let length = Int(Self.number(bytes[offset..<(offset + 4)]))
        guard length <= bytes.count - offset - 12 else { return nil }
        let name = bytes[(offset + 4)..<(offset + 8)]
        let isText = name.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
        self.offset = offset
        type = isText ? String(decoding: name, as: UTF8.self) : "????"
        data = bytes[(offset + 8)..<(offset + 8 + length)]
        let check = Self.number(bytes[data.endIndex..<(data.endIndex + 4)])
        isIntact = isText && CRC32.of(bytes[(offset + 4)..<data.endIndex]) == check
    }

    /// A number in four bytes, the highest first.
    static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}
