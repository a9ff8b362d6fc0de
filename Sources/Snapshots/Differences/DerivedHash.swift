/// Hashes in a page that follow from other bytes of it: `sha256-…` in a content security policy.
///
/// One colour in a style sheet changes the hash too, and in each page to another one; so a hash tells nothing
/// that the rest of the page does not.
enum DerivedHash {
    private static let names = ["sha256-", "sha384-", "sha512-"].map { Array($0.utf8) }

    /// A line with nothing behind the name of each hash.
    static func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard line.contains(UInt8(ascii: "-")), let first = next(in: line) else { return line }
        var result = Array(line[..<first.upperBound])
        var rest = line[first.upperBound...].drop(while: isDigit)
        while let hash = next(in: rest) {
            result += rest[..<hash.upperBound]
            rest = rest[hash.upperBound...].drop(while: isDigit)
        }
        return (result + rest)[...]
    }

    /// The place of the name of the first hash.
    private static func next(in line: ArraySlice<UInt8>) -> Range<Int>? {
        var start = line.startIndex
        while let place = line[start...].firstIndex(of: UInt8(ascii: "s")) {
            if let name = names.first(where: { line[place...].starts(with: $0) }) {
                return place..<place + name.count
            }
            start = place + 1
        }
        return nil
    }

    /// Whether a byte is one of Base64's.
    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): true
        default: false
        }
    }
}
