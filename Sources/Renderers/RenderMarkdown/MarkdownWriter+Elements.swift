import SceneModel

extension MarkdownWriter {
    /// The table of the elements: fonts, colours, sizes.
    mutating func elements(_ scene: Scene) {
        let start = bytes.count
        append("\n\n| Element | Font or size | Colour | Besides |\n| --- | --- | --- | --- |")
        let head = bytes.count
        for element in scene.elements {
            switch element {
            case .image(let image): row("image", image)
            case .title(let text): rows("title", text)
            case .description(let text): rows("description", text)
            case .button(let button): rows("button", pressed: "button, pressed", button)
            case .secondaryButton(let button):
                rows("second button", pressed: "second button, pressed", button)
            case .customView(let view): rows(view)
            }
        }
        // Without elements, or with nothing but a button without a face, there is no table.
        if bytes.count == head { bytes.removeLast(head - start) }
    }

    private mutating func beginRow(_ name: StaticString) {
        append("\n| ")
        append(name)
    }

    private mutating func row(_ name: StaticString, _ image: Scene.Image) {
        beginRow(name)
        append(" | ")
        append(size: image.size)
        append(" | ")
        if let tint = image.tint { append(color: tint) }
        append(" | ")
        append(code: image.asset)
        switch image.animation {
        case .rotate: append(", rotates")
        case .pulse: append(", pulses")
        case nil: break
        }
        append(" |")
    }

    private mutating func rows(_ name: StaticString, _ text: Scene.Text) {
        for (index, run) in text.runs.enumerated() {
            beginRow(name)
            if text.runs.count > 1 {
                append(", part ")
                append(number: Double(index + 1))
            }
            append(" | ")
            append(font: run.font)
            append(" | ")
            append(color: run.color)
            append(" | ")
            facts(of: run, in: text, isFirst: index == 0)
            append(" |")
        }
    }

    private mutating func append(font: Font) {
        append(inline: font.name)
        if font.weight != .regular {
            append(", ")
            append(word: font.weight)
        }
        append(", ")
        append(points: font.size)
    }

    private mutating func facts(of run: Scene.Text.Run, in text: Scene.Text, isFirst: Bool) {
        let start = bytes.count
        if run.kern != 0 {
            append(fact: "kern ", after: start)
            append(number: run.kern)
        }
        if let shadow = run.shadow {
            append(fact: "shadow ", after: start)
            append(shadow)
        }
        guard isFirst else { return }
        if text.lineSpacing != 0 {
            append(fact: "line spacing ", after: start)
            append(number: text.lineSpacing)
        }
        if text.alignment != .center {
            append(fact: "alignment ", after: start)
            append(word: text.alignment)
        }
    }

    private mutating func append(_ shadow: Shadow) {
        append(color: shadow.color)
        append(" at ")
        append(number: shadow.x)
        append(", ")
        append(number: shadow.y)
        append(", blur ")
        append(number: shadow.blur)
    }

    private mutating func rows(_ name: StaticString, pressed: StaticString, _ button: Scene.Button) {
        rows(name, button.normal)
        if button.highlighted != button.normal { rows(pressed, button.highlighted) }
    }

    private mutating func rows(_ name: StaticString, _ face: Scene.Button.Face) {
        if let image = face.image { return row(name, image) }
        if let title = face.title { rows(name, title) }
        if let background = face.background { row(name, background) }
    }

    private mutating func row(_ name: StaticString, _ background: Scene.Button.Background) {
        beginRow(name)
        append(", background | ")
        append(size: background.size)
        append(" |  | ")
        append(code: background.asset)
        if background.capInsets != .zero {
            append("; cap insets ")
            append(edges: background.capInsets)
        }
        if background.drawingInsets != .zero {
            append("; drawn inside by ")
            append(edges: background.drawingInsets)
        }
        append(" |")
    }

    private mutating func rows(_ view: Scene.CustomView) {
        beginRow("custom view | ")
        if let size = view.size {
            append(size: size)
        } else {
            append("its own size")
        }
        append(" | ")
        if let color = view.backgroundColor { append(color: color) }
        append(" | ")
        append(code: view.kind.rawValue)
        append(" |")
        if let text = view.text { rows("custom view, text", text) }
    }
}
