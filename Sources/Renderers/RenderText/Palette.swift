import SceneModel

/// A fixed set of colours that a terminal has, and the nearest of them that can be read.
struct Palette: Sendable {
    /// One colour of the set.
    struct Entry: Sendable {
        var color: Color
        /// Where it stands among all colours.
        var place: OKLab
        /// As in `Color.luminance`, worked out once.
        var luminance: Double
        /// Its number, 0 to 255.
        var code: Int

        /// The contrast ratio, as in `Color.contrast(with:)`.
        func contrast(with other: Entry) -> Double {
            (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
        }
    }

    let entries: [Entry]
    /// How much a difference in hue counts against one in lightness.
    private let hueWeight: Double
    /// The least contrast of letters.
    let minimumContrast: Double

    private init(
        _ colors: [Color], firstCode: Int, hueWeight: Double = 1,
        minimumContrast: Double = Legibility.minimumContrast
    ) {
        self.hueWeight = hueWeight
        self.minimumContrast = minimumContrast
        entries = colors.enumerated().map { index, color in
            Entry(color: color, place: OKLab(color), luminance: color.luminance, code: firstCode + index)
        }
    }

    /// The colours 16 to 255: a cube of 6 x 6 x 6 and 24 greys.
    ///
    /// The first 16 belong to the user's theme and are left out. Source: xterm, "256colres".
    static let ansi256 = Palette(cube + greys, firstCode: 16)

    /// The 16 colours as xterm shows them; a theme may differ.
    ///
    /// There are four greys only, and without a weight on the hue a faint grey would turn cyan. The contrast
    /// leaves room for themes: green on bright green (1.6) is refused, cyan on white (1.95) is not.
    static let ansi16 = Palette(
        [
            (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
            (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
            (255, 0, 255), (0, 255, 255), (255, 255, 255),
        ].map { Color(red: $0.0, green: $0.1, blue: $0.2) }, firstCode: 0, hueWeight: 8, minimumContrast: 1.9)

    private static var cube: [Color] {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        return (0..<216).map {
            Color(red: levels[$0 / 36], green: levels[$0 / 6 % 6], blue: levels[$0 % 6])
        }
    }

    private static var greys: [Color] {
        (0..<24).map {
            let level = UInt8(8 + 10 * $0); return Color(red: level, green: level, blue: level)
        }
    }

    /// The nearest colour.
    func nearest(to color: Color) -> Entry { nearest(to: color) { _ in true } }

    /// The nearest colour that can be read on a background of this palette.
    ///
    /// Black or white always can, so there is one.
    func nearest(to color: Color, legibleOn background: Entry) -> Entry {
        nearest(to: color) { $0.contrast(with: background) >= minimumContrast }
    }

    private func nearest(to color: Color, where isAllowed: (Entry) -> Bool) -> Entry {
        let wanted = OKLab(color)
        return entries.withUnsafeBufferPointer { entries in
            var best = 0
            var least = Double.infinity
            for index in entries.indices {
                let distance = wanted.squaredDistance(to: entries[index].place, hueWeight: hueWeight)
                if distance < least, isAllowed(entries[index]) { (best, least) = (index, distance) }
            }
            return entries[best]
        }
    }
}
