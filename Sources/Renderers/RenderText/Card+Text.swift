import SceneModel

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
        switch scene.direction {
        case .ltr: return .left
        case .rtl: return .right
        case .auto: return Self.readsFromRight(text) ? .right : .left
        }
    }

    /// Whether the first letter is of a script written from right to left.
    private static func readsFromRight(_ text: Scene.Text) -> Bool {
        for run in text.runs {
            for scalar in run.text.unicodeScalars where scalar.properties.isAlphabetic {
                switch scalar.value {
                case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: return true
                case 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
                default: return false
                }
            }
        }
        return false
    }
}
