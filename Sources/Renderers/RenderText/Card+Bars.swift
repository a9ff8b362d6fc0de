import SceneModel

extension Card {
    /// The most rows that a header's picture takes with its frame.
    private static let maximumHeaderRows = 5

    /// What the screen shows above the list's content, each part closed by a rule.
    var bars: [CardLine] {
        var lines: [CardLine] = []
        if let bar = scene.statusBar { lines.append(.row(row(of: bar))) }
        if let bar = scene.navigationBar { lines += rows(of: bar).map { .row($0) } }
        if !lines.isEmpty { lines.append(.rule) }
        if let header = scene.header {
            let rows = rows(of: header)
            if !rows.isEmpty { lines += rows.map { .row($0) } + [.rule] }
        }
        return lines
    }

    /// Signal, time and battery, as on the reference snapshots.
    private func row(of bar: Scene.StatusBar) -> Row {
        let style = Style(foreground: bar.isLight ? .white : .black)
        let time = Piece(ascii: "9:41", style: style)
        let left = (grid.innerColumns - time.columns) / 2
        let right = grid.innerColumns - left - time.columns
        let pieces = [
            Piece(blank: 1), Piece(characters.signalFull, count: 4, style: style),
            Piece(characters.signalEmpty, style: style), Piece(blank: left - 6), time,
            Piece(blank: right - 5), Piece(ascii: "100%", style: style),
        ]
        return Row(pieces: pieces, background: bar.backgroundColor.composited(over: scene.backdrop))
    }

    /// The title in the middle, or the logo's words or the app's name in brackets.
    private func rows(of bar: Scene.NavigationBar) -> [Row] {
        let background = bar.barColor.composited(over: scene.backdrop)
        let style = Style(foreground: bar.titleColor, isBold: true)
        return Paragraph([(words(of: bar), style)]).rows(columns: grid.textColumns).map { row in
            var row = row.centered(in: grid.innerColumns)
            row.background = background
            return row
        }
    }

    private func words(of bar: Scene.NavigationBar) -> String {
        if bar.logo == nil, let title = bar.title { return title }
        let words = bar.logo?.alternativeText ?? ""
        return "[\(words.isEmpty ? scene.app.name : words)]"
    }

    private func rows(of header: Scene.Header) -> [Row] {
        let picture = header.image.map { rows(of: $0, maximumRows: Self.maximumHeaderRows) } ?? []
        return picture + (header.text.map { rows(of: $0) } ?? [])
    }
}
