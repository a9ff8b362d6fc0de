import SceneModel
import SwiftSource

extension ViewSource {
    /// A view in place of the content.
    mutating func customView(_ custom: Scene.CustomView) -> SwiftCode {
        var view: SwiftCode
        switch (custom.kind, custom.text) {
        case (.spinner, nil):
            view = SwiftCode.call("ProgressView").calling("controlSize", ["": ".large"])
                .calling(
                    "accessibilityLabel",
                    ["": .call("Text", ["verbatim": .string(Scene.CustomView.spinnerName)])])
        case (.spinner, let text?):
            view = .call("ProgressView", [:], SwiftClosure([self.text(text, "label")]))
                .calling("controlSize", ["": ".large"])
        case (.view, nil), (.label, nil): return box(custom)
        case (.view, let text?), (.label, let text?): view = self.text(text, "label")
        }
        if let size = custom.size { view = view.calling("frame", Self.frame(size)) }
        guard let background = custom.backgroundColor else { return view }
        return view.calling("background", ["": color(background, "fill")])
    }

    /// A box without words.
    private mutating func box(_ custom: Scene.CustomView) -> SwiftCode {
        let size = custom.size ?? Size(width: 0, height: 0)
        let color = typedColor(
            custom.backgroundColor ?? Color(red: 0, green: 0, blue: 0, alpha: 0), "fill")
        return color.calling("frame", Self.frame(size))
    }
}
