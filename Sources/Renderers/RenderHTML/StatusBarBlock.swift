import ByteWriting
import MarkupText
import SceneModel

/// The status bar: a drawing of one, hidden from assistive technology.
struct StatusBarBlock {
    private let bar: Scene.StatusBar

    /// A status bar of the scene.
    init(_ bar: Scene.StatusBar) {
        self.bar = bar
    }

    /// Screens without a home button have high bars, with the time at the left.
    private var isHigh: Bool { bar.height > 40 }

    /// Adds its rules.
    func addStyle(to style: inout PageStyle) {
        let font = Font(size: isHigh ? 17 : 12, weight: .semibold)
        let families = style.resolve(font)
        style.sheet.rule(.init(".status")) { rule in
            families.declare(lineHeight: 20, in: &rule)
            rule.literal("flex:none;display:flex;align-items:center")
            rule.set("height", .points(bar.height))
            rule.set("color", .color(bar.isLight ? .white : .black))
            rule.set("background", .color(bar.backgroundColor))
            rule.literal(
                isHigh ? "padding-inline:30px;justify-content:space-between" : "padding-inline:6px")
        }
        guard !isHigh else { return }
        style.sheet.literal(
            """
            .status::before{content:"";width:67px}
            .status span,.status svg{margin-left:auto}

            """)
    }

    /// Writes the time and the signs of reception, network and battery.
    func write(into html: inout HTMLWriter) {
        html.literal(
            """
            <div class="status" aria-hidden="true"><span>9:41</span><svg width="67" height="12" \
            viewBox="0 0 67 12"><path fill="currentColor" d=\"
            """)
        html.literal(InterfaceSigns.StatusBar.filled)
        html.literal(
            "\"></path><g fill=\"none\" stroke=\"currentColor\"><path stroke-width=\"1.8\" d=\"")
        html.literal(InterfaceSigns.StatusBar.arcs)
        html.literal("\"></path><path opacity=\".4\" d=\"")
        html.literal(InterfaceSigns.StatusBar.battery)
        html.literal("\"></path></g></svg></div>")
    }
}
