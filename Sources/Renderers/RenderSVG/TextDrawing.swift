import MarkupText
import SceneModel
import Typesetting

/// A text wrapped into a width, drawn one element a line.
///
/// What the lines have in common stands on a group around them. A line whose letters all have known widths
/// says how long it is, so that a viewer that has another face keeps the layout.
struct TextDrawing {
    private let text: Scene.Text
    private let typeset: TypesetText
    private let direction: ReadingDirection

    /// A text of the scene in a width, in points.
    init(_ text: Scene.Text, width: Double, in scene: Scene) {
        var visible = text
        for index in visible.runs.indices {
            visible.runs[index].text = EscapedText.visible(text.runs[index].text)
        }
        self.text = visible
        typeset = TypesetText(visible, width: width)
        direction = ReadingDirection(scene.direction, of: visible.runs.lazy.map(\.text))
    }

    /// Points.
    var height: Double { typeset.height }

    /// The width of the widest line, in points.
    var width: Double { typeset.width }

    /// Adds the shadows of its letters.
    func addDefinitions(to definitions: inout Definitions) {
        for run in text.runs where !run.text.isEmpty {
            if let shadow = run.shadow { definitions.add(shadow) }
        }
    }

    /// Draws the lines with the top of the first at `top`.
    func write(in column: Column, top: Double, into svg: inout SVGWriter) {
        guard let first = text.runs.first, !typeset.lines.isEmpty else { return }
        let direction = SVGWriter.Attribute.literal("direction", "rtl", if: direction == .rightToLeft)
        svg.lineBreak()
        svg.element("g", first.attributes + [anchor(of: side), direction]) { svg in
            for (number, line) in typeset.lines.enumerated() where !line.pieces.isEmpty {
                // On the grid of a 2x screen, as UIKit's are, and as letters are sharpest.
                let baseline = ((top + typeset.grid.baseline(number)) * 2).rounded() / 2
                write(line, in: column, baseline: baseline, into: &svg)
            }
            svg.lineBreak()
        }
    }

    private func write(
        _ line: TypesetText.Line, in column: Column, baseline: Double, into svg: inout SVGWriter
    ) {
        let stretches = stretches(of: line)
        let spacing = wordSpacing(of: line, in: column)
        guard stretches.count > 1 else {
            let isJustified = spacing != nil
            let place = TextElement.Place(
                x: x(of: side, in: column), baseline: baseline, anchor: nil, wordSpacing: spacing)
            return TextElement(
                pieces: line.pieces, runs: text.runs, length: isJustified ? column.width : line.width
            ).write(at: place, into: &svg)
        }
        // Their places are known from the widths; each is anchored where its reading begins.
        var x = start(of: line, in: column)
        for pieces in stretches {
            let length = pieces.reduce(0) { $0 + $1.width }
            let place = TextElement.Place(
                x: x, baseline: baseline, anchor: .literal("text-anchor", "start"), wordSpacing: nil)
            TextElement(pieces: pieces, runs: text.runs, length: length).write(at: place, into: &svg)
            x += direction == .leftToRight ? length : -length
        }
    }

    /// The pieces of a line in stretches with the same shadow, since that is drawn for a whole element.
    private func stretches(of line: TypesetText.Line) -> [[TypesetText.Piece]] {
        var stretches: [[TypesetText.Piece]] = []
        var shadow: Shadow?
        for piece in line.pieces {
            let own = text.runs[piece.run].shadow
            if stretches.isEmpty || own != shadow { stretches.append([]) }
            stretches[stretches.count - 1].append(piece)
            shadow = own
        }
        return stretches
    }

    /// Points added to each space of a line that is stretched to both sides; nil where it is not.
    private func wordSpacing(of line: TypesetText.Line, in column: Column) -> Double? {
        guard text.alignment == .justified, !line.endsParagraph else { return nil }
        let spaces = line.pieces.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: " ") } }
        return spaces > 0 && line.width < column.width ? (column.width - line.width) / Double(spaces) : nil
    }
}

extension TextDrawing {
    /// Where lines stand.
    private enum Side {
        case left, middle, right
    }

    private var side: Side {
        switch text.alignment {
        case .center: .middle
        case .left: .left
        case .right: .right
        case .natural, .justified: direction == .leftToRight ? .left : .right
        }
    }

    private func x(of side: Side, in column: Column) -> Double {
        switch side {
        case .left: column.left
        case .middle: column.middle
        case .right: column.right
        }
    }

    /// Which end of a line is at its place; the start of one read from right to left is its right end.
    private func anchor(of side: Side) -> SVGWriter.Attribute {
        let isStart = (side == .left) == (direction == .leftToRight)
        if side == .middle { return .literal("text-anchor", "middle") }
        return .literal("text-anchor", "end", if: !isStart)
    }

    /// Where the reading of a line begins.
    private func start(of line: TypesetText.Line, in column: Column) -> Double {
        let free = column.width - line.width
        let left =
            switch side {
            case .left: column.left
            case .middle: column.left + free / 2
            case .right: column.left + free
            }
        return direction == .leftToRight ? left : left + line.width
    }
}
