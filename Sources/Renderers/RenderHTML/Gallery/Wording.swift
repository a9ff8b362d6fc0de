import MarkupText
import SceneModel

/// Names of the catalogue's vocabulary in the words of the pages, and numbers as people read them.
enum Wording {
    /// `No results` for `noResults`; some have a spelling of their own.
    static func label(_ name: String) -> String {
        if let known = spellings.first(where: { $0.name.isEqual(to: name) }) { return known.label }
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

    /// `12.5 pt`, with a real minus sign.
    static func points(_ value: Double) -> String { "\(number(value)) pt" }

    /// `75 × 75 pt`.
    static func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height)) pt" }

    /// A number with at most three decimals and a real minus sign.
    static func number(_ value: Double) -> String {
        var digits: [UInt8] = []
        digits.append(decimal: value.magnitude)
        return (value < 0 ? "−" : "") + String(decoding: digits, as: UTF8.self)
    }

    /// `4.54`, rounded down, so that no contrast looks better than it is.
    static func ratio(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded(.down))
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// `Helvetica Neue`-like names as they are; the system's face by that name, with its weight.
    static func font(_ font: Font) -> String {
        let name = font.name == Font.system ? "System" : font.name
        return font.weight == .regular ? name : "\(name) \(label(font.weight.rawValue).lowercased())"
    }
}

extension StaticString {
    fileprivate func isEqual(to text: String) -> Bool {
        withUTF8Buffer { $0.elementsEqual(text.utf8) }
    }
}
