import SceneModel
import TerminalText
import Typesetting

extension Card {
    /// A view in place of the content: an indicator, a box that names itself, or a line of text.
    mutating func write(_ view: Scene.CustomView) {
        switch view.kind {
        case .spinner: writeSpinner(view)
        case .view: writeBox(view)
        case .label: if view.text == nil { writeBox(view) } else { writeWords(of: view) }
        }
    }

    /// A sign with the words that a screen reader says, and the view's own words below.
    private mutating func writeSpinner(_ view: Scene.CustomView) {
        let quiet = Style(foreground: muted(strength: 0.6), background: view.backgroundColor)
        let name = Paragraph(Scene.CustomView.spinnerName, quiet)
        var isFirst = true
        for line in name.lines(columns: grid.textColumns - 2) {
            rows.begin(indent: indent(ofCentered: line.width + (isFirst ? 2 : 0)), quiet)
            if isFirst {
                rows.sign(rows.characters.spinner, quiet)
                rows.blank(1, quiet)
            }
            rows.line(line, of: name)
            rows.end()
            isFirst = false
        }
        writeWords(of: view)
    }

    private mutating func writeWords(of view: Scene.CustomView) {
        guard let text = view.text else { return }
        write(Paragraph(text).painted(view.backgroundColor), alignedAs: text)
    }

    /// A box of the view's size and colour.
    private mutating func writeBox(_ view: Scene.CustomView) {
        let behind = view.backgroundColor?.composited(over: ground)
        let style = Style(
            foreground: muted(on: behind, strength: 0.6), background: view.backgroundColor)
        let name = Paragraph(Self.name(of: view), style)
        let size = cells(of: view, atLeast: name.bytes.count + 4)
        let words = view.text.map { Paragraph($0).painted(view.backgroundColor) } ?? Paragraph()
        let frame = Frame(box: rows.characters.view, style: style, innerColumns: size.columns - 2)
        let nameLines = name.lines(columns: size.columns - 4)
        let lines = words.lines(columns: size.columns - 4)
        let free = max(0, size.rows - 2 - nameLines.count - lines.count)
        writeTop(of: frame)
        writeBlankRows(free / 2, in: frame)
        write(nameLines, of: name, in: frame)
        write(lines, of: words, in: frame)
        writeBlankRows(free - free / 2, in: frame)
        writeBottom(of: frame)
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

    /// `custom view 200 x 200`, in points and in ASCII.
    private static func name(of view: Scene.CustomView) -> String {
        guard let size = view.size else { return "custom view" }
        return "custom view \(number(size.width)) x \(number(size.height))"
    }

    private static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
