import Rendering
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
                "svg", .literal("width", "67"), .literal("height", "12"), .literal("viewBox", "0 0 67 12"),
                .literal("fill", "currentColor")
            ) { html in
                html.element("path", .literal("d", Self.signs)) { _ in }
                html.element(
                    "path", .literal("d", Self.arcs), .literal("fill", "none"),
                    .literal("stroke", "currentColor"), .literal("stroke-width", "1.8")
                ) { _ in }
                html.element(
                    "path", .literal("d", Self.battery), .literal("fill", "none"),
                    .literal("stroke", "currentColor"), .literal("opacity", ".4")
                ) { _ in }
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
    private static let battery: StaticString = "M44 1h16.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H44a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 44 1z"
}

/// The navigation bar, with a sign to go back and a title or a logo.
struct NavigationBarBlock {
    private let bar: Scene.NavigationBar
    private let logo: Picture?
    private let direction: LayoutDirection

    /// A navigation bar of the scene; `number` tells its logo from the other parts of the page.
    ///
    /// - Throws: `RenderFailure` where the assets lack the logo.
    init(_ number: Int, _ bar: Scene.NavigationBar, in page: PageContext) throws(RenderFailure) {
        self.bar = bar
        direction = page.scene.direction
        guard let image = bar.logo else {
            logo = nil
            return
        }
        logo = try Picture(ClassName("e", number), image, in: page)
    }

    /// Adds its rules.
    func addStyle(to style: inout PageStyle) {
        let families = style.resolve(Font(size: 17, weight: .semibold))
        style.sheet.rule(.init(".bar")) { rule in
            families.declare(lineHeight: 20.5, in: &rule)
            rule.literal(
                """
                flex:none;box-sizing:border-box;position:relative;display:flex;align-items:center;\
                justify-content:center;padding:0 30px;border-bottom:.5px solid #0000004d
                """)
            rule.set("height", .points(bar.height))
            rule.set("color", .color(bar.titleColor))
            rule.set("background", .color(bar.barColor))
        }
        style.sheet.literal(
            """
            .bar p{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
            .bar svg{position:absolute;inset-inline-start:8px}
            .bar svg:dir(rtl){transform:scaleX(-1)}

            """)
        logo?.addStyle(to: &style)
    }

    /// Writes the sign, then logo or title.
    func write(into html: inout HTMLWriter) {
        html.element("div", .literal("class", "bar")) { html in
            html.element(
                "svg", .literal("aria-hidden", "true"), .literal("width", "13"), .literal("height", "21"),
                .literal("viewBox", "0 0 13 21"), .literal("fill", "none"), .literal("stroke-width", "3"),
                .color("stroke", bar.tintColor)
            ) { html in
                html.element("path", .literal("d", "M11 1.5 2 10.5l9 9")) { _ in }
            }
            if let logo {
                logo.write(into: &html)
            } else if let title = bar.title {
                html.element("p", .direction(direction), text: title)
            }
        }
    }
}
