import SceneModel
import SwiftSource

/// A text of a scene, and what an attributed string of it needs.
struct AttributedWords {
    /// The stretches that do not look alike.
    let runs: [Scene.Text.Run]
    /// What the text is.
    let role: ColorRole
    /// Where lines stand.
    let alignment: TextAlignment
    /// Points between lines.
    let lineSpacing: Double
    /// The direction of reading.
    let direction: LayoutDirection
    /// The colour of the words while the button is pressed, where they are otherwise the same.
    let pressed: Color?
    /// The shadows, each once, in the order of the stretches.
    let shadows: [Shadow]
    /// The one that all stretches have; nil where there is no such.
    let sharedShadow: Shadow?

    /// A text in a role.
    init(_ text: Scene.Text, _ role: ColorRole, _ direction: LayoutDirection, pressed: Color? = nil) {
        let runs = text.stretches
        self.runs = runs
        self.role = role
        alignment = text.alignment
        lineSpacing = text.lineSpacing
        self.direction = direction
        self.pressed = pressed
        var shadows: [Shadow] = []
        for run in runs {
            if let shadow = run.shadow, !shadows.contains(shadow) { shadows.append(shadow) }
        }
        self.shadows = shadows
        sharedShadow = runs.allSatisfy { $0.shadow == runs[0].shadow } ? runs.first?.shadow : nil
    }

    /// Whether the library's labels would set the text otherwise.
    var hasParagraphStyle: Bool {
        !runs.isEmpty && (lineSpacing != 0 || alignment != .center || direction != .auto)
    }

    /// Whether there are statements before the one with the string.
    var needsSetUp: Bool { hasParagraphStyle || !shadows.isEmpty || runs.count > 1 }

    /// Writes the name of the constant that holds a shadow.
    func name(_ shadow: Shadow, to code: inout SwiftCode) {
        let index = shadows.firstIndex(of: shadow) ?? 0
        code.append("shadow")
        if index > 0 { code.append(index + 1) }
    }
}
