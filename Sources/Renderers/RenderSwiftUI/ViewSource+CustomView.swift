import SceneModel
import SwiftSource

extension ViewSource {
    /// Writes a view in place of the content.
    mutating func customView(_ custom: Scene.CustomView, to code: inout SwiftCode) {
        switch (custom.kind, custom.text) {
        case (.spinner, nil):
            code.call("ProgressView")
            code.calling("controlSize", ".large")
            code.calling("accessibilityLabel") { code in
                code.argument { $0.text(Scene.CustomView.spinnerName) }
            }
        case (.spinner, let text?):
            code.call("ProgressView") { code in
                code.closure { code in
                    code.statement { self.text(text, .label, to: &$0) }
                }
            }
            code.calling("controlSize", ".large")
        case (.view, nil), (.label, nil): return box(custom, to: &code)
        case (.view, let text?), (.label, let text?): self.text(text, .label, to: &code)
        }
        if let size = custom.size { code.frame(size) }
        if let background = custom.backgroundColor {
            code.calling("background") { code in
                code.argument { color(background, .fill, to: &$0) }
            }
        }
    }

    /// A box without words.
    private mutating func box(_ custom: Scene.CustomView, to code: inout SwiftCode) {
        let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
        typedColor(custom.backgroundColor ?? clear, .fill, to: &code)
        code.frame(custom.size ?? Size(width: 0, height: 0))
    }
}
