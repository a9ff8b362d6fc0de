import SceneModel

extension MarkdownWriter {
    /// The app's name, the state unless it is the plain one, and whose it is.
    mutating func heading(_ scene: Scene) {
        let state = scene.state == "empty" ? "" : " (\(MarkdownText.inline(scene.state)))"
        block(["# \(MarkdownText.inline(scene.app.name))\(state)"])
        var facts: [String] = []
        if let developer = scene.app.developer { facts.append("by " + MarkdownText.inline(developer)) }
        if let purpose = scene.app.purpose { facts.append("purpose " + MarkdownText.code(purpose)) }
        facts.append("state " + MarkdownText.code(scene.state))
        block([facts.joined(separator: ", ")])
    }

    /// What the screen says, from top to bottom, as a quotation.
    mutating func screen(_ scene: Scene) {
        var paragraphs: [String] = []
        if let bar = scene.navigationBar {
            if let logo = bar.logo { paragraphs.append(picture(logo)) }
            if let title = bar.title, bar.logo == nil { paragraphs.append(MarkdownText.inline(title)) }
        }
        if let header = scene.header {
            if let image = header.image { paragraphs.append(picture(image)) }
            if let text = header.text { paragraphs.append(MarkdownText.inline(text.string)) }
        }
        for element in scene.elements { paragraphs += paragraph(of: element) }
        if scene.elements.isEmpty { paragraphs.append("*Nothing is shown.*") }
        block(Array(paragraphs.map { ["> " + $0] }.joined(separator: [">"])))
    }

    private func paragraph(of element: Scene.Element) -> [String] {
        switch element {
        case .image(let image): [picture(image)]
        case .title(let text): ["**\(MarkdownText.inline(text.string))**"]
        case .description(let text): [MarkdownText.inline(text.string)]
        case .button(let button), .secondaryButton(let button): [face(of: button)]
        case .customView(let view): content(of: view)
        }
    }

    private func face(of button: Scene.Button) -> String {
        if let image = button.normal.image { return "\\[ \(picture(image)) \\]" }
        return "\\[ \(button.normal.title.map { MarkdownText.inline($0.string) } ?? "") \\]"
    }

    private func content(of view: Scene.CustomView) -> [String] {
        let words = view.text.map { [MarkdownText.inline($0.string)] } ?? []
        switch view.kind {
        case .spinner: return ["*\(Scene.CustomView.spinnerName)*"] + words
        case .view: return ["*A view\(view.size.map { " of \(Measure.size($0)) points" } ?? "")*"] + words
        case .label: return words
        }
    }

    private func picture(_ image: Scene.Image) -> String {
        let words = MarkdownText.inline(image.alternativeText)
        return words.isEmpty ? "*Picture*" : "*Picture: \(words)*"
    }
}
