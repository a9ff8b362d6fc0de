import SceneModel

extension MarkdownWriter {
    /// The table of the elements: fonts, colours, sizes.
    mutating func elements(_ scene: Scene) {
        var rows: [[String]] = []
        for element in scene.elements {
            switch element {
            case .image(let image): rows.append(row("image", image))
            case .title(let text): rows += self.rows("title", text)
            case .description(let text): rows += self.rows("description", text)
            case .button(let button): rows += self.rows("button", button)
            case .secondaryButton(let button): rows += self.rows("second button", button)
            case .customView(let view): rows += self.rows(view)
            }
        }
        table(["Element", "Font or size", "Colour", "Besides"], rows)
    }

    private func row(_ name: String, _ image: Scene.Image) -> [String] {
        var facts = [MarkdownText.code(image.asset)]
        switch image.animation {
        case .rotate: facts.append("rotates")
        case .pulse: facts.append("pulses")
        case nil: break
        }
        return [
            name, "\(Measure.size(image.size)) points", image.tint.map(Measure.color) ?? "",
            facts.joined(separator: ", "),
        ]
    }

    private func rows(_ name: String, _ text: Scene.Text) -> [[String]] {
        var rows: [[String]] = []
        for (index, run) in text.runs.enumerated() {
            let part = text.runs.count == 1 ? "" : ", part \(index + 1)"
            rows.append([
                name + part, font(run.font), Measure.color(run.color), facts(of: run, in: text, index),
            ])
        }
        return rows
    }

    private func font(_ font: Font) -> String {
        let weight = font.weight == .regular ? "" : ", \(font.weight.rawValue)"
        return "\(MarkdownText.inline(font.name))\(weight), \(Measure.points(font.size))"
    }

    private func facts(of run: Scene.Text.Run, in text: Scene.Text, _ index: Int) -> String {
        var facts: [String] = []
        if run.kern != 0 { facts.append("kern \(NumberText.shortest(run.kern))") }
        if let shadow = run.shadow {
            facts.append(
                "shadow \(Measure.color(shadow.color)) at \(NumberText.shortest(shadow.x)), "
                    + "\(NumberText.shortest(shadow.y)), blur \(NumberText.shortest(shadow.blur))")
        }
        if index == 0, text.lineSpacing != 0 {
            facts.append("line spacing \(NumberText.shortest(text.lineSpacing))")
        }
        if index == 0, text.alignment != .center { facts.append("alignment \(text.alignment.rawValue)") }
        return facts.joined(separator: ", ")
    }

    private func rows(_ name: String, _ button: Scene.Button) -> [[String]] {
        var rows = faceRows(name, button.normal)
        if button.highlighted != button.normal { rows += faceRows("\(name), pressed", button.highlighted) }
        return rows
    }

    private func faceRows(_ name: String, _ face: Scene.Button.Face) -> [[String]] {
        if let image = face.image { return [row(name, image)] }
        var rows = face.title.map { self.rows(name, $0) } ?? []
        if let background = face.background {
            var facts = [MarkdownText.code(background.asset)]
            if let caps = Measure.insets(background.capInsets) { facts.append("cap insets \(caps)") }
            if let drawn = Measure.insets(background.drawingInsets) {
                facts.append("drawn inside by \(drawn)")
            }
            rows.append([
                "\(name), background", "\(Measure.size(background.size)) points", "",
                facts.joined(separator: "; "),
            ])
        }
        return rows
    }

    private func rows(_ view: Scene.CustomView) -> [[String]] {
        let own = [
            "custom view", view.size.map { "\(Measure.size($0)) points" } ?? "its own size",
            view.backgroundColor.map(Measure.color) ?? "", MarkdownText.code(view.kind.rawValue),
        ]
        return [own] + (view.text.map { rows("custom view, text", $0) } ?? [])
    }
}
