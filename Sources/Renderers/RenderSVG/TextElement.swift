import SceneModel
import Typesetting

/// A line of text, or a part of one with the same shadow, as one `text` element.
struct TextElement {
    /// Its letters among the bytes of the text.
    let range: Range<Int>
    /// Points.
    let length: Double
    let x: Double
    let baseline: Double
    /// Whether it is anchored where its reading begins, and not as the group around it says.
    let isAnchored: Bool
    /// Points added to each space.
    let wordSpacing: Double?

    /// Writes the element on a line of its own; the first of the runs has its looks from the group around it.
    func write(_ typeset: TypesetText, _ runs: [Scene.Text.Run], into svg: inout SVGWriter) {
        let first = runs.count == 1 ? 0 : typeset.run(at: range.lowerBound)
        let isUniform = first == runs.count - 1 || isUniform(runs[first], typeset, runs)
        svg.lineBreak()
        svg.element("text") { tag in
            tag.number("x", x)
            tag.number("y", baseline)
            if isAnchored { tag.literal("text-anchor", "start") }
            if isUniform, first > 0 { tag.looks(of: runs[first], differingFrom: runs[0]) }
            if let wordSpacing { tag.number("word-spacing", wordSpacing) }
            if length > 0, typeset.isExact(range) {
                tag.number("textLength", length)
                tag.literal("lengthAdjust", "spacingAndGlyphs")
            }
            if let shadow = runs[first].shadow { tag.filter(.shadow(shadow)) }
            // Spaces have been measured that SVG would drop.
            if typeset.hasLooseSpaces(in: range) { tag.literal("xml:space", "preserve") }
        } content: { svg in
            guard !isUniform else { return svg.text(typeset.letters(in: range)) }
            for piece in typeset.pieces(in: range) {
                write(typeset.letters(in: piece.range), runs[piece.run], around: runs[0], into: &svg)
            }
        }
    }

    /// Whether all its letters look like those of a run.
    private func isUniform(
        _ run: Scene.Text.Run, _ typeset: TypesetText, _ runs: [Scene.Text.Run]
    ) -> Bool {
        typeset.pieces(in: range).allSatisfy { runs[$0.run].isSet(like: run) }
    }

    private func write(
        _ letters: Substring, _ run: Scene.Text.Run, around first: Scene.Text.Run, into svg: inout SVGWriter
    ) {
        if run.isSet(like: first) { return svg.text(letters) }
        svg.element("tspan") { tag in
            tag.looks(of: run, differingFrom: first)
        } content: { svg in
            svg.text(letters)
        }
    }
}

extension Scene.Text.Run {
    /// Whether its letters look like another run's; shadows are on the whole element.
    fileprivate func isSet(like other: Scene.Text.Run) -> Bool {
        font == other.font && color == other.color && kern == other.kern
    }
}

extension SVGTag {
    /// The looks of a run's letters.
    mutating func looks(of run: Scene.Text.Run) {
        font(run.font)
        fill(run.color)
        if run.kern != 0 { number("letter-spacing", run.kern) }
    }

    /// The looks of a run's letters where they are not those of another run around it.
    fileprivate mutating func looks(of run: Scene.Text.Run, differingFrom other: Scene.Text.Run) {
        if run.font != other.font { font(run.font) }
        if run.color != other.color { fill(run.color, saysOpacity: run.color.alpha != other.color.alpha) }
        if run.kern != other.kern { number("letter-spacing", run.kern) }
    }

    private mutating func font(_ font: Font) {
        let families = FontFamilies(font)
        self.families(families)
        number("font-size", max(0, font.size))
        number("font-weight", Double(families.weight))
    }
}
