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
        if font.name == Font.system {
            // UIKit's bold system font is the semibold face.
            self.init(.system, font.weight == .bold ? 600 : font.weight.number)
            return
        }
        let name = FaceName(font)
        guard let family = Family(name) else {
            self.init(.named(font.name), font.weight.number)
            return
        }
        self.init(family, (name.style?.weight ?? font.weight).number)
    }

    private init(_ family: Family, _ weight: Int) {
        self.family = family
        self.weight = weight
    }
}

extension Typeface.Family {
    /// The family that a name means; nil where it is none whose looks are known, or goes on otherwise than
    /// with a style.
    fileprivate init?(_ name: FaceName) {
        guard name.separator == nil || name.separator == UInt8(ascii: "-") else { return nil }
        switch name.family {
        case .helveticaNeue, .helveticaNeueFamily: self = .helveticaNeue
        case .lato: self = .lato
        case .other: return nil
        }
    }
}
