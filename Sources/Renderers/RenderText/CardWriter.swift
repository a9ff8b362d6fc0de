import Rendering
import SceneModel

/// Writes the lines of a card as bytes.
///
/// The border is in the terminal's own colours; between its sides a row is painted from edge to edge and
/// ends in a reset, so that no colour leaves the card.
struct CardWriter {
    private let grid: CellGrid
    private let characters: FrameCharacters
    private var encoder: StyleEncoder
    private let blanks: [UInt8]
    private let side: [UInt8]

    /// A writer for a card of that grid.
    init(grid: CellGrid, characters: FrameCharacters, colors: RenderOptions.Colors) {
        self.grid = grid
        self.characters = characters
        encoder = StyleEncoder(colors)
        blanks = [UInt8](repeating: UInt8(ascii: " "), count: grid.columns)
        side = Array(Piece(characters.card.vertical, style: Style()).bytes)
    }

    /// Writes the lines above the card, unpainted.
    mutating func write(caption rows: [Row], into output: inout [UInt8]) {
        for row in rows {
            for piece in row.pieces {
                encoder.append(piece.style, to: &output)
                output.append(contentsOf: piece.bytes)
            }
            encoder.appendReset(to: &output)
            output.append(0x0A)
        }
    }

    /// Writes the border and the lines in it.
    mutating func write(_ lines: [CardLine], background: Color, into output: inout [UInt8]) {
        let box = characters.card
        writeBorder(box.topLeft, box.topRight, into: &output)
        for line in lines {
            switch line {
            case .row(let row): write(row, background: row.background ?? background, into: &output)
            case .rule: writeRule(background: background, into: &output)
            }
        }
        writeBorder(box.bottomLeft, box.bottomRight, into: &output)
    }

    private mutating func write(_ row: Row, background: Color, into output: inout [UInt8]) {
        output.append(contentsOf: side)
        let plain = Style(background: background)
        var current: Style?
        let first = row.pieces.first.map { painted($0.style, background) } ?? plain
        // The indent takes the style of what follows, so most rows need one sequence.
        let lead = first.background == background ? first : plain
        append(Piece(blank: row.indent), lead, &current, into: &output)
        var columns = row.indent
        for piece in row.pieces {
            append(piece, painted(piece.style, background), &current, into: &output)
            columns += piece.columns
        }
        append(Piece(blank: grid.innerColumns - columns), plain, &current, into: &output)
        encoder.appendReset(to: &output)
        output.append(contentsOf: side)
        output.append(0x0A)
    }

    private func painted(_ style: Style, _ background: Color) -> Style {
        var style = style
        style.background = style.background?.composited(over: background) ?? background
        return style
    }

    private mutating func append(
        _ piece: Piece, _ style: Style, _ current: inout Style?, into output: inout [UInt8]
    ) {
        guard piece.columns > 0 || !piece.bytes.isEmpty else { return }
        if let (picture, line) = piece.picture {
            var paint: [UInt8] = []
            encoder.append(Style(background: style.background), to: &paint)
            output.append(contentsOf: picture.line(line, paint: paint))
            current = nil
            return
        }
        // Blanks show nothing but their background, so they can follow in the style that is set.
        let isBlank = piece.bytes.isEmpty
        let isSet = isBlank ? current?.background == style.background : current == style
        if !isSet {
            encoder.append(style, to: &output)
            current = style
        }
        output.append(contentsOf: isBlank ? blanks[..<piece.columns] : piece.bytes)
    }

    private func writeBorder(_ left: StaticString, _ right: StaticString, into output: inout [UInt8]) {
        for (character, count) in [(left, 1), (characters.card.horizontal, grid.innerColumns), (right, 1)] {
            output.append(contentsOf: Piece(character, count: count, style: Style()).bytes)
        }
        output.append(0x0A)
    }

    private mutating func writeRule(background: Color, into output: inout [UInt8]) {
        let line = Piece(characters.rule, count: grid.innerColumns, style: Style())
        let color = Legibility.muted(on: background, strength: 0.3)
        output.append(contentsOf: Piece(characters.ruleLeft, style: Style()).bytes)
        encoder.append(Style(foreground: color, background: background), to: &output)
        output.append(contentsOf: line.bytes)
        encoder.appendReset(to: &output)
        output.append(contentsOf: Piece(characters.ruleRight, style: Style()).bytes)
        output.append(0x0A)
    }
}
