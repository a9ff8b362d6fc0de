import SceneModel

extension MarkdownWriter {
    /// Where things are, in points.
    mutating func layout(_ scene: Scene) {
        let device = scene.canvas.device.flatMap(Device.named).map { $0.title + ", " } ?? ""
        var items = [
            "Screen: \(device)\(Measure.size(scene.canvas.size)) points, \(scene.appearance.rawValue)",
            "Background: \(scene.backgroundColor.map(Measure.color) ?? "clear") on "
                + Measure.color(scene.backdrop),
            "Vertical offset: \(Measure.points(scene.verticalOffset))",
            "Space between elements: \(Measure.points(scene.spacing))",
            "Space at the sides: \(Measure.points(scene.padding))",
            "Language: \(MarkdownText.inline(scene.language))",
        ]
        if scene.direction != .auto { items.append("Direction: \(scene.direction.rawValue)") }
        if let bar = scene.statusBar { items.append("Status bar: \(Measure.points(bar.height))") }
        if let bar = scene.navigationBar {
            items.append("Navigation bar: \(Measure.points(bar.height)), \(Measure.color(bar.barColor))")
        }
        if let header = scene.header { items.append("Header: \(Measure.points(header.height))") }
        if scene.frame == .device { items.append("In the body of the device") }
        list(items)
    }

    /// What the delegate says, by the names that iOS developers know.
    mutating func behavior(_ scene: Scene) {
        let behavior = scene.behavior
        table(
            ["Fades in", "Allows touch", "Allows scroll", "Animates image"],
            [
                [behavior.fadesIn, behavior.allowsTouch, behavior.allowsScroll, behavior.animatesImage]
                    .map { $0 ? "yes" : "no" }
            ])
        var taps: [String] = []
        if let action = behavior.onTapView { taps.append("A tap on the view \(Self.text(action))") }
        if let action = behavior.onTapButton { taps.append("A tap on the button \(Self.text(action))") }
        list(taps)
    }

    private static func text(_ action: TapAction) -> String {
        switch action {
        case .show(let state, let seconds, let then):
            let shown = "shows " + MarkdownText.code(state)
            guard seconds > 0 else { return shown }
            let time = seconds == 1 ? "1 second" : "\(NumberText.shortest(seconds)) seconds"
            return "\(shown) for \(time)" + (then.map { ", then " + MarkdownText.code($0) } ?? "")
        case .log(let line): return "logs: \(MarkdownText.inline(line))"
        case .open(let address): return "opens \(MarkdownText.inline(address))"
        }
    }
}
