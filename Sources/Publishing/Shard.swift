/// A stable share of the entries, so that several processes or machines can divide the work.
///
/// An entry's share depends on nothing but its id and the number of shards; that is for ever so.
public struct Shard: Hashable, Sendable {
    /// Which share, counted from 1.
    public let index: Int
    /// How many shares there are, at least 1.
    public let count: Int

    /// The one share that holds everything.
    public static let whole = Shard(first: 1, of: 1)

    /// A share; nil unless `1 <= index <= count`.
    public init?(index: Int, count: Int) {
        guard 1 <= index, index <= count else { return nil }
        self.init(first: index, of: count)
    }

    private init(first index: Int, of count: Int) {
        self.index = index
        self.count = count
    }

    /// The share that the text `I/N` means, in decimal digits; nil where it means none.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1]) else {
            return nil
        }
        self.init(index: index, count: count)
    }

    /// Whether the entry with that id belongs to this share.
    public func contains(id: String) -> Bool {
        Self.hash(id) % UInt64(count) == UInt64(index - 1)
    }

    /// The 64-bit FNV-1a hash of the UTF-8 bytes, with the offset basis and prime of its authors (Fowler, Noll
    /// and Vo).
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    private static func number(_ digits: Substring.UTF8View) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(String(Substring(digits)))
    }
}

extension Shard: CustomStringConvertible {
    /// The share as `I/N`.
    public var description: String { "\(index)/\(count)" }
}
