/// A character one column wide, ready to be repeated over a card.
struct Sign: Sendable {
    /// As often as the widest card has columns.
    private let repeated: [UInt8]
    private let length: Int

    /// A character.
    init(_ character: StaticString) {
        length = character.utf8CodeUnitCount
        repeated = character.withUTF8Buffer { bytes in (0..<CellGrid.maximumColumns).flatMap { _ in bytes } }
    }

    /// Appends it some times.
    func append(_ count: Int = 1, to bytes: inout [UInt8]) {
        repeated.withUnsafeBufferPointer { all in
            var left = count * length
            while left > 0 {
                let part = UnsafeBufferPointer(rebasing: all.prefix(left))
                bytes.append(contentsOf: part)
                left -= part.count
            }
        }
    }
}

extension Sign: ExpressibleByStringLiteral {
    init(stringLiteral character: StaticString) { self.init(character) }
}
