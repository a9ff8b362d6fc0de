import ByteWriting
import SceneModel

/// Names of the catalogue's vocabulary in the words of the pages.
enum Wording {
    /// `No results` for `noResults`; some have a spelling of their own.
    static func label(_ name: String) -> String {
        for (spelled, label) in spellings where spelled.isEqual(to: name) { return label }
        return String(unsafeUninitializedCapacity: 2 * name.utf8.count) { buffer in
            var count = 0
            for letter in name.utf8 {
                let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
                let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
                if isCapital, count > 0 {
                    buffer[count] = UInt8(ascii: " ")
                    count += 1
                }
                buffer[count] = (isCapital && count > 0) || (isSmall && count == 0) ? letter ^ 0x20 : letter
                count += 1
            }
            return count
        }
    }

    /// Names that people write in another way: the systems as their makers do.
    static let spellings: [(name: StaticString, label: String)] = [
        ("backgroundColor", "Background"),
        ("ios", "iOS"), ("ipados", "iPadOS"), ("macos", "macOS"), ("watchos", "watchOS"), ("tvos", "tvOS"),
        ("visionos", "visionOS"), ("android", "Android"), ("web", "Web"),
    ]
}

extension StaticString {
    fileprivate func isEqual(to text: String) -> Bool {
        utf8CodeUnitCount == text.utf8.count && withUTF8Buffer { $0.elementsEqual(text.utf8) }
    }
}
