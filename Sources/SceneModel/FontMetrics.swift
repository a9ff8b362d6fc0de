/// The vertical measures of a face, as parts of the font size.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline to the top of the line box.
    public var ascent: Double
    /// From the baseline to the bottom of the line box.
    public var descent: Double

    /// The measures of the face that iOS uses for a font's name.
    ///
    /// Sources: the `hhea` tables of SF (0.952 and 0.241), Helvetica Neue (0.952 and 0.213, with a line gap
    /// of 0.028 that UIKit adds) and Lato (0.987 and 0.213). An unknown name is set in the system's face.
    public static func of(_ font: Font) -> FontMetrics {
        if font.name.hasPrefix("HelveticaNeue") { return FontMetrics(ascent: 0.952, descent: 0.241) }
        if font.name.hasPrefix("Lato") { return FontMetrics(ascent: 0.987, descent: 0.213) }
        return FontMetrics(ascent: 0.952, descent: 0.241)
    }

    /// The height of a line in points, rounded up to half a point as UIKit does on a 2x screen.
    public func lineHeight(size: Double) -> Double {
        ((ascent + descent) * size * 2).rounded(.up) / 2
    }
}
