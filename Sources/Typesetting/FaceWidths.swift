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
    public init(_ font: borrowing Font) {
        let typeface = Typeface(font)
        size = max(0, font.size)
        table = typeface.weight < 600 ? .regular : .bold
        unit = size * FaceScale.scale(of: typeface, size: size) / 1000
    }

    /// The width of a byte of ASCII, in points.
    public func points(ofASCII byte: UInt8) -> Double {
        Double(table.width(ofASCII: byte)) * unit
    }

    /// The width of bytes of ASCII with a space after each, in points.
    func points(ofASCII range: Range<Int>, in bytes: TextBytes, kern: Double) -> Double {
        table.withASCII { widths in
            var points = 0.0
            for index in range { points += Double(widths[Int(bytes[index])]) * unit + kern }
            return points
        }
    }

    /// The width of scalars that are clusters of their own with a space after each, in points.
    func points(ofScalars range: Range<Int>, in bytes: TextBytes, kern: Double) -> Double {
        var points = 0.0
        var index = range.lowerBound
        while index < range.upperBound, let scalar = bytes.loneScalar(at: index) {
            points += self.points(of: scalar) + kern
            index += UTF8.width(scalar)
        }
        return points
    }

    /// The width of a scalar that is a cluster of its own, in points.
    func points(of scalar: Unicode.Scalar) -> Double {
        if let width = table.width(of: scalar) { return Double(width) * unit }
        return ScriptWidth(.scalar(scalar)).ems * size
    }

    /// The width of a grapheme cluster: that of its base, since marks take no room of their own.
    public func advance(of cluster: Character) -> Advance { advance(of: .character(cluster)) }

    /// The width of a grapheme cluster.
    public func advance(of cluster: Cluster) -> Advance {
        switch cluster {
        case .scalar(let scalar):
            if let advance = knownAdvance(of: scalar) { return advance }
        case .character(let character):
            let scalars = character.unicodeScalars
            guard let first = scalars.first else { return Advance(points: 0, isKnown: true) }
            let isPlain =
                scalars.count == 1 || (ScriptWidth.isMarked(scalars) && !WideCharacters.isEmoji(character))
            if isPlain, let advance = knownAdvance(of: first) { return advance }
        }
        let width = ScriptWidth(cluster)
        return Advance(points: width.ems * size, isKnown: width.isExact)
    }

    /// The width that the table has of a scalar.
    private func knownAdvance(of scalar: Unicode.Scalar) -> Advance? {
        table.width(of: scalar).map { Advance(points: Double($0) * unit, isKnown: true) }
    }

    /// Whether the table has the width of each letter of a text, so that any stretch of it is exact.
    ///
    /// It may say no of a text whose letters it has in other forms.
    func knowsAll(of bytes: TextBytes) -> Bool {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            guard let scalar = bytes.loneScalar(at: index), table.width(of: scalar) != nil else {
                return false
            }
            index += UTF8.width(scalar)
        }
        return true
    }
}

extension FaceWidths {
    /// The text where it fits into a width, otherwise as much of it as does with `…` after it.
    public func fit(_ text: String, in width: Double) -> String {
        if fits(text, in: width) { return text }
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

    /// Whether a text is ASCII, as most are, and fits.
    private func fits(_ text: String, in width: Double) -> Bool {
        var used = 0.0
        for byte in text.utf8 {
            guard 0x20...0x7E ~= byte else { return false }
            used += points(ofASCII: byte)
        }
        return used <= width
    }
}
