import SceneModel
import SwiftSource

extension ViewSource {
    /// Writes a view in place of the content.
    mutating func customView(_ custom: Scene.CustomView, to code: inout SwiftCode) {
        switch (custom.kind, custom.text) {
        case (.spinner, nil):
            code.call("ProgressView")
            spinner(custom, to: &code)
            code.calling("accessibilityLabel") { code in
                code.argument { $0.text(Scene.CustomView.spinnerName) }
            }
        case (.spinner, let text?):
            code.call("ProgressView") { code in
                code.closure { code in
                    code.statement { self.text(text, .label, to: &$0) }
                }
            }
            spinner(custom, to: &code)
        case (.view, nil), (.label, nil): return box(custom, to: &code)
        case (.view, let text?), (.label, let text?): self.text(text, .label, to: &code)
        }
        if let size = custom.statedSize { code.frame(size) }
        if let background = custom.backgroundColor {
            code.calling("background") { code in
                code.argument { color(background, .fill, to: &$0) }
            }
        }
    }

    /// The size of an activity indicator, and the appearance where only one can be seen.
    private func spinner(_ custom: Scene.CustomView, to code: inout SwiftCode) {
        if SpinnerStyle(custom) == .large { code.calling("controlSize", ".large") }
        guard let appearance = scene.appearance(of: custom) else { return }
        code.calling("environment") { code in
            code.argument("", "\\.colorScheme")
            code.argument("", appearance == .dark ? ".dark" : ".light")
        }
    }

    /// A box without words.
    private mutating func box(_ custom: Scene.CustomView, to code: inout SwiftCode) {
        let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
        typedColor(custom.backgroundColor ?? clear, .fill, to: &code)
        code.frame(custom.size ?? Size(width: 0, height: 0))
    }
}
