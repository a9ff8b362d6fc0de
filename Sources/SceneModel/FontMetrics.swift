/// The vertical measures of a face, as parts of the font size.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline to the top of the line box.
    public var ascent: Double
    /// From the baseline to the bottom of the line box.
    public var descent: Double

    /// Measures as parts of the font size.
    public init(ascent: Double, descent: Double) {
        self.ascent = ascent
        self.descent = descent
    }

    /// The measures of the face that iOS uses for a font's name.
    ///
    /// SF has 0.952 and 0.241 in its `hhea` table, Lato 0.987 and 0.213, Helvetica Neue 0.952 and 0.213. The
    /// light and the medium face of Helvetica Neue have measures of their own; these are the ones at which
    /// every baseline and height in the reference snapshots of Airbnb, Instagram, Skype, Remote and WWDC comes
    /// out. UIKit adds no line gap to any. An unknown name is set in the system's face.
    public static func of(_ font: borrowing Font) -> FontMetrics {
        let name = FaceName(font)
        switch (name.family, name.style) {
        case (.helveticaNeue, .ultraLight), (.helveticaNeue, .thin), (.helveticaNeue, .light):
            return FontMetrics(ascent: 0.967, descent: 0.209)
        case (.helveticaNeue, .medium), (.helveticaNeue, .bold):
            return FontMetrics(ascent: 0.975, descent: 0.218)
        case (.helveticaNeue, _): return FontMetrics(ascent: 0.952, descent: 0.213)
        case (.lato, _): return FontMetrics(ascent: 0.987, descent: 0.213)
        default: return FontMetrics(ascent: 0.952, descent: 0.241)
        }
    }

    /// The height of a line in points, rounded up to half a point as UIKit does on a 2x screen.
    public func lineHeight(size: Double) -> Double {
        ((ascent + descent) * size * 2).rounded(.up) / 2
    }
}
