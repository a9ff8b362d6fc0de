public import SceneModel

/// A font's name read as a family and a weight, as CSS keeps them.
public struct Typeface: Hashable, Sendable {
    /// The families whose looks are known.
    public enum Family: Hashable, Sendable {
        case system, helveticaNeue, lato
        case named(String)
    }

    /// Which family.
    public let family: Family
    /// The weight in CSS, 100 to 900.
    public let weight: Int

    /// Reads `HelveticaNeue-Light`, `Lato-Regular`, `Helvetica Neue` or `system`; any other name is kept.
    public init(_ font: borrowing Font) {
        let name = font.name
        if name == Font.system {
            // UIKit's bold system font is the semibold face.
            self.init(.system, font.weight == .bold ? 600 : font.weight.number)
        } else if let known = Self.known(name, font.weight) {
            self = known
        } else {
            self.init(.named(name), font.weight.number)
        }
    }

    private init(_ family: Family, _ weight: Int) {
        self.family = family
        self.weight = weight
    }

    /// The face that a name means, with the weight that its end says, or else the font's own; nil where the
    /// family is none whose looks are known.
    private static func known(_ name: String, _ own: Font.Weight) -> Typeface? {
        // No family that is known begins with another letter; comparing with each costs more than this.
        guard let first = name.utf8.first, first == UInt8(ascii: "H") || first == UInt8(ascii: "L") else {
            return nil
        }
        for (prefix, family) in families {
            guard let rest = name.utf8.dropping(prefix) else { continue }
            guard !rest.isEmpty else { return Typeface(family, own.number) }
            guard let style = rest.dropping("-") else { continue }
            for (word, weight) in styles where style.dropping(word) != nil { return Typeface(family, weight) }
            return Typeface(family, own.number)
        }
        return nil
    }

    private static let families: [(prefix: StaticString, family: Family)] = [
        ("HelveticaNeue", .helveticaNeue), ("Helvetica Neue", .helveticaNeue), ("Lato", .lato),
    ]

    /// A longer name stands before the one it begins with.
    private static let styles: [(word: StaticString, weight: Int)] = [
        ("UltraLight", 100), ("Hairline", 100), ("Thin", 200), ("Light", 300), ("Regular", 400),
        ("Medium", 500), ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]
}

extension Collection where Element == UInt8, SubSequence == Substring.UTF8View {
    /// What comes after a beginning; nil where there is another.
    fileprivate func dropping(_ beginning: StaticString) -> SubSequence? {
        beginning.withUTF8Buffer { starts(with: $0) ? dropFirst($0.count) : nil }
    }
}
