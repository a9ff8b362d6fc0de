import ByteWriting
import MarkupText
import Rendering
import SceneModel

/// The navigation bar, with a sign to go back and a title or a logo.
struct NavigationBarBlock {
    private let bar: Scene.NavigationBar
    private let isBelowStatusBar: Bool
    private let logo: Picture?
    private let direction: LayoutDirection

    /// The navigation bar of the scene, or nil where there is none; `number` tells its logo from the other parts
    /// of the page.
    ///
    /// - Throws: `RenderFailure` where the assets lack the logo.
    init?(_ number: Int, in page: PageContext) throws(RenderFailure) {
        guard let bar = page.scene.navigationBar else { return nil }
        self.bar = bar
        isBelowStatusBar = page.scene.statusBar != nil
        direction = page.scene.direction
        logo = try bar.logo.map { image throws(RenderFailure) in
            try Picture(ClassName("e", number), image, in: page)
        }
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
        guard isBelowStatusBar else { return }
        style.sheet.rule(.init(".status")) { rule in
            rule.set("padding-bottom", .points(overlap))
            rule.set("margin-bottom", .points(-overlap))
        }
    }

    /// Points by which the status bar goes on below this one, which hides that where it can.
    ///
    /// On a screen that is scaled, bars may end between pixels, and what is behind them would shine through the seam.
    private var overlap: Double { bar.barColor.alpha == 255 ? 2 : 0 }

    /// Writes the sign, then logo or title.
    func write(into html: inout HTMLWriter) {
        html.element("div", .literal("class", "bar")) { html in
            html.element(
                "svg", .literal("aria-hidden", "true"), .literal("width", "13"), .literal("height", "21"),
                .literal("viewBox", "0 0 13 21")
            ) { html in
                html.element(
                    "path", .literal("fill", "none"), .color("stroke", bar.tintColor),
                    .literal("stroke-width", "3"), .literal("d", InterfaceSigns.back)
                ) { _ in }
            }
            if let logo {
                logo.write(into: &html)
            } else if let title = bar.title {
                html.element("p", .direction(direction), text: title)
            }
        }
    }
}
