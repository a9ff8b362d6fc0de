import SceneModel

/// A text of the scene as an element of its own.
final class TextBlock {
    /// The element's class.
    let name: ClassName
    /// The text.
    let text: Scene.Text
    /// The direction of reading.
    let direction: LayoutDirection
    private let lines: LineLayout

    /// A text as an element of that class.
    init(_ name: ClassName, _ text: Scene.Text, in page: PageContext) {
        self.name = name
        self.text = text
        direction = page.scene.direction
        lines = LineLayout(text, width: page.contentWidth)
    }

    /// Adds the rules of the block and of the runs that differ from the first.
    func addStyle(to style: inout PageStyle) {
        guard let first = text.runs.first else { return }
        let families = style.resolve(first.font)
        style.sheet.rule(.init(name)) { rule in
            families.declare(lineHeight: lines.pitch, in: &rule)
            declareBlock(in: &rule)
            first.declareLetters(in: &rule)
        }
        guard text.runs.count > 1 else { return }
        for (number, run) in text.runs.enumerated().dropFirst() where !run.isSet(like: first) {
            let families = style.resolve(run.font)
            style.sheet.rule(.init(name, inner: ClassName("r", number))) { rule in
                run.declare(differingFrom: first, families, lineHeight: lines.pitch, in: &rule)
            }
        }
    }

    /// Adds the colours and shadows of a pressed button's title, whose words are the same.
    func addStyle(pressed: Scene.Text, in button: ClassName, to style: inout PageStyle) {
        for (number, (run, other)) in zip(text.runs, pressed.runs).enumerated() where run != other {
            let families = style.resolve(other.font)
            let inner = number == 0 ? name : ClassName("r", number)
            style.sheet.rule(.init(button, ":active", inner: inner)) { rule in
                other.declare(differingFrom: run, families, lineHeight: lines.pitch, in: &rule)
            }
        }
    }

    /// Writes the text inside an element.
    func write(_ tag: StaticString, isHidden: Bool = false, into html: inout HTMLWriter) {
        let hidden = isHidden ? HTMLWriter.Attribute.literal("aria-hidden", "true") : .flag("hidden", false)
        html.element(tag, .name(name), .direction(direction), hidden) { html in
            guard let first = text.runs.first else { return }
            if text.runs.count == 1, first.text.utf8.last != 0x0A { return html.text(first.text) }
            for (number, run) in runsWithoutTrailingBreaks.enumerated() {
                if run.isSet(like: first) {
                    html.text(run.text)
                } else {
                    html.element("span", .name(ClassName("r", number))) { $0.text(run.text) }
                }
            }
        }
    }

    /// About the height it takes, in points.
    var likelyHeight: Double { lines.height }

    /// The most height it can take in a width, in points: every letter being as wide as it is high.
    func greatestHeight(in width: Double) -> Double {
        var advance = 0.0
        for run in text.runs {
            advance += Double(run.text.utf8.count) * (run.font.size + max(0, run.kern))
        }
        return (Double(lines.breaks + 1) + (advance / width).rounded(.up))
            * (text.lineHeight + text.lineSpacing)
    }

    private func declareBlock(in rule: inout StyleSheet.Declarations) {
        if lines.top != 0 || lines.bottom != 0 {
            rule.set("margin", .points(lines.top), .points(0), .points(lines.bottom))
        }
        switch text.alignment {
        case .center: break
        case .natural: rule.literal("text-align:start")
        case .left: rule.literal("text-align:left")
        case .right: rule.literal("text-align:right")
        case .justified: rule.literal("text-align:justify")
        }
        if lines.breaks > 0 { rule.literal("white-space:pre-line") }
    }

    /// The runs, with the line breaks after the last letter dropped, since they would add empty lines.
    private var runsWithoutTrailingBreaks: [Scene.Text.Run] {
        guard text.runs.last?.text.utf8.last == 0x0A else { return text.runs }
        var runs = text.runs
        while var last = runs.popLast() {
            while last.text.utf8.last == 0x0A { last.text.unicodeScalars.removeLast() }
            guard last.text.isEmpty else { return runs + [last] }
        }
        return runs
    }
}

extension Scene.Text.Run {
    /// Whether it looks like another run.
    func isSet(like other: Scene.Text.Run) -> Bool {
        font == other.font && color == other.color && kern == other.kern && shadow == other.shadow
    }

    /// Declares colour, spacing and shadow.
    func declareLetters(in rule: inout StyleSheet.Declarations) {
        rule.set("color", .color(color))
        if kern != 0 { rule.set("letter-spacing", .points(kern)) }
        if let shadow { shadow.declare(in: &rule) }
    }

    /// Declares what differs from another run.
    func declare(
        differingFrom other: Scene.Text.Run, _ families: FontFamilies, lineHeight: Double,
        in rule: inout StyleSheet.Declarations
    ) {
        if font != other.font { families.declare(lineHeight: lineHeight, in: &rule) }
        if color != other.color { rule.set("color", .color(color)) }
        if kern != other.kern { rule.set("letter-spacing", .points(kern)) }
        guard shadow != other.shadow else { return }
        if let shadow { shadow.declare(in: &rule) } else { rule.literal("text-shadow:none") }
    }
}

extension Shadow {
    fileprivate func declare(in rule: inout StyleSheet.Declarations) {
        rule.set("text-shadow", .points(x), .points(y), .points(blur), .color(color))
    }
}

extension HTMLWriter.Attribute {
    /// `dir`, so that each text is read in its own direction and leaves its surroundings alone.
    static func direction(_ direction: LayoutDirection) -> HTMLWriter.Attribute {
        switch direction {
        case .auto: .literal("dir", "auto")
        case .ltr: .literal("dir", "ltr")
        case .rtl: .literal("dir", "rtl")
        }
    }
}
