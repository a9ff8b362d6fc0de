import SceneModel
import SwiftSource

extension DataSetSource {
    /// The body of a method that returns a text.
    mutating func statements(_ text: Scene.Text, _ role: String) -> [SwiftCode] {
        let (setup, value) = attributedString(text, role)
        return Self.returning(value, after: setup)
    }

    /// Statements that end with a value; one that is alone needs no `return`.
    static func returning(_ value: SwiftCode, after setup: [SwiftCode]) -> [SwiftCode] {
        setup.isEmpty ? [value] : setup + [.prefixed("return ", value)]
    }

    /// A text, and the statements that it needs before it; `color` takes the place of the text's own.
    mutating func attributedString(
        _ text: Scene.Text, _ role: String, color: SwiftCode? = nil
    ) -> (setup: [SwiftCode], value: SwiftCode) {
        let runs = text.stretches
        guard let first = runs.first else {
            return ([], .call("NSAttributedString", ["string": .string("")]))
        }
        let paragraph = paragraph(text)
        let shadows = ShadowNames(runs)
        var setup = paragraph
        for shadow in shadows.distinct { setup += statements(shadow, named: shadows.name(shadow)) }
        var base: SwiftArguments = [
            ".font": Self.font(first.font), ".foregroundColor": color ?? self.color(first.color, role),
        ]
        if first.kern != 0 { base.append(".kern", .number(first.kern)) }
        if let shadow = shadows.shared { base.append(".shadow", .code(shadows.name(shadow))) }
        if !paragraph.isEmpty { base.append(".paragraphStyle", "paragraph") }
        guard runs.count > 1 else { return (setup, Self.string(first.text, .list(base))) }
        setup.append(.prefixed("let attributes: [NSAttributedString.Key: Any] = ", .list(base)))
        for (index, run) in runs.enumerated() {
            let attributes = attributes(of: run, differingFrom: first, shadows, role)
            setup.append(
                index == 0
                    ? .prefixed(
                        "let text = ", Self.string(run.text, attributes, type: "NSMutableAttributedString"))
                    : .call("text.append", ["": Self.string(run.text, attributes)]))
        }
        return (setup, "text")
    }

    /// The attributes of the first stretch, but for those that are another stretch's own.
    private mutating func attributes(
        of run: Scene.Text.Run, differingFrom first: Scene.Text.Run, _ shadows: ShadowNames, _ role: String
    ) -> SwiftCode {
        var own: SwiftArguments = [:]
        if run.font != first.font { own.append(".font", Self.font(run.font)) }
        if run.color != first.color { own.append(".foregroundColor", color(run.color, role)) }
        if run.kern != first.kern { own.append(".kern", .number(run.kern)) }
        if shadows.shared == nil, let shadow = run.shadow {
            own.append(".shadow", .code(shadows.name(shadow)))
        }
        if own.isEmpty { return "attributes" }
        return .call("attributes.merging", ["": .list(own), "uniquingKeysWith": "{ $1 }"])
    }

    private static func string(
        _ text: String, _ attributes: SwiftCode, type: String = "NSAttributedString"
    ) -> SwiftCode {
        .call(type, ["string": .string(text), "attributes": attributes])
    }

    /// A paragraph style, where the library's labels would set the text otherwise.
    private func paragraph(_ text: Scene.Text) -> [SwiftCode] {
        guard text.lineSpacing != 0 || text.alignment != .center || scene.direction != .auto else {
            return []
        }
        var statements: [SwiftCode] = ["let paragraph = NSMutableParagraphStyle()"]
        if text.alignment != .natural {
            statements.append(.code("paragraph.alignment = .\(text.alignment.rawValue)"))
        }
        if text.lineSpacing != 0 {
            statements.append(.prefixed("paragraph.lineSpacing = ", .number(text.lineSpacing)))
        }
        switch scene.direction {
        case .auto: break
        case .ltr: statements.append("paragraph.baseWritingDirection = .leftToRight")
        case .rtl: statements.append("paragraph.baseWritingDirection = .rightToLeft")
        }
        return statements
    }

    private mutating func statements(_ shadow: Shadow, named name: String) -> [SwiftCode] {
        let offset = SwiftCode.call("CGSize", ["width": .number(shadow.x), "height": .number(shadow.y)])
        var statements: [SwiftCode] = [
            .code("let \(name) = NSShadow()"),
            .prefixed("\(name).shadowColor = ", color(shadow.color, "shadow")),
            .prefixed("\(name).shadowOffset = ", offset),
        ]
        if shadow.blur != 0 {
            statements.append(.prefixed("\(name).shadowBlurRadius = ", .number(shadow.blur)))
        }
        return statements
    }

    /// A font; where the app lacks the face, the system's stands in.
    private static func font(_ font: Font) -> SwiftCode {
        let weight = SwiftCode.code(".\(font.weight.rawValue)")
        var arguments: SwiftArguments = ["ofSize": .number(font.size)]
        if font.weight != .regular { arguments.append("weight", weight) }
        if font.name == Font.system { return .call("UIFont.systemFont", arguments) }
        guard font.weight != .regular else {
            return .coalescing(
                .call("UIFont", ["name": .string(font.name), "size": .number(font.size)]),
                .call(".systemFont", arguments))
        }
        // A face by name in another weight is a question to the font system, which always has an answer.
        let face = SwiftCode.call(
            "UIFontDescriptor", ["name": .string(font.name), "size": .number(font.size)])
        let traits = SwiftCode.list([
            "UIFontDescriptor.TraitKey.weight": .code("UIFont.Weight.\(font.weight.rawValue)")
        ])
        return .call(
            "UIFont",
            [
                "descriptor": face.joining("addingAttributes", ["": .list([".traits": traits])]),
                "size": "0",
            ])
    }
}

/// The shadows of a text, and the constants that hold them.
private struct ShadowNames {
    /// Each once, in the order of the stretches.
    private(set) var distinct: [Shadow] = []
    /// The one that all stretches have; nil where there is no such.
    let shared: Shadow?

    init(_ runs: [Scene.Text.Run]) {
        shared = runs.allSatisfy { $0.shadow == runs[0].shadow } ? runs.first?.shadow : nil
        for run in runs {
            if let shadow = run.shadow, !distinct.contains(shadow) { distinct.append(shadow) }
        }
    }

    func name(_ shadow: Shadow) -> String {
        let index = distinct.firstIndex(of: shadow) ?? 0
        return index == 0 ? "shadow" : "shadow\(index + 1)"
    }
}
