import SceneModel
import Typesetting

extension Card {
    /// A button at rest: `[ words ]`, a box from side to side where it has a background, or a box with the
    /// words of its picture, which hides both.
    mutating func write(_ button: Scene.Button) {
        let face = button.normal
        if let image = face.image { return write(picture: image) }
        guard let title = face.title else { return }
        let words = Paragraph(title)
        if words.isEmpty { return }
        if let background = face.background { return box(words, background) }
        let lines = words.lines(columns: grid.textColumns - 4)
        let style = words.firstStyle
        if lines.count > 1 { return frame(lines, of: words, style) }
        for line in lines {
            rows.begin(indent: indent(ofCentered: line.width + 4), style)
            rows.ascii("[ ", style)
            rows.line(line, of: words)
            rows.ascii(" ]", style)
            rows.end()
        }
    }

    /// Lines of words in a box as narrow as they are.
    private mutating func frame(_ lines: [Paragraph.Line], of words: Paragraph, _ style: Style) {
        let columns = (lines.map(\.width).max() ?? 0) + 2
        let frame = Frame(box: rows.characters.button, style: style, innerColumns: columns)
        writeTop(of: frame)
        write(lines, of: words, in: frame)
        writeBottom(of: frame)
    }

    private mutating func write(picture image: Scene.Image) {
        let isDecorative = image.alternativeText.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
        let color = image.tint ?? swatch(of: image.asset).fill ?? muted(strength: 0.6)
        let style = Style(foreground: color)
        let words = Paragraph(isDecorative ? "image" : image.alternativeText, style)
        frame(words.lines(columns: grid.textColumns - 4), of: words, style)
    }

    /// A box as wide as the background is drawn, in the colours that its drawing names.
    private mutating func box(_ words: Paragraph, _ background: Scene.Button.Background) {
        let swatch = swatch(of: background.asset)
        let insets =
            grid.columns(points: max(0, background.drawingInsets.left))
            + grid.columns(points: max(0, background.drawingInsets.right))
        let words = words.painted(swatch.fill)
        let lines = words.lines(columns: grid.textColumns - 4)
        let needed = (lines.map(\.width).max() ?? 0) + 4
        let columns = min(max(grid.textColumns - insets, needed), grid.textColumns) - 2
        let style = Style(
            foreground: swatch.stroke ?? swatch.fill ?? words.firstStyle.foreground, background: swatch.fill)
        let frame = Frame(box: rows.characters.button, style: style, innerColumns: columns)
        writeTop(of: frame)
        write(lines, of: words, in: frame)
        writeBottom(of: frame)
    }
}
