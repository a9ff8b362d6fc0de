import SceneModel
import TerminalText

extension Card {
    /// A view in place of the content: an indicator, a box that names itself, or a line of text.
    func rows(of view: Scene.CustomView) -> [Row] {
        switch view.kind {
        case .spinner: spinner(view)
        case .view: placeholder(view)
        case .label: view.text == nil ? placeholder(view) : words(of: view)
        }
    }

    /// A sign with the words that a screen reader says, and the view's own words below.
    private func spinner(_ view: Scene.CustomView) -> [Row] {
        let quiet = Style(
            foreground: Legibility.muted(on: scene.effectiveBackground, strength: 0.6),
            background: view.backgroundColor)
        let sign = Row(pieces: [Piece(characters.spinner, style: quiet), Piece(blank: 1, style: quiet)])
        var rows = Paragraph([(Scene.CustomView.spinnerName, quiet)]).rows(columns: grid.textColumns - 2)
        rows[0].pieces = sign.pieces + rows[0].pieces
        return rows.map { $0.centered(in: grid.innerColumns) } + words(of: view)
    }

    private func words(of view: Scene.CustomView) -> [Row] {
        guard let text = view.text else { return [] }
        let words = Paragraph(text).painted(view.backgroundColor)
        return aligned(words.rows(columns: grid.textColumns), as: text)
    }

    /// A box of the view's size and colour.
    private func placeholder(_ view: Scene.CustomView) -> [Row] {
        let behind = view.backgroundColor?.composited(over: scene.effectiveBackground)
        let quiet = Legibility.muted(on: behind ?? scene.effectiveBackground, strength: 0.6)
        let style = Style(foreground: quiet, background: view.backgroundColor)
        let name = Self.name(of: view)
        let size = cells(of: view, atLeast: CellWidth.of(name) + 4)
        let columns = size.columns - 4
        var words = Paragraph([(name, style)]).rows(columns: columns)
        if let text = view.text {
            words += Paragraph(text).painted(view.backgroundColor).rows(columns: columns)
        }
        let frame = Frame(box: characters.view, style: style, innerColumns: size.columns - 2)
        let height = max(size.rows - 2, words.count)
        let inner = centeredVertically(words, in: height).map { $0.centered(in: size.columns - 2) }
        return framed(inner, frame)
    }

    /// The view's size, made smaller in proportion where it would fill the card, and wide enough for a name.
    private func cells(of view: Scene.CustomView, atLeast least: Int) -> (columns: Int, rows: Int) {
        let least = min(least, grid.textColumns)
        guard let size = view.size else { return (least, 3) }
        let rows = max(3, grid.rows(points: size.height))
        let scale = min(1, Double(Self.maximumImageRows) / Double(rows))
        let columns = Double(grid.columns(points: size.width)) * scale
        return (CellGrid.whole(columns, in: least...grid.textColumns), min(rows, Self.maximumImageRows))
    }

    /// `custom view 200 x 200`, in points.
    private static func name(of view: Scene.CustomView) -> String {
        guard let size = view.size else { return "custom view" }
        return "custom view \(number(size.width)) x \(number(size.height))"
    }

    private static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
