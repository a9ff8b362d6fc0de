/// A grapheme cluster: what a reader takes for one letter.
public enum Cluster {
    /// A scalar that is a cluster of its own, as nearly all are.
    case scalar(Unicode.Scalar)
    /// Whatever Unicode's rules make of several.
    case character(Character)

    /// How many bytes of UTF-8 it takes.
    @inlinable
    public var byteCount: Int {
        switch self {
        case .scalar(let scalar): UTF8.width(scalar)
        case .character(let character): character.utf8.count
        }
    }
}

/// The clusters of some UTF-8 from a byte to another, in order.
///
/// Unicode's rules are asked only where a scalar may join another; most texts have none that does.
@usableFromInline
struct Clusters: Sequence, IteratorProtocol {
    private let bytes: TextBytes
    private var cursor: Int
    private let end: Int
    private var characters: String.Iterator?

    /// The clusters of a stretch of `bytes`, which neither begins nor ends inside one.
    @usableFromInline
    init(_ bytes: TextBytes, in range: Range<Int>) {
        self.bytes = bytes
        cursor = range.lowerBound
        end = range.upperBound
        if !bytes.areLone(range) { characters = bytes.string(range).makeIterator() }
    }

    @usableFromInline
    mutating func next() -> Cluster? {
        if characters != nil { return characters?.next().map { .character($0) } }
        guard cursor < end, let scalar = bytes.loneScalar(at: cursor) else { return nil }
        cursor += UTF8.width(scalar)
        return .scalar(scalar)
    }
}
