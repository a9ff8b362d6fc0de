import SceneModel
import Typesetting

extension Card {
    /// The most rows that a picture's box takes with its frame, unless its words need more.
    static let maximumImageRows = 8

    /// A picture: a box of its proportions with the words that stand for it, or a pattern where it has none.
    ///
    /// The frame takes the picture's tint, or the first colour that its drawing names.
    mutating func write(_ image: Scene.Image, maximumRows: Int) {
        if let picture = pictures.first(where: { $0.asset == image.asset }) { return write(picture) }
        let words = Paragraph(
            image.alternativeText, Style(foreground: image.tint ?? muted(strength: 0.6)))
        var size = cells(for: image, maximumRows: maximumRows)
        let lines = fit(words, into: &size, maximumRows: maximumRows)
        let frame = Frame(
            box: rows.characters.image, style: Style(foreground: color(of: image)),
            innerColumns: size.columns - 2)
        let free = size.rows - 2 - lines.count
        writeTop(of: frame)
        if words.isEmpty {
            for _ in 0..<free { write(rows.characters.shade, in: frame) }
        } else {
            writeBlankRows(free / 2, in: frame)
            write(lines, of: words, in: frame)
            writeBlankRows(free - free / 2, in: frame)
        }
        writeBottom(of: frame)
    }

    /// The cells of a picture that is drawn, without a frame.
    func pictureCells(for image: Scene.Image) -> CellPicture.Size {
        let size = cells(for: image, maximumRows: Self.maximumImageRows)
        return CellPicture.Size(columns: size.columns, rows: size.rows)
    }

    /// A picture that another program has drawn.
    private mutating func write(_ picture: CellPicture) {
        for number in picture.lines.indices {
            rows.begin(indent: indent(ofCentered: picture.size.columns))
            rows.line(number, of: picture)
            rows.end()
        }
    }

    /// A box in cells, with its frame.
    private typealias BoxSize = (columns: Int, rows: Int)

    /// The picture's size, made smaller in proportion where it would fill the card.
    private func cells(for image: Scene.Image, maximumRows: Int) -> BoxSize {
        let rows = max(1, grid.rows(points: image.size.height))
        let columns = grid.columns(points: image.size.width)
        let scale = min(1, Double(maximumRows) / Double(rows))
        let narrowed = CellGrid.whole(Double(columns) * scale, in: 6...grid.textColumns)
        return (narrowed, max(3, CellGrid.whole(Double(rows) * scale, in: 3...max(3, maximumRows))))
    }

    /// Wraps the words into the box: it grows in its proportion until they fit and no word is cut.
    private func fit(_ words: Paragraph, into size: inout BoxSize, maximumRows: Int) -> [Paragraph.Line] {
        let proportion = Double(size.columns) / Double(size.rows)
        // Long words for a picture would have it grow in many steps, each of which wraps them again.
        if words.bytes.count > 500 { size.columns = grid.textColumns }
        var wrapped = LineBreaker.wrap(words.bytes, columns: size.columns - 4)
        while size.columns < grid.textColumns, wrapped.cutsWords || wrapped.lines.count > size.rows - 2 {
            let isWide = Double(size.columns) >= proportion * Double(size.rows)
            if isWide, !wrapped.cutsWords, size.rows < maximumRows {
                size.rows += 1
                continue
            }
            size.columns = min(size.columns + 2, grid.textColumns)
            wrapped = LineBreaker.wrap(words.bytes, columns: size.columns - 4)
        }
        size.rows = max(size.rows, wrapped.lines.count + 2)
        return wrapped.lines
    }

    /// The tint, the first colour that its drawing names and that can be seen, or a grey.
    private func color(of image: Scene.Image) -> Color? {
        if let tint = image.tint { return tint }
        guard isColored else { return nil }
        let swatch = swatch(of: image.asset)
        if let fill = swatch.fill, isVisible(fill) { return fill }
        if let stroke = swatch.stroke, isVisible(stroke) { return stroke }
        return muted(strength: 0.4)
    }

    private func isVisible(_ color: Color) -> Bool {
        color.contrast(with: ground) >= Legibility.minimumContrast
    }
}
