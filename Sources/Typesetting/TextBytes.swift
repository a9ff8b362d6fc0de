/// The UTF-8 of a text, for as long as it is wrapped or measured.
public struct TextBytes {
    @usableFromInline let utf8: UnsafeBufferPointer<UInt8>

    /// The bytes at a place, which outlives this.
    @inlinable public init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

    /// How many there are.
    @inlinable public var count: Int { utf8.count }

    /// A byte.
    @inlinable public subscript(index: Int) -> UInt8 { utf8[index] }

    /// The bytes of a stretch as a text.
    func string(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

    /// Whether a stretch is ASCII.
    func areASCII(_ range: Range<Int>) -> Bool {
        var allBits: UInt8 = 0
        for index in range { allBits |= utf8[index] }
        return allBits < 0x80
    }

    /// Where the text ends without spaces and line breaks at its end.
    var endOfWords: Int {
        var end = count
        while end > 0, utf8[end - 1] == UInt8(ascii: " ") || utf8[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        return end
    }
}
