import ByteWriting
import SceneModel
import Typesetting

/// The fonts of an entry at every text scale that a gallery offers, as data: how each is declared, the face
/// that stands in for it, and the measures that lines are placed by.
///
/// What a browser does with them is what `LineLayout` does: heights are rounded up to half a point.
struct FontSteps {
    private let scales: [Double]
    private let base: Double
    private var fonts: [Font] = []

    /// No fonts yet; `base` is the scale that those to come are given at.
    init(scales: [Double], base: Double) {
        self.scales = scales
        self.base = base
    }

    /// The place of a font in the list.
    mutating func place(of font: Font) -> Int {
        if let known = fonts.firstIndex(of: font) { return known }
        fonts.append(font)
        return fonts.count - 1
    }

    /// The list: for each font a list of its steps.
    func write(into data: inout ScriptData, _ cache: inout GalleryCache) {
        data.list { data in
            for (place, font) in fonts.enumerated() {
                data.written(cache.steps(of: font, at: place) { steps(of: font, at: place) })
            }
        }
    }

    private func steps(of font: Font, at place: Int) -> [UInt8] {
        var data = ScriptData()
        data.list { data in
            for (step, scale) in scales.enumerated() {
                write(font.scaled(by: scale / base), number: 100 + 8 * place + step, into: &data)
            }
        }
        return data.finish()
    }

    /// `[declaration, face, height, ascent, baseline]`, in points.
    private func write(_ font: Font, number: Int, into data: inout ScriptData) {
        let typeface = Typeface(font)
        let face = FallbackFace(font, typeface)
        let metrics = FontMetrics.of(font)
        let height = (metrics.ascent + metrics.descent) * font.size
        var declaration = StyleSheet.Declarations()
        FontFamilies(typeface: typeface, size: font.size, fallback: face == nil ? nil : number)
            .declare(lineHeight: height, in: &declaration)
        var faceRule = StyleSheet()
        face?.add(number, to: &faceRule)
        let (shorthand, rule) = (declaration.finish(), faceRule.finish().bytes)
        data.list { data in
            data.text(shorthand)
            data.text(rule)
            data.number(height)
            data.number(metrics.ascent * font.size)
            data.number(metrics.baseline(size: font.size))
        }
    }
}

extension Font {
    /// The font at another text scale; the size is rounded to a hundredth, as the composer does.
    fileprivate func scaled(by scale: Double) -> Font {
        var font = self
        font.size = (size * scale * 100).rounded() / 100
        return font
    }
}

/// What making the pages of one entry leaves for the next: most entries share their fonts.
public struct GalleryCache: Sendable {
    private struct Key: Hashable {
        let font: Font
        let place: Int
    }

    private var steps: [Key: [UInt8]] = [:]

    /// How many fonts are kept, so that a catalogue of many does not fill the memory.
    private static let limit = 512

    /// Nothing yet.
    public init() {}

    /// The steps of a font at its place in a list, made where they are not known.
    mutating func steps(of font: Font, at place: Int, _ make: () -> [UInt8]) -> [UInt8] {
        let key = Key(font: font, place: place)
        if let known = steps[key] { return known }
        if steps.count >= Self.limit { steps = [:] }
        let made = make()
        steps[key] = made
        return made
    }
}
