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
            rule.literal("flex:none;box-sizing:border-box;display:flex;align-items:center")
            rule.set("height", .points(bar.height))
            rule.set("color", .color(bar.isLight ? .white : .black))
            rule.set("background", .color(bar.backgroundColor))
            rule.literal(isHigh ? "padding:0 30px;justify-content:space-between" : "padding:0 6px")
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
        html.element("div", .literal("class", "status"), .literal("aria-hidden", "true")) { html in
            html.element("span", text: "9:41")
            html.element(
                "svg", .literal("width", "67"), .literal("height", "12"), .literal("viewBox", "0 0 67 12")
            ) { html in
                html.element("path", .literal("fill", "currentColor"), .literal("d", Self.signs)) { _ in }
                html.element("g", .literal("fill", "none"), .literal("stroke", "currentColor")) { html in
                    html.element("path", .literal("stroke-width", "1.8"), .literal("d", Self.arcs)) { _ in }
                    html.element("path", .literal("opacity", ".4"), .literal("d", Self.battery)) { _ in }
                }
            }
        }
    }

    /// Four bars of reception, the foot of the network's sign, the charge of the battery and its pole.
    private static let signs: StaticString = """
        M0 8h3v3H0zM4.7 5.7h3V11h-3zM9.4 3.4h3V11h-3zM14.1 1h3v10h-3zM29 11.4l-2-2a2.8 2.8 0 0 1 4 0z\
        M44.5 3h15a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM64.5 4v4q1.5-.6 1.5-2t-1.5-2z
        """

    /// The two arcs of the network's sign.
    private static let arcs: StaticString = "M22.5 4.6a9.4 9.4 0 0 1 13 0M24.8 7.1a6 6 0 0 1 8.4 0"

    /// The outline of the battery.
    private static let battery: StaticString =
        "M44 1h16.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H44a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 44 1z"
}
