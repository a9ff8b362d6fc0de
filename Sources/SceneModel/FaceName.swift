/// What a font's name says, as far as the face is known: `HelveticaNeue-Light`, `Lato-Bold`, `Helvetica Neue`.
///
/// Names are read for every text, so this is done by bytes, where they lie.
package struct FaceName: Sendable {
    /// How a name begins.
    package enum Family: Sendable {
        case helveticaNeue, lato
        /// Helvetica Neue by the name of its family, and not by that of a face.
        case helveticaNeueFamily
        case other
    }

    /// How a name ends.
    package enum Style: Sendable {
        case ultraLight, hairline, thin, light, regular, medium, semibold, bold, heavy, black

        /// How heavy a face is that is called so.
        package var weight: Font.Weight {
            switch self {
            case .ultraLight, .hairline: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How it begins.
    package let family: Family
    /// The byte behind the family; nil where the name ends with it.
    package let separator: UInt8?
    /// The style that begins behind the separator; nil for none that is known.
    package let style: Style?

    /// Reads a font's name.
    package init(_ font: borrowing Font) {
        if let name = font.name.utf8.withContiguousStorageIfAvailable(FaceName.init(utf8:)) {
            self = name
        } else {
            var name = font.name
            self = name.withUTF8(FaceName.init(utf8:))
        }
    }

    private init(utf8 name: UnsafeBufferPointer<UInt8>) {
        let rest: Int
        (family, rest) = Self.family(of: name)
        separator = family != .other && rest < name.count ? name[rest] : nil
        style = separator == nil ? nil : Self.style(of: name, at: rest + 1)
    }

    /// The family, and how many bytes name it.
    private static func family(of name: UnsafeBufferPointer<UInt8>) -> (Family, Int) {
        switch name.first {
        case UInt8(ascii: "H"):
            if stands("HelveticaNeue", in: name, at: 0) { return (.helveticaNeue, 13) }
            if stands("Helvetica Neue", in: name, at: 0) { return (.helveticaNeueFamily, 14) }
        case UInt8(ascii: "L"):
            if stands("Lato", in: name, at: 0) { return (.lato, 4) }
        default: break
        }
        return (.other, 0)
    }

    private static func style(of name: UnsafeBufferPointer<UInt8>, at place: Int) -> Style? {
        for (word, style) in styles where stands(word, in: name, at: place) { return style }
        return nil
    }

    /// No word begins with another.
    private static let styles: [(word: StaticString, style: Style)] = [
        ("UltraLight", .ultraLight), ("Hairline", .hairline), ("Thin", .thin), ("Light", .light),
        ("Regular", .regular), ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold),
        ("Heavy", .heavy), ("Black", .black),
    ]

    private static func stands(
        _ word: StaticString, in name: UnsafeBufferPointer<UInt8>, at place: Int
    ) -> Bool {
        let length = word.utf8CodeUnitCount
        guard name.count - place >= length else { return false }
        for offset in 0..<length where name[place + offset] != word.utf8Start[offset] { return false }
        return true
    }
}
