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
    public init(_ font: Font) {
        let name = font.name
        if name == Font.system {
            // UIKit's bold system font is the semibold face.
            self.init(.system, font.weight == .bold ? 600 : font.weight.number)
        } else if name.utf8.first != UInt8(ascii: "H"), name.utf8.first != UInt8(ascii: "L") {
            // No family that is known begins with another letter; comparing with each costs more than this.
            self.init(.named(name), font.weight.number)
        } else if let weight = Self.weight(of: name, family: "HelveticaNeue", font.weight) {
            self.init(.helveticaNeue, weight)
        } else if let weight = Self.weight(of: name, family: "Helvetica Neue", font.weight) {
            self.init(.helveticaNeue, weight)
        } else if let weight = Self.weight(of: name, family: "Lato", font.weight) {
            self.init(.lato, weight)
        } else {
            self.init(.named(name), font.weight.number)
        }
    }

    private init(_ family: Family, _ weight: Int) {
        self.family = family
        self.weight = weight
    }

    /// The weight that the end of a PostScript name says, or the font's own where the name is the family's;
    /// nil for another family.
    private static func weight(of name: String, family: String, _ own: Font.Weight) -> Int? {
        guard name.utf8.starts(with: family.utf8) else { return nil }
        let rest = name.utf8.dropFirst(family.utf8.count)
        guard let hyphen = rest.first else { return own.number }
        guard hyphen == UInt8(ascii: "-") else { return nil }
        return styles.first { rest.dropFirst().starts(with: $0.name.utf8) }?.weight ?? own.number
    }

    /// A longer name stands before the one it begins with.
    private static let styles: [(name: String, weight: Int)] = [
        ("UltraLight", 100), ("Hairline", 100), ("Thin", 200), ("Light", 300), ("Regular", 400),
        ("Medium", 500), ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]
}
