public import SceneModel

/// The advance widths of a font's letters, in points.
///
/// The faces of iOS are not published, so each is the published Helvetica at a scale of its own. A letter may
/// then be off by a few hundredths, a line seldom by more than one: where it was measured, lines break as in
/// the reference snapshots.
public struct FaceWidths: Sendable {
    /// A width, and whether the table has it or it is only likely.
    public struct Advance: Hashable, Sendable {
        /// Points.
        public var points: Double
        /// Whether it is a face's own width, and not an estimate for a script that no table covers.
        public var isKnown: Bool

        /// A width in points.
        public init(points: Double, isKnown: Bool) {
            self.points = points
            self.isKnown = isKnown
        }
    }

    private let table: HelveticaWidths
    /// Points that a thousandth of the table stands for.
    private let unit: Double
    private let size: Double

    /// The widths of a font.
    public init(_ font: Font) {
        let typeface = Typeface(font)
        size = max(0, font.size)
        table = typeface.weight < 600 ? .regular : .bold
        unit = size * FaceScale.scale(of: typeface, size: size) / 1000
    }

    /// The width of a byte of ASCII, in points.
    public func points(ofASCII byte: UInt8) -> Double {
        Double(table.width(ofASCII: byte)) * unit
    }

    /// The width of a grapheme cluster: that of its base, since marks take no room of their own.
    public func advance(of cluster: Character) -> Advance {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return Advance(points: 0, isKnown: true) }
        let isPlain =
            scalars.count == 1 || (ScriptWidth.isMarked(scalars) && !WideCharacters.isEmoji(cluster))
        if isPlain, let width = table.width(of: first) {
            return Advance(points: Double(width) * unit, isKnown: true)
        }
        let width = ScriptWidth(cluster)
        return Advance(points: width.ems * size, isKnown: width.isExact)
    }
}

extension FaceWidths {
    /// The text where it fits into a width, otherwise as much of it as does with `…` after it.
    public func fit(_ text: String, in width: Double) -> String {
        let sign: Character = "…"
        let room = width - advance(of: sign).points
        var used = 0.0
        var end = text.startIndex
        for index in text.indices {
            used += advance(of: text[index]).points
            if used > width { return text[..<end] + String(sign) }
            if used <= room { end = text.index(after: index) }
        }
        return text
    }
}
