import ByteWriting
import SceneModel

/// What a framework has that the head of its sources speaks of.
public struct SourceScope: Sendable {
    /// The framework, and what it needs: `SwiftUI: iOS 16 or later`.
    var framework: StaticString
    /// What lets a size follow the user's text size.
    var scaling: StaticString
    /// Whether margins stand in the source as numbers.
    var hasMargins: Bool

    /// The words of a framework.
    public init(framework: StaticString, scaling: StaticString, hasMargins: Bool) {
        self.framework = framework
        self.scaling = scaling
        self.hasMargins = hasMargins
    }
}

extension SwiftSourceWriter {
    /// Writes for what the colours, measures and texts hold, a sentence each.
    mutating func writeScope(_ scope: SourceScope, of scene: Scene) {
        let hasOffset = scene.verticalOffset != 0
        let hasMargins = scope.hasMargins && scene.padding != 0 && !scene.elements.isEmpty
        let hasTexts = scene.hasTexts
        guard scene.paintedBackground != nil || hasOffset || hasMargins || hasTexts else { return }
        comment("")
        if scene.paintedBackground != nil {
            comment(
                scene.appearance == .dark
                    ? "Colours are those of the dark appearance."
                    : "Colours are those of the light appearance.")
        }
        if hasOffset || hasMargins {
            comment { $0.measures(of: scene, hasOffset: hasOffset, hasMargins: hasMargins) }
        }
        guard hasTexts else { return }
        if scene.language.isEmpty {
            comment("Texts are quoted from the app; put your own in the string catalog.")
        } else {
            comment(
                "Texts are quoted from the app, in “", scene.language,
                "”; put your own in the string catalog.")
        }
        comment { code in
            code.append("Font sizes are fixed; ")
            code.append(scope.scaling)
            code.append(" makes them follow the user's text size.")
        }
    }
}

extension SwiftCode {
    /// Appends on which screen an offset, which counts from the middle of the list, and margins are right.
    fileprivate mutating func measures(of scene: Scene, hasOffset: Bool, hasMargins: Bool) {
        guard hasOffset else {
            append("Margins are those of a screen ")
            number(scene.canvas.size.width)
            return append(" points wide.")
        }
        append(hasMargins ? "Offset and margins are those" : "The offset is that")
        append(" of a screen of ")
        number(scene.canvas.size.width)
        append(" × ")
        number(scene.canvas.size.height)
        guard scene.listTop > 0 else { return append(" points without bars.") }
        append(" points with bars of ")
        number(scene.listTop)
        append(".")
    }
}

extension Scene {
    fileprivate var hasTexts: Bool {
        header?.text != nil || elements.indices.contains { elements[$0].hasText }
    }
}

extension Scene.Element {
    fileprivate var hasText: Bool {
        switch self {
        case .image: false
        case .title, .description: true
        case .button(let button), .secondaryButton(let button): button.normal.title != nil
        case .customView(let view): view.text != nil
        }
    }
}
