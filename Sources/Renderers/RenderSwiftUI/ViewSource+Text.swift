import SceneModel
import SwiftSource

extension ViewSource {
    /// A text; its colour is left out where the button's style has it.
    mutating func text(_ text: Scene.Text, _ role: String, isColored: Bool = true) -> SwiftCode {
        let runs = text.stretches
        guard let first = runs.first else { return .call("Text", ["verbatim": .string("")]) }
        var view = content(runs, role).calling("font", ["": Self.font(first.font)])
        if first.kern != 0 { view = view.calling("kerning", ["": .number(first.kern)]) }
        if isColored { view = view.calling("foregroundStyle", ["": color(first.color, role)]) }
        if let shadow = sharedShadow(of: runs, role) { view = view.calling("shadow", self.shadow(shadow)) }
        if text.lineSpacing != 0 { view = view.calling("lineSpacing", ["": .number(text.lineSpacing)]) }
        return aligned(view, text, role)
    }

    /// The letters: in one piece where all look alike, else in pieces that say how they differ from the first.
    private mutating func content(_ runs: [Scene.Text.Run], _ role: String) -> SwiftCode {
        guard runs.count > 1 else { return .call("Text", ["verbatim": .string(runs[0].text)]) }
        var pieces: SwiftArguments = [:]
        for run in runs {
            var piece: SwiftArguments = ["": .string(run.text)]
            if !run.looks(like: runs[0]) {
                piece.append("attributes", attributes(of: run, differingFrom: runs[0], role))
            }
            pieces.append("", .call("AttributedString", piece))
        }
        return .call("Text", ["": .suffixed(.list(pieces), ".reduce(AttributedString(), +)")])
    }

    private mutating func attributes(
        of run: Scene.Text.Run, differingFrom other: Scene.Text.Run, _ role: String
    ) -> SwiftCode {
        var attributes = SwiftCode.call("AttributeContainer")
        if run.font != other.font {
            attributes = attributes.joining("font", ["": Self.font(run.font, type: "Font")])
        }
        if run.color != other.color {
            attributes = attributes.joining("foregroundColor", ["": typedColor(run.color, role)])
        }
        if run.kern != other.kern { attributes = attributes.joining("kern", ["": .number(run.kern)]) }
        return attributes
    }

    /// A shadow is a modifier of the whole text.
    private mutating func sharedShadow(of runs: [Scene.Text.Run], _ role: String) -> Shadow? {
        guard runs.contains(where: { $0.shadow != runs[0].shadow }) else { return runs[0].shadow }
        shortcomings.append(
            "SwiftUI has no shadow for a part of a text, so the \(Self.words(role)) is without one.")
        return nil
    }

    private mutating func shadow(_ shadow: Shadow) -> SwiftArguments {
        // The blur of Core Graphics is twice SwiftUI's radius.
        var arguments: SwiftArguments = [
            "color": color(shadow.color, "shadow"), "radius": .number(shadow.blur / 2),
        ]
        if shadow.x != 0 { arguments.append("x", .number(shadow.x)) }
        if shadow.y != 0 { arguments.append("y", .number(shadow.y)) }
        return arguments
    }

    /// Lines that do not stand in the middle take the whole width.
    private mutating func aligned(_ view: SwiftCode, _ text: Scene.Text, _ role: String) -> SwiftCode {
        let isMirrored = scene.direction == .rtl
        let edge: SwiftCode
        switch text.alignment {
        case .center: return view
        case .natural: edge = ".leading"
        case .left: edge = isMirrored ? ".trailing" : ".leading"
        case .right: edge = isMirrored ? ".leading" : ".trailing"
        case .justified:
            shortcomings.append("SwiftUI cannot justify a text, so the \(Self.words(role)) is ragged.")
            edge = ".leading"
        }
        return view.calling("multilineTextAlignment", ["": edge])
            .calling("frame", ["maxWidth": ".infinity", "alignment": edge])
    }

    /// `.system(size: 17)`, with the type's name before it where that must be said.
    static func font(_ font: Font, type: String = "") -> SwiftCode {
        if font.name == Font.system {
            var arguments: SwiftArguments = ["size": .number(font.size)]
            if font.weight != .regular { arguments.append("weight", .code(".\(font.weight.rawValue)")) }
            return .call("\(type).system", arguments)
        }
        let face = SwiftCode.call("\(type).custom", ["": .string(font.name), "size": .number(font.size)])
        return font.weight == .regular
            ? face : face.joining("weight", ["": .code(".\(font.weight.rawValue)")])
    }

    /// A role as a reader knows it.
    private static func words(_ role: String) -> String {
        switch role {
        case "pressed": "pressed button's title"
        case "button": "button's title"
        case "secondaryButton": "second button's title"
        case "label": "custom view's text"
        case "header": "header's text"
        default: role
        }
    }
}
