import SceneModel

extension Card {
    /// A button at rest: `[ words ]`, a box from side to side where it has a background, or a box with the
    /// words of its picture, which hides both.
    func rows(of button: Scene.Button) -> [Row] {
        let face = button.normal
        if let image = face.image { return rows(ofPicture: image) }
        guard let title = face.title else { return [] }
        let words = Paragraph(title)
        if words.isEmpty { return [] }
        if let background = face.background { return boxed(words, background) }
        let rows = words.rows(columns: grid.textColumns - 4)
        if rows.count > 1 { return framed(rows, style: words.firstStyle) }
        return rows.map { bracketed($0, words.firstStyle).centered(in: grid.innerColumns) }
    }

    private func bracketed(_ row: Row, _ style: Style) -> Row {
        Row(pieces: [Piece(ascii: "[ ", style: style)] + row.pieces + [Piece(ascii: " ]", style: style)])
    }

    /// Lines of words in a box as narrow as they are.
    private func framed(_ rows: [Row], style: Style) -> [Row] {
        let columns = (rows.map(\.columns).max() ?? 0) + 2
        let frame = Frame(box: characters.button, style: style, innerColumns: columns)
        return framed(rows.map { $0.centered(in: columns) }, frame)
    }

    private func rows(ofPicture image: Scene.Image) -> [Row] {
        let isDecorative = image.alternativeText.allSatisfy { $0 == " " }
        let words = isDecorative ? "image" : image.alternativeText
        let quiet = Legibility.muted(on: scene.effectiveBackground, strength: 0.6)
        let style = Style(foreground: image.tint ?? swatch(of: image.asset).fill ?? quiet)
        return framed(Paragraph([(words, style)]).rows(columns: grid.textColumns - 4), style: style)
    }

    /// A box as wide as the background is drawn, in the colours that its drawing names.
    private func boxed(_ words: Paragraph, _ background: Scene.Button.Background) -> [Row] {
        let swatch = swatch(of: background.asset)
        let insets =
            grid.columns(points: max(0, background.drawingInsets.left))
            + grid.columns(points: max(0, background.drawingInsets.right))
        let words = words.painted(swatch.fill)
        let rows = words.rows(columns: grid.textColumns - 4)
        let needed = (rows.map(\.columns).max() ?? 0) + 4
        let columns = min(max(grid.textColumns - insets, needed), grid.textColumns) - 2
        let style = Style(
            foreground: swatch.stroke ?? swatch.fill ?? words.firstStyle.foreground, background: swatch.fill)
        let frame = Frame(box: characters.button, style: style, innerColumns: columns)
        return framed(rows.map { $0.centered(in: columns) }, frame)
    }
}
