import MarkupText
import SceneModel

/// What the page of an entry says of one state: texts, layout and behaviour.
struct StateSection {
    let entry: GalleryEntry
    let state: GalleryState

    private var scene: Scene { state.scene }

    /// Writes the three parts.
    func write(into html: inout HTMLWriter) {
        texts(&html)
        layout(&html)
        behavior(&html)
    }

    private func texts(_ html: inout HTMLWriter) {
        guard !state.texts.isEmpty else { return }
        html.element("h3", text: "Texts")
        html.element("ul", .literal("class", "texts")) { html in
            for (number, text) in state.texts.enumerated() {
                let other = number < state.otherTexts.count ? state.otherTexts[number] : nil
                html.lineBreak()
                html.element("li", .text("data-other", optional: other.map(\.inkData))) { html in
                    write(text, &html)
                }
            }
        }
        html.lineBreak()
    }

    private func write(_ text: GalleryText, _ html: inout HTMLWriter) {
        html.element("h4", text: Wording.label(text.part))
        html.element("p", .literal("class", "words"), .direction(scene.direction), text: text.run.text)
        html.element("p", .literal("class", "font"), text: font(text))
        html.element("p", .literal("class", "ink")) { html in
            html.color(text.run.color)
            html.text(" on ")
            html.color(text.background)
            html.element(
                "span", .literal("class", "ratio"), .text("data-level", text.level),
                .literal("title", "Contrast and level, after WCAG 2.2")
            ) { html in
                html.element("b", text: Wording.ratio(text.ratio))
                html.text(" : 1 ")
                html.element("i", text: text.level == "fail" ? "below AA" : text.level)
            }
        }
    }

    private func font(_ text: GalleryText) -> String {
        let run = text.run
        var parts = [
            Wording.font(run.font), Wording.points(run.font.size),
            "line \(Wording.points(text.lineHeight + text.lineSpacing))",
        ]
        if run.kern != 0 { parts.append("kern \(Wording.points(run.kern))") }
        if let shadow = run.shadow { parts.append("shadow \(shadow.color.hex)") }
        return parts.joined(separator: " · ")
    }

    private func layout(_ html: inout HTMLWriter) {
        html.element("h3", text: "Layout")
        html.element("dl", .literal("class", "layout")) { html in
            html.fact("Vertical offset") { $0.text(Wording.points(scene.verticalOffset)) }
            html.fact("Between elements") { $0.text(Wording.points(scene.spacing)) }
            html.fact("At the sides") { $0.text(Wording.points(scene.padding)) }
            if let header = scene.header { html.fact("Header") { $0.text(Wording.points(header.height)) } }
            if let color = scene.backgroundColor { html.fact("Background") { $0.color(color) } }
            for element in scene.elements { measures(element, &html) }
        }
        html.lineBreak()
    }

    private func measures(_ element: Scene.Element, _ html: inout HTMLWriter) {
        switch element {
        case .title, .description: break
        case .image(let image):
            html.fact("Image") { html in
                html.text(Wording.size(image.size))
                guard let tint = image.tint else { return }
                html.text(" in ")
                html.color(tint)
            }
        case .button(let button), .secondaryButton(let button):
            html.fact(element.kind == .button ? "Button" : "Second button") { html in
                if let image = button.normal.image { return html.text(Wording.size(image.size)) }
                let own = "its words and \(Wording.points(2 * button.verticalPadding))"
                let least = Wording.points(button.minimumHeight)
                html.text(button.minimumHeight > 0 ? "\(own), at least \(least)" : own)
            }
        case .customView(let view):
            html.fact("View") { html in
                html.text(Wording.label(view.kind.rawValue))
                if let size = view.size { html.text(", \(Wording.size(size))") }
                guard let color = view.backgroundColor else { return }
                html.text(", ")
                html.color(color)
            }
        }
    }

    private func behavior(_ html: inout HTMLWriter) {
        html.element("h3", text: "Behaviour")
        html.element("dl", .literal("class", "behavior")) { html in
            for answer in entry.answers {
                html.fact(answer.question.withoutPrefix("emptyDataSetShould")) { html in
                    html.element(
                        "span", .literal("class", answer.isYes ? "yes" : "no"),
                        .text("title", answer.question), text: answer.isYes ? "Yes" : "No")
                }
            }
            if let action = scene.behavior.onTapButton {
                html.fact("Tap on the button") { $0.text(words(action)) }
            }
            if let action = scene.behavior.onTapView {
                html.fact("Tap on the view") { $0.text(words(action)) }
            }
        }
    }

    private func words(_ action: TapAction) -> String {
        switch action {
        case .show(let scene, let seconds, let then):
            let name = label(ofScene: scene)
            guard seconds > 0 else { return "shows \(name)" }
            let end = then.map(label(ofScene:)) ?? "what was before"
            return "shows \(name) for \(Wording.number(seconds)) s, then \(end)"
        case .log(let line): return "logs “\(line)”"
        case .open(let address): return "opens \(address)"
        }
    }

    private func label(ofScene name: String) -> String {
        entry.states.first { $0.scene.name == name }.map { Wording.label($0.name) } ?? name
    }
}

extension GalleryText {
    /// Colour, background, ratio and level, for the script to show in their place.
    fileprivate var inkData: String {
        "\(run.color.hex) \(background.hex) \(Wording.ratio(ratio)) \(level)"
    }
}

extension String {
    /// `Fade in` for `emptyDataSetShouldFadeIn`.
    fileprivate func withoutPrefix(_ prefix: String) -> String {
        Wording.label(String(hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self))
    }
}
