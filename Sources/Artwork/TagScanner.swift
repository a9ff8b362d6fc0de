/// Finds an attribute in the bytes of a start tag, since expat only tells where the tag begins.
struct TagScanner {
    private let bytes: [UInt8]
    private var index: Int

    /// The byte at which attribute number `wanted` of the tag at `offset` begins.
    ///
    /// Counted from 0 without namespace declarations; the tag's own offset where there is none. The tag is
    /// known to be well-formed.
    static func offset(ofAttribute wanted: Int, inTagAt offset: Int, of bytes: [UInt8]) -> Int {
        var scanner = TagScanner(bytes: bytes, index: offset)
        scanner.skipName()
        var number = 0
        while let (start, isDeclaration) = scanner.nextAttribute() {
            if isDeclaration { continue }
            if number == wanted { return start }
            number += 1
        }
        return offset
    }

    private init(bytes: [UInt8], index: Int) {
        self.bytes = bytes
        self.index = index
    }

    private static let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    private static let ends: [UInt8] = [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")]

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while let byte, condition(byte) { index += 1 }
    }

    private mutating func skipName() {
        skip { !Self.spaces.contains($0) && !Self.ends.contains($0) }
    }

    private mutating func nextAttribute() -> (start: Int, isDeclaration: Bool)? {
        skip { Self.spaces.contains($0) }
        let start = index
        skipName()
        guard index > start else { return nil }
        let name = bytes[start..<index]
        skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
        guard let quote = byte else { return nil }
        index += 1
        skip { $0 != quote }
        index += 1
        return (start, name.elementsEqual("xmlns".utf8) || name.starts(with: "xmlns:".utf8))
    }
}
