import SceneModel
import Typesetting

extension Card {
    /// A text, wrapped inside the padding and aligned there.
    func rows(of text: Scene.Text, isBold: Bool = false) -> [Row] {
        aligned(Paragraph(text, isBold: isBold).rows(columns: grid.textColumns), as: text)
    }

    /// Rows set at the left, in the middle or at the right of the text's columns.
    func aligned(_ rows: [Row], as text: Scene.Text) -> [Row] {
        let side = side(of: text)
        return rows.map { row in
            let free = grid.textColumns - row.columns
            var row = row
            row.indent = grid.padding + (side == .left ? 0 : side == .right ? free : free / 2)
            return row
        }
    }

    /// `center`, `left` or `right`; what depends on the reading is settled by the scene or the first letter.
    private func side(of text: Scene.Text) -> TextAlignment {
        switch text.alignment {
        case .center, .left, .right: return text.alignment
        case .natural, .justified: break
        }
        switch ReadingDirection(scene.direction, of: text.runs.lazy.map(\.text)) {
        case .leftToRight: return .left
        case .rightToLeft: return .right
        }
    }
}
