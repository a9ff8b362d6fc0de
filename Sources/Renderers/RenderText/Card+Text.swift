import SceneModel
import Typesetting

extension Card {
    /// A text, wrapped inside the padding and aligned there.
    mutating func write(_ text: Scene.Text, isBold: Bool = false) {
        write(Paragraph(text, isBold: isBold), alignedAs: text)
    }

    /// Lines set at the left, in the middle or at the right of the text's columns.
    mutating func write(_ words: Paragraph, alignedAs text: Scene.Text) {
        let side = side(of: text)
        for line in words.lines(columns: grid.textColumns) {
            let free = grid.textColumns - line.width
            rows.begin(
                indent: grid.padding + (side == .left ? 0 : side == .right ? free : free / 2),
                words.style(of: line))
            rows.line(line, of: words)
            rows.end()
        }
    }

    /// `center`, `left` or `right`; what depends on the reading is settled by the scene or the first letter.
    private func side(of text: Scene.Text) -> TextAlignment {
        switch text.alignment {
        case .center, .left, .right: return text.alignment
        case .natural, .justified: break
        }
        switch ReadingDirection(direction, of: text) {
        case .leftToRight: return .left
        case .rightToLeft: return .right
        }
    }
}
