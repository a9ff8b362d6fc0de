import SceneModel

extension MarkdownWriter {
    /// Where things are, in points.
    mutating func layout(_ scene: Scene) {
        append("\n\n- Screen: ")
        if let device = scene.canvas.device.flatMap(Device.named) {
            append(plain: device.title)
            append(", ")
        }
        append(size: scene.canvas.size)
        append(", ")
        append(word: scene.appearance)
        append("\n- Background: ")
        if let color = scene.backgroundColor {
            append(color: color)
        } else {
            append("clear")
        }
        append(" on ")
        append(color: scene.backdrop)
        append("\n- Vertical offset: ")
        append(points: scene.verticalOffset)
        append("\n- Space between elements: ")
        append(points: scene.spacing)
        append("\n- Space at the sides: ")
        append(points: scene.padding)
        append("\n- Language: ")
        append(inline: scene.language)
        surroundings(of: scene)
    }

    /// What only some scenes have.
    private mutating func surroundings(of scene: Scene) {
        if scene.direction != .auto {
            append("\n- Direction: ")
            append(word: scene.direction)
        }
        if let bar = scene.statusBar {
            append("\n- Status bar: ")
            append(points: bar.height)
        }
        if let bar = scene.navigationBar {
            append("\n- Navigation bar: ")
            append(points: bar.height)
            append(", ")
            append(color: bar.barColor)
        }
        if let header = scene.header {
            append("\n- Header: ")
            append(points: header.height)
        }
        if scene.frame == .device { append("\n- In the body of the device") }
    }

    /// What the delegate says, by the names that iOS developers know.
    mutating func behavior(_ scene: Scene) {
        let behavior = scene.behavior
        append(
            "\n\n| Fades in | Allows touch | Allows scroll | Animates image |\n| --- | --- | --- | --- |\n")
        append(behavior.fadesIn ? "| yes " : "| no ")
        append(behavior.allowsTouch ? "| yes " : "| no ")
        append(behavior.allowsScroll ? "| yes " : "| no ")
        append(behavior.animatesImage ? "| yes |" : "| no |")
        if let action = behavior.onTapView {
            append("\n\n- A tap on the view ")
            append(action)
        }
        if let action = behavior.onTapButton {
            append(behavior.onTapView == nil ? "\n\n- A tap on the button " : "\n- A tap on the button ")
            append(action)
        }
    }

    private mutating func append(_ action: TapAction) {
        switch action {
        case .show(let state, let seconds, let then):
            append("shows ")
            append(code: state)
            guard seconds > 0 else { return }
            append(" for ")
            append(number: seconds)
            append(seconds == 1 ? " second" : " seconds")
            guard let then else { return }
            append(", then ")
            append(code: then)
        case .log(let line):
            append("logs: ")
            append(inline: line)
        case .open(let address):
            append("opens ")
            append(inline: address)
        }
    }
}
