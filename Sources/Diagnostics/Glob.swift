/// A pattern in which `*` stands for any letters and `?` for one; every other letter stands for itself.
public struct Glob: Hashable, Sendable {
    /// The pattern as it was written.
    public let text: String
    private let pattern: [UInt8]

    /// A pattern.
    public init(_ text: String) {
        self.text = text
        pattern = Array(text.utf8)
    }

    /// Whether it has a `*` or a `?` in it, and so may mean several names.
    public var isPattern: Bool { pattern.contains { $0 == Self.any || $0 == Self.one } }

    /// Whether the whole of a name, in ASCII, is what the pattern says.
    public func matches(_ name: String) -> Bool {
        let name = Array(name.utf8)
        var place = 0
        var index = 0
        // Where to go on when a `*` has to take one letter more.
        var retry: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count, pattern[place] == Self.any {
                retry = (place + 1, index)
                place += 1
            } else if place < pattern.count, pattern[place] == Self.one || pattern[place] == name[index] {
                place += 1
                index += 1
            } else if let last = retry {
                retry = (last.place, last.index + 1)
                (place, index) = (last.place, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == Self.any }
    }

    private static let any = UInt8(ascii: "*")
    private static let one = UInt8(ascii: "?")
}
