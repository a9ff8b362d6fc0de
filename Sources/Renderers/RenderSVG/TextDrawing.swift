import ByteWriting
import SceneModel
import Typesetting

/// A text wrapped into a width, drawn one element a line.
///
/// What the lines have in common stands on a group around them. A line whose letters all have known widths
/// says how long it is, so that a viewer that has another face keeps the layout.
final class TextDrawing {
    private let runs: [Scene.Text.Run]
    private let alignment: TextAlignment
    private let typeset: TypesetText
    private let direction: ReadingDirection

    /// A text of the scene in a width, in points.
    init(_ text: borrowing Scene.Text, width: Double, direction: LayoutDirection) {
        var visible = copy text
        for index in text.runs.indices {
            let spelled = EscapedText.visible(text.runs[index].text)
            // What is spelt out is longer, and nearly no text has anything to spell.
            if spelled.utf8.count != text.runs[index].text.utf8.count { visible.runs[index].text = spelled }
        }
        runs = visible.runs
        alignment = text.alignment
        typeset = TypesetText(visible, width: width)
        self.direction = ReadingDirection(direction, of: visible)
    }

    /// Points.
    var height: Double { typeset.height }

    /// The width of the widest line, in points.
    var width: Double { typeset.width }

    /// Adds the shadows of its letters.
    func addDefinitions(to definitions: inout Definitions) {
        for index in runs.indices {
            if let shadow = runs[index].shadow, !runs[index].text.isEmpty { definitions.add(shadow) }
        }
    }

    /// Draws the lines with the top of the first at `top`.
    func write(in column: Column, top: Double, into svg: inout SVGWriter) {
        guard !runs.isEmpty, !typeset.lines.isEmpty else { return }
        svg.lineBreak()
        svg.element("g") { tag in
            tag.looks(of: runs[0])
            writeAnchor(into: &tag)
            if direction == .rightToLeft { tag.literal("direction", "rtl") }
        } content: { svg in
            for number in typeset.lines.indices where !typeset.lines[number].range.isEmpty {
                // On the grid of a 2x screen, as UIKit's are, and as letters are sharpest.
                let baseline = ((top + typeset.grid.baseline(number)) * 2).rounded() / 2
                writeLine(number, in: column, baseline: baseline, into: &svg)
            }
            svg.lineBreak()
        }
    }

    private func writeLine(_ number: Int, in column: Column, baseline: Double, into svg: inout SVGWriter) {
        let line = typeset.lines[number]
        let end = endOfShadow(from: line.range)
        guard end < line.range.upperBound else {
            let spacing = wordSpacing(ofLine: number, in: column)
            return TextElement(
                range: line.range, length: spacing == nil ? line.width : column.width, x: x(in: column),
                baseline: baseline, isAnchored: false, wordSpacing: spacing
            ).write(typeset, runs, into: &svg)
        }
        // The places of its parts are known from the widths; each is anchored where its reading begins.
        var x = start(of: line, in: column)
        var rest = line.range
        while !rest.isEmpty {
            let part = rest.lowerBound..<endOfShadow(from: rest)
            let length = typeset.pieces(in: part).reduce(0) { $0 + typeset.width(of: $1) }
            TextElement(
                range: part, length: length, x: x, baseline: baseline, isAnchored: true, wordSpacing: nil
            ).write(typeset, runs, into: &svg)
            x += direction == .leftToRight ? length : -length
            rest = part.upperBound..<rest.upperBound
        }
    }

    /// Where the letters end that have the same shadow as the first, since that is drawn for a whole element.
    private func endOfShadow(from range: Range<Int>) -> Int {
        guard runs.count > 1 else { return range.upperBound }
        var pieces = typeset.pieces(in: range)
        guard let first = pieces.next() else { return range.upperBound }
        while let piece = pieces.next() {
            if runs[piece.run].shadow != runs[first.run].shadow { return piece.range.lowerBound }
        }
        return range.upperBound
    }

    /// Points added to each space of a line that is stretched to both sides; nil where it is not.
    private func wordSpacing(ofLine number: Int, in column: Column) -> Double? {
        guard alignment == .justified, !typeset.endsParagraph(withLine: number) else { return nil }
        let line = typeset.lines[number]
        let spaces = typeset.letters(in: line.range).utf8.count { $0 == UInt8(ascii: " ") }
        return spaces > 0 && line.width < column.width ? (column.width - line.width) / Double(spaces) : nil
    }
}

extension TextDrawing {
    /// Where lines stand.
    private enum Side {
        case left, middle, right
    }

    private var side: Side {
        switch alignment {
        case .center: .middle
        case .left: .left
        case .right: .right
        case .natural, .justified: direction == .leftToRight ? .left : .right
        }
    }

    private func x(in column: Column) -> Double {
        switch side {
        case .left: column.left
        case .middle: column.middle
        case .right: column.right
        }
    }

    /// Which end of a line is at its place; the start of one read from right to left is its right end.
    private func writeAnchor(into tag: inout SVGTag) {
        let isStart = (side == .left) == (direction == .leftToRight)
        if side == .middle {
            tag.literal("text-anchor", "middle")
        } else if !isStart {
            tag.literal("text-anchor", "end")
        }
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
