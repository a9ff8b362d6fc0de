import ByteWriting
import SceneModel

// What the page of an entry says of one state: texts, layout and behaviour.
extension ShownState {
    /// Writes the three parts.
    func writeSection(of entry: ShownEntry, into html: inout HTMLWriter) {
        writeTexts(into: &html)
        writeLayout(into: &html)
        writeBehavior(of: entry, into: &html)
    }

    private func writeTexts(into html: inout HTMLWriter) {
        guard !state.texts.isEmpty else { return }
        html.element("h3") { $0.literal("Texts") }
        html.element("ul", .literal("class", "texts")) { html in
            state.texts.eachInPlace { number, text in
                html.lineBreak()
                let ink = number < state.otherTexts.count ? state.otherTexts[number].inkData : nil
                html.element("li", .utf8("data-other", optional: ink)) { html in
                    text.write(of: state.scene, into: &html)
                }
            }
        }
        html.lineBreak()
    }

    private func writeLayout(into html: inout HTMLWriter) {
        html.element("h3") { $0.literal("Layout") }
        html.element("dl", .literal("class", "layout")) { html in
            html.fact("Vertical offset") { $0.points(state.scene.verticalOffset) }
            html.fact("Between elements") { $0.points(state.scene.spacing) }
            html.fact("At the sides") { $0.points(state.scene.padding) }
            if let height = state.scene.header?.height { html.fact("Header") { $0.points(height) } }
            if let color = state.scene.backgroundColor { html.fact("Background") { $0.color(color) } }
            state.scene.elements.eachInPlace { $1.writeMeasures(into: &html) }
        }
        html.lineBreak()
    }

    private func writeBehavior(of entry: ShownEntry, into html: inout HTMLWriter) {
        html.element("h3") { $0.literal("Behaviour") }
        html.element("dl", .literal("class", "behavior")) { html in
            html.written(entry.answers)
            if let action = state.scene.behavior.onTapButton, state.scene.hasButton {
                html.fact("Tap on the button") { entry.write(action, into: &$0) }
            }
            if let action = state.scene.behavior.onTapView {
                html.fact("Tap on the view") { entry.write(action, into: &$0) }
            }
        }
    }
}

extension Scene {
    /// Whether there is a button to tap on.
    fileprivate var hasButton: Bool {
        elements.contains { $0.kind == .button || $0.kind == .secondaryButton }
    }
}

extension GalleryEntry.Answer {
    /// Writes the question and the answer.
    func write(into html: inout HTMLWriter) {
        html.element("dt", text: question.withoutPrefix("emptyDataSetShould"))
        html.element("dd") { html in
            html.element("span", .literal("class", isYes ? "yes" : "no"), .text("title", question)) {
                $0.literal(isYes ? "Yes" : "No")
            }
        }
    }
}

extension GalleryText {
    /// Writes the words, their font, and how well they are told from what is behind them.
    fileprivate func write(of scene: borrowing Scene, into html: inout HTMLWriter) {
        html.element("h4", text: Wording.label(part))
        html.element(
            "p", .literal("class", "words"), .direction(scene.direction), .text("lang", scene.language),
            text: run.text)
        html.element("p", .literal("class", "font")) { writeFont(into: &$0) }
        html.element("p", .literal("class", "ink")) { html in
            html.color(run.color)
            html.literal(" on ")
            html.color(background)
            html.element(
                "span", .literal("class", "ratio"), .text("data-level", level),
                .literal("title", "Contrast and level, after WCAG 2.2")
            ) { html in
                html.element("b") { $0.ratio(ratio) }
                html.literal(" : 1 ")
                html.element("i", text: level == "fail" ? "below AA" : level)
            }
        }
    }

    private func writeFont(into html: inout HTMLWriter) {
        html.font(run.font)
        html.literal(" · ")
        html.points(run.font.size)
        html.literal(" · line ")
        html.points(lineHeight + lineSpacing)
        if run.kern != 0 {
            html.literal(" · kern ")
            html.points(run.kern)
        }
        if let shadow = run.shadow {
            html.literal(" · shadow ")
            html.bytes.append(shadow.color)
        }
    }

    /// Colour, background, ratio and level, for the script to show in their place.
    fileprivate var inkData: [UInt8] {
        var data: [UInt8] = []
        data.reserveCapacity(40)
        data.append(run.color)
        data.append(" ")
        data.append(background)
        data.append(" ")
        data.append(ratio: ratio)
        data.append(" ")
        data.append(text: level)
        return data
    }
}

extension Scene.Element {
    /// Writes how large it is, unless it is a text.
    fileprivate func writeMeasures(into html: inout HTMLWriter) {
        switch self {
        case .title, .description: break
        case .image(let image):
            html.fact("Image") { html in
                html.size(image.size)
                guard let tint = image.tint else { return }
                html.literal(" in ")
                html.color(tint)
            }
        case .button(let button): html.fact("Button") { button.writeMeasures(into: &$0) }
        case .secondaryButton(let button): html.fact("Second button") { button.writeMeasures(into: &$0) }
        case .customView(let view):
            html.fact("View") { html in
                html.text(Wording.label(view.kind.rawValue))
                if let size = view.size {
                    html.literal(", ")
                    html.size(size)
                }
                guard let color = view.backgroundColor else { return }
                html.literal(", ")
                html.color(color)
            }
        }
    }
}

extension Scene.Button {
    fileprivate func writeMeasures(into html: inout HTMLWriter) {
        if let size = normal.image?.size { return html.size(size) }
        html.literal("its words and ")
        html.points(2 * verticalPadding)
        guard minimumHeight > 0 else { return }
        html.literal(", at least ")
        html.points(minimumHeight)
    }
}

extension ShownEntry {
    /// Writes what a tap does.
    fileprivate func write(_ action: TapAction, into html: inout HTMLWriter) {
        switch action {
        case .show(let scene, let seconds, let then):
            html.literal("shows ")
            html.text(label(ofScene: scene))
            guard seconds > 0 else { return }
            html.literal(" for ")
            html.number(seconds)
            html.literal(" s, then ")
            html.text(then.map(label(ofScene:)) ?? "what was before")
        case .log(let line):
            html.literal("logs “")
            html.text(line)
            html.literal("”")
        case .open(let address):
            html.literal("opens ")
            html.text(address)
        }
    }

    private func label(ofScene name: String) -> String {
        states.first { $0.state.scene.name == name }?.label ?? name
    }
}

extension String {
    /// `Fade in` for `emptyDataSetShouldFadeIn`.
    fileprivate func withoutPrefix(_ prefix: StaticString) -> String {
        let length = prefix.utf8CodeUnitCount
        guard utf8.count >= length, prefix.withUTF8Buffer({ $0.elementsEqual(utf8.prefix(length)) }) else {
            return Wording.label(self)
        }
        return Wording.label(String(utf8.dropFirst(length)) ?? self)
    }
}
