extension NodeTable {
    /// The letters of a scalar or key; none where the node is neither.
    public func text(of node: NodeID) -> String { Self.text(letters(of: node)) }

    /// The letters of a scalar or key in UTF-8; none where the node is neither.
    @inlinable public func letters(of node: NodeID) -> UnsafeBufferPointer<UInt8> {
        let row = self[node]
        guard row.kind == .scalar else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: letters[Int(row.first)..<Int(row.first) + Int(row.count)])
    }

    /// Whether a scalar or key is a certain word.
    @inlinable public func matches(_ node: NodeID, _ word: Word) -> Bool {
        let row = self[node]
        return row.head == word.first && row.count == word.count && row.kind == .scalar
            && (word.count <= 8 || hasRest(of: word, row))
    }

    /// Whether the letters behind the first eight are those of a word as long.
    @usableFromInline func hasRest(of word: Word, _ row: Row) -> Bool {
        let text = UnsafeBufferPointer(rebasing: letters[Int(row.first)..<Int(row.first) + Int(row.count)])
        return Word.number(text.dropFirst(8)) == word.second && Word.number(text.dropFirst(16)) == word.third
    }

    /// A `String` of some letters, which are UTF-8.
    ///
    /// Most are so few that it holds them in itself; made so, they are written there at once.
    static func text(_ letters: UnsafeBufferPointer<UInt8>) -> String {
        guard letters.count <= 15 else { return String(decoding: letters, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: letters.count) { buffer in
            for index in letters.indices { buffer[index] = letters[index] }
            return letters.count
        }
    }
}

/// A word of at most 24 letters that keys and scalars are compared with.
///
/// Its letters are three numbers, so that comparing it is no work, and it has no memory to be counted.
public struct Word: Sendable {
    @usableFromInline let first: UInt64
    @usableFromInline let second: UInt64
    @usableFromInline let third: UInt64
    @usableFromInline let count: UInt32

    /// A word, which must not be longer.
    public init(_ text: String) {
        var text = text
        (first, second, third, count) = text.withUTF8 { text in
            precondition(text.count <= 24, "a word of more than 24 letters")
            return (
                Self.head(of: text), Self.number(text.dropFirst(8)), Self.number(text.dropFirst(16)),
                UInt32(text.count)
            )
        }
    }

    /// Up to eight letters, the first in the lowest byte.
    static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
        head(of: UnsafeBufferPointer(rebasing: text))
    }

    /// The first eight letters, or as many as there are, as a number.
    static func head(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(text)
        if bytes.count >= 8 { return UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) }
        guard bytes.count >= 4 else { return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        // The first four letters and the last four, which may be some of the same.
        let rest = bytes.count - 4
        let first = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
        let last = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: rest, as: UInt32.self))
        return UInt64(first) | UInt64(last) << UInt64(rest * 8)
    }
}
