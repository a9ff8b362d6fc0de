import SceneModel
import Typesetting

/// A line of text, or a part of one with the same shadow, as one `text` element.
struct TextElement {
    /// Where it stands.
    struct Place {
        let x: Double
        let baseline: Double
        /// Where it is not that of the group around it.
        let anchor: SVGWriter.Attribute?
        /// Points added to each space.
        let wordSpacing: Double?
    }

    let pieces: [TypesetText.Piece]
    /// All runs of the text; the first has its looks from the group around it.
    let runs: [Scene.Text.Run]
    /// Points.
    let length: Double

    /// Writes the element on a line of its own.
    func write(at place: Place, into svg: inout SVGWriter) {
        guard let piece = pieces.first, let first = runs.first else { return }
        let run = runs[piece.run]
        let isUniform = pieces.allSatisfy { runs[$0.run].isSet(like: run) }
        var attributes: [SVGWriter.Attribute] = [.number("x", place.x), .number("y", place.baseline)]
        if let anchor = place.anchor { attributes.append(anchor) }
        if isUniform { attributes += run.attributes(differingFrom: first) }
        attributes += [.number("word-spacing", optional: place.wordSpacing)]
        if length > 0, pieces.allSatisfy(\.isExact) {
            attributes += [
                .number("textLength", length), .literal("lengthAdjust", "spacingAndGlyphs"),
            ]
        }
        attributes += [
            .filter(run.shadow.map { Identifier(shadow: $0) }),
            .literal("xml:space", "preserve", if: needsItsSpaces),
        ]
        svg.lineBreak()
        svg.element("text", attributes) { svg in
            for piece in pieces {
                let run = runs[piece.run]
                if isUniform || run.isSet(like: first) {
                    svg.text(piece.text)
                } else {
                    svg.element("tspan", run.attributes(differingFrom: first)) { $0.text(piece.text) }
                }
            }
        }
    }

    /// Whether SVG would drop a space that has been measured.
    private var needsItsSpaces: Bool {
        var last = UInt8(ascii: " ")
        for piece in pieces {
            for byte in piece.text.utf8 {
                if byte == UInt8(ascii: " "), last == byte { return true }
                last = byte
            }
        }
        return last == UInt8(ascii: " ")
    }
}

extension Scene.Text.Run {
    /// Whether its letters look like another run's; shadows are on the whole element.
    func isSet(like other: Scene.Text.Run) -> Bool {
        font == other.font && color == other.color && kern == other.kern
    }

    /// The looks of its letters.
    var attributes: [SVGWriter.Attribute] {
        fontAttributes + [.fill(color), .number("letter-spacing", optional: kern == 0 ? nil : kern)]
    }

    /// The looks of its letters where they are not those of another run around it.
    func attributes(differingFrom other: Scene.Text.Run) -> [SVGWriter.Attribute] {
        var attributes: [SVGWriter.Attribute] = []
        if font != other.font { attributes += fontAttributes }
        if color != other.color {
            attributes.append(.fill(color, isAlwaysGiven: color.alpha != other.color.alpha))
        }
        if kern != other.kern { attributes.append(.number("letter-spacing", kern)) }
        return attributes
    }

    private var fontAttributes: [SVGWriter.Attribute] {
        let families = FontFamilies(font)
        return [
            .families(families), .number("font-size", max(0, font.size)),
            .number("font-weight", Double(families.weight)),
        ]
    }
}
