import SceneModel
import SwiftSource

extension ViewSource {
    /// Writes a text; its colour is left out where the button's style has it.
    mutating func text(
        _ text: Scene.Text, _ role: ColorRole, isColored: Bool = true, to code: inout SwiftCode
    ) {
        let runs = text.stretches
        guard let first = runs.first else { return code.text("") }
        content(runs, role, to: &code)
        code.calling("font") { code in
            code.argument { $0.font(first.font, isTyped: false) }
        }
        if first.kern != 0 { code.calling("kerning") { $0.argument(number: first.kern) } }
        if isColored {
            code.calling("foregroundStyle") { code in
                code.argument { color(first.color, role, to: &$0) }
            }
        }
        if let shadow = sharedShadow(of: runs, role) { self.shadow(shadow, to: &code) }
        if text.lineSpacing != 0 { code.calling("lineSpacing") { $0.argument(number: text.lineSpacing) } }
        alignment(text.alignment, role, to: &code)
    }

    /// The letters, in one piece where all look alike, else in such that say how they differ from the first.
    private mutating func content(_ runs: [Scene.Text.Run], _ role: ColorRole, to code: inout SwiftCode) {
        guard runs.count > 1 else { return code.text(runs[0].text) }
        code.call("Text") { code in
            code.argument { code in
                code.list { code in
                    for run in runs { code.argument { piece(run, runs[0], role, to: &$0) } }
                }
                code.append(".reduce(AttributedString(), +)")
            }
        }
    }

    private mutating func piece(
        _ run: Scene.Text.Run, _ first: Scene.Text.Run, _ role: ColorRole, to code: inout SwiftCode
    ) {
        code.call("AttributedString") { code in
            code.argument(string: run.text)
            if run.looks(like: first) { return }
            code.argument("attributes") { attributes(of: run, differingFrom: first, role, to: &$0) }
        }
    }

    private mutating func attributes(
        of run: Scene.Text.Run, differingFrom other: Scene.Text.Run, _ role: ColorRole,
        to code: inout SwiftCode
    ) {
        code.call("AttributeContainer")
        if run.font != other.font {
            code.joining("font") { code in
                code.argument { $0.font(run.font, isTyped: true) }
            }
        }
        if run.color != other.color {
            code.joining("foregroundColor") { code in
                code.argument { typedColor(run.color, role, to: &$0) }
            }
        }
        if run.kern != other.kern { code.joining("kern") { $0.argument(number: run.kern) } }
    }

    /// A shadow is a modifier of the whole text.
    private mutating func sharedShadow(of runs: [Scene.Text.Run], _ role: ColorRole) -> Shadow? {
        guard runs.contains(where: { $0.shadow != runs[0].shadow }) else { return runs[0].shadow }
        shortcomings.append(
            "SwiftUI has no shadow for a part of a text, so the \(Self.words(role)) is without one.")
        return nil
    }

    private mutating func shadow(_ shadow: Shadow, to code: inout SwiftCode) {
        code.calling("shadow") { code in
            code.argument("color") { color(shadow.color, .shadow, to: &$0) }
            // The blur of Core Graphics is twice SwiftUI's radius.
            code.argument("radius", number: shadow.blur / 2)
            if shadow.x != 0 { code.argument("x", number: shadow.x) }
            if shadow.y != 0 { code.argument("y", number: shadow.y) }
        }
    }

    /// Lines that do not stand in the middle take the whole width.
    private mutating func alignment(
        _ alignment: TextAlignment, _ role: ColorRole, to code: inout SwiftCode
    ) {
        let isMirrored = scene.direction == .rtl
        let edge: StaticString
        switch alignment {
        case .center: return
        case .natural: edge = ".leading"
        case .left: edge = isMirrored ? ".trailing" : ".leading"
        case .right: edge = isMirrored ? ".leading" : ".trailing"
        case .justified:
            shortcomings.append("SwiftUI cannot justify a text, so the \(Self.words(role)) is ragged.")
            edge = ".leading"
        }
        code.calling("multilineTextAlignment", edge)
        code.calling("frame") { code in
            code.argument("maxWidth", ".infinity")
            code.argument("alignment", edge)
        }
    }

    /// A role as a reader knows it.
    private static func words(_ role: ColorRole) -> String {
        switch role {
        case .pressed: "pressed button's title"
        case .button: "button's title"
        case .secondaryButton: "second button's title"
        case .label: "custom view's text"
        case .header: "header's text"
        default: "\(role.name)"
        }
    }
}

extension SwiftCode {
    /// Appends `.system(size: 17)`, with the type's name before it where that must be said.
    ///
    /// That is the same whatever text size the user has chosen, so a face by name is too: else the texts of one
    /// screen would grow beside others that stay.
    fileprivate mutating func font(_ font: Font, isTyped: Bool) {
        if font.name == Font.system {
            return call(isTyped ? "Font.system" : ".system") { code in
                code.argument("size", number: font.size)
                if font.weight != .regular { code.argument("weight") { $0.append(font.weight) } }
            }
        }
        call(isTyped ? "Font.custom" : ".custom") { code in
            code.argument(string: font.name)
            code.argument("fixedSize", number: font.size)
        }
        guard font.weight != .regular else { return }
        joining("weight") { code in
            code.argument { $0.append(font.weight) }
        }
    }
}
