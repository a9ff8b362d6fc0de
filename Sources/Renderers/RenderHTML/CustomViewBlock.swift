import ByteWriting
import MarkupText
import SceneModel

/// A view in place of the content: an activity indicator, a box, or a line of text.
final class CustomViewBlock {
    private let name: ClassName
    private let view: Scene.CustomView
    private let text: TextBlock?
    /// Between an activity indicator and its words, in points.
    private let spacing: Double

    /// A custom view of the scene; `number` tells it from the other parts of the page.
    init(_ number: Int, _ view: Scene.CustomView, in page: PageContext) {
        name = ClassName("e", number)
        self.view = view
        spacing = page.scene.spacing
        text = view.text.map {
            TextBlock(ClassName("n", number), $0, in: page)
        }
    }

    /// Its height, in points, where its words have the height that the function says.
    func height(_ ofText: (TextBlock) -> Double) -> Double {
        let words = text.map(ofText)
        guard view.kind == .spinner else { return view.size?.height ?? words ?? 0 }
        return (view.size ?? Self.spinnerSize).height + (words.map { $0 + spacing } ?? 0)
    }

    /// Adds the rules of the view.
    func addStyle(to style: inout PageStyle) {
        let size = view.size ?? (view.kind == .spinner ? Self.spinnerSize : nil)
        style.sheet.rule(.init(name)) { rule in
            if let size {
                rule.set("width", .points(size.width))
                rule.set("height", .points(size.height))
            }
            if let color = view.backgroundColor { rule.set("background", .color(color)) }
            if text != nil, view.kind != .spinner { rule.literal("display:grid;align-content:center") }
        }
        text?.addStyle(to: &style)
        guard view.kind == .spinner else { return }
        style.sheet.literal(Self.spinnerRules)
    }

    /// Writes the view.
    func write(into html: inout HTMLWriter) {
        switch view.kind {
        case .spinner:
            html.element(
                "svg", .name(name), .literal("role", "img"),
                .text("aria-label", Scene.CustomView.spinnerName),
                .literal("viewBox", "0 0 37 37")
            ) { html in
                html.element(
                    "g", .literal("class", "spin"), .literal("stroke", "#999"),
                    .literal("stroke-width", "3.2"),
                    .literal("stroke-linecap", "round")
                ) { html in
                    for spoke in InterfaceSigns.spokes {
                        html.element("path", .literal("d", spoke.path), .literal("opacity", spoke.opacity)) {
                            _ in
                        }
                    }
                }
            }
            if let text {
                html.lineBreak()
                text.write("p", into: &html)
            }
        case .view, .label:
            html.element("div", .name(name)) { text?.write("p", into: &$0) }
        }
    }

    /// UIKit's large activity indicator, in points.
    static let spinnerSize = Size(width: 37, height: 37)

    /// One of the twelve steps of a turn each twelfth of a second, as UIKit's indicator does.
    private static let spinnerRules: StaticString = """
        @media(prefers-reduced-motion:no-preference){.spin{transform-origin:center;\
        animation:spin 1s steps(12) infinite}@keyframes spin{to{transform:rotate(1turn)}}}

        """
}
