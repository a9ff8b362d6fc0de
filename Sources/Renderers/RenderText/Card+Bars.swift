import SceneModel
import Typesetting

extension Card {
    /// The most rows that a header's picture takes with its frame.
    private static let maximumHeaderRows = 5

    /// What the screen shows above the list's content, each part closed by a rule.
    mutating func writeBars(of scene: Scene) {
        let first = rows.count
        if let bar = scene.statusBar { write(bar, on: scene.backdrop) }
        if let bar = scene.navigationBar { write(bar, of: scene) }
        if rows.count > first { rows.rule() }
        guard let header = scene.header else { return }
        let count = rows.count
        if let image = header.image { write(image, maximumRows: Self.maximumHeaderRows) }
        if let text = header.text { write(text) }
        if rows.count > count { rows.rule() }
    }

    /// Signal, time and battery, as on the reference snapshots.
    private mutating func write(_ bar: Scene.StatusBar, on backdrop: Color) {
        let style = Style(foreground: bar.isLight ? .white : .black)
        let time: StaticString = "9:41"
        let left = (grid.innerColumns - time.utf8CodeUnitCount) / 2
        let right = grid.innerColumns - left - time.utf8CodeUnitCount
        rows.begin(indent: 0, on: bar.backgroundColor.composited(over: backdrop))
        rows.blank(1)
        rows.sign(rows.characters.signalFull, 4, style)
        rows.sign(rows.characters.signalEmpty, style)
        rows.blank(left - 6)
        rows.ascii(time, style)
        rows.blank(right - 5)
        rows.ascii("100%", style)
        rows.end()
    }

    /// The title in the middle, or the logo's words or the app's name in brackets.
    private mutating func write(_ bar: Scene.NavigationBar, of scene: Scene) {
        let background = bar.barColor.composited(over: scene.backdrop)
        let style = Style(foreground: bar.titleColor, isBold: true)
        let words = Paragraph(Self.words(of: bar, scene.app), style)
        for line in words.lines(columns: grid.textColumns) {
            rows.begin(indent: indent(ofCentered: line.width), words.style(of: line), on: background)
            rows.line(line, of: words)
            rows.end()
        }
    }

    private static func words(of bar: Scene.NavigationBar, _ app: Scene.App) -> String {
        if bar.logo == nil, let title = bar.title { return title }
        let words = bar.logo?.alternativeText ?? ""
        return "[\(words.isEmpty ? app.name : words)]"
    }
}
