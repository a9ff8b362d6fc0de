import SceneModel
import Typesetting

extension Card {
    /// The most rows that a picture's box takes with its frame, unless its words need more.
    static let maximumImageRows = 8

    /// A picture: a box of its proportions with the words that stand for it, or a pattern where it has none.
    ///
    /// The frame takes the picture's tint, or the first colour that its drawing names.
    func rows(of image: Scene.Image, maximumRows: Int) -> [Row] {
        if let picture = pictures.first(where: { $0.asset == image.asset }) { return rows(of: picture) }
        let color = color(of: image)
        let words = Paragraph([(image.alternativeText, Style(foreground: wordColor(of: image)))])
        var size = cells(for: image, maximumRows: maximumRows)
        let lines = fit(words, into: &size, maximumRows: maximumRows)
        let style = Style(foreground: color)
        let frame = Frame(box: characters.image, style: style, innerColumns: size.columns - 2)
        if words.isEmpty {
            let pattern = Row(pieces: [Piece(characters.shade, count: size.columns - 2, style: style)])
            return framed([Row](repeating: pattern, count: size.rows - 2), frame)
        }
        let text = lines.map { $0.centered(in: size.columns - 2) }
        return framed(centeredVertically(text, in: size.rows - 2), frame)
    }

    /// The cells of a picture that is drawn, without a frame.
    func pictureCells(for image: Scene.Image) -> CellPicture.Size {
        let size = cells(for: image, maximumRows: Self.maximumImageRows)
        return CellPicture.Size(columns: size.columns, rows: size.rows)
    }

    /// A picture that another program has drawn.
    private func rows(of picture: CellPicture) -> [Row] {
        picture.lines.indices.map { index in
            Row(pieces: [Piece(picture, line: index)]).centered(in: grid.innerColumns)
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
    private func fit(_ words: Paragraph, into size: inout BoxSize, maximumRows: Int) -> [Row] {
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
        return words.rows(wrapped.lines)
    }

    private func color(of image: Scene.Image) -> Color {
        if let tint = image.tint { return tint }
        let swatch = swatch(of: image.asset)
        let quiet = Legibility.muted(on: scene.effectiveBackground, strength: 0.4)
        return [swatch.fill, swatch.stroke].compactMap { $0 }.first(where: isVisible) ?? quiet
    }

    /// The tint, or a grey that is easy to read.
    private func wordColor(of image: Scene.Image) -> Color {
        image.tint ?? Legibility.muted(on: scene.effectiveBackground, strength: 0.6)
    }

    private func isVisible(_ color: Color) -> Bool {
        color.contrast(with: scene.effectiveBackground) >= Legibility.minimumContrast
    }
}
