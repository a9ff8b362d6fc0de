import SceneModel

/// Where the parts of the screen are: the bars, below them the list view, and the content in its middle.
///
/// The content stands between two springs. They share the height that is left, one of them longer by twice
/// the vertical offset, which moves the content by the offset. The upper one is never shorter than what
/// lies over the list's top, so content that is too tall begins there and the list scrolls.
struct ScreenLayout {
    private let blocks: [ContentBlock]
    private let size: Size
    /// Where the list begins, in points.
    private let listTop: Double
    private let headerHeight: Double?
    private let backgroundColor: Color?
    private let spacing: Double
    private let padding: Double
    /// Points by which the content is moved, down to the next half point as UIKit does.
    ///
    /// It rounds a quarter up. Where the guessed number of lines is wrong, this is off by a quarter.
    private let offset: Double
    /// What the header, or the hardware where the bars do not cover it, takes from the list's top, in points.
    private let leastTop: Double
    private let leastBottom: Double

    /// The layout of a scene whose content has become blocks.
    init(_ scene: Scene, _ blocks: [ContentBlock]) {
        self.blocks = blocks
        size = scene.canvas.size
        listTop = scene.listTop
        headerHeight = scene.header?.height
        backgroundColor = scene.backgroundColor
        spacing = scene.spacing
        padding = scene.padding
        leastTop = max(headerHeight ?? 0, scene.canvas.safeArea.top - listTop, 0)
        leastBottom = max(scene.canvas.safeArea.bottom, 0)
        var height = spacing * Double(max(0, blocks.count - 1))
        for block in blocks { height += block.likelyHeight }
        let top = (size.height - listTop - height) / 2 + scene.verticalOffset
        let roundingUp = (top * 2).rounded(.toNearestOrAwayFromZero) / 2 - top
        offset = scene.verticalOffset + roundingUp
    }

    /// Whether it gives the rules that another layout of the same blocks does.
    func isLike(_ other: ScreenLayout) -> Bool {
        size == other.size && listTop == other.listTop && headerHeight == other.headerHeight
            && backgroundColor == other.backgroundColor && spacing == other.spacing
            && padding == other.padding && offset == other.offset && leastTop == other.leastTop
            && leastBottom == other.leastBottom
    }

    /// Adds the rules of the screen, the list view and the content.
    func addStyle(to style: inout PageStyle) {
        addScreen(to: &style)
        addList(to: &style)
        style.sheet.rule(.init(".content")) { rule in
            rule.literal(
                "flex:none;display:flex;flex-direction:column;text-align:center;overflow-wrap:anywhere;overflow-x:clip"
            )
            if spacing != 0 { rule.set("gap", .points(spacing)) }
            rule.set("padding", .points(0), .points(padding))
        }
        if blocks.contains(where: \.isAsWideAsItsContent) {
            style.sheet.literal(".content>img,.content>svg,.content>div{align-self:center}\n")
            // A picture wider than the screen becomes smaller; on the screens of its time none is.
            style.sheet.literal(".content>img{max-width:100%;object-fit:contain}\n")
        }
        if blocks.contains(where: \.isButton) { style.sheet.literal(Self.buttonRules) }
        if !blocks.contains(where: \.isTitle) { style.sheet.literal(Self.unseenRule) }
    }

    private func addScreen(to style: inout PageStyle) {
        style.sheet.rule(.init(".screen")) { rule in
            rule.literal("position:relative;display:flex;flex-direction:column;overflow:hidden")
            rule.set("width", .points(size.width))
            rule.set("height", .points(size.height))
            rule.literal(
                "-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;text-size-adjust:100%")
        }
    }

    private func addList(to style: inout PageStyle) {
        style.sheet.rule(.init(".list")) { rule in
            // A bar at its side would take width from the texts, as none does on the device.
            rule.literal(
                """
                position:relative;flex:1;min-height:0;display:flex;flex-direction:column;overflow:hidden auto;\
                scrollbar-width:none
                """)
            if let backgroundColor { rule.set("background", .color(backgroundColor)) }
        }
        style.sheet.rule(.init(".list::before")) { rule in
            rule.literal("content:\"\"")
            rule.set("flex", .number(1), .number(1), .length(max(0, 2 * offset)))
            if leastTop > 0 { rule.set("min-height", .points(leastTop)) }
        }
        style.sheet.rule(.init(".list::after")) { rule in
            rule.literal("content:\"\"")
            rule.set("flex", .number(1), .number(1), .length(max(0, -2 * offset)))
            if leastBottom > 0 { rule.set("min-height", .points(leastBottom)) }
        }
        guard let headerHeight else { return }
        style.sheet.rule(.init(".header")) { rule in
            rule.literal("position:absolute;top:0;left:0;width:100%;overflow:hidden;text-align:center")
            rule.set("height", .points(headerHeight))
        }
        style.sheet.literal(".header>*{display:block}\n")
    }

    /// A stop for the keyboard where the list may have to scroll, so that it can be scrolled without a mouse.
    var tabStop: HTMLWriter.Attribute {
        mayScroll ? .literal("tabindex", "0") : .flag("tabindex", false)
    }

    /// Whether the content could be taller than the room for it, every letter being as wide as it is high.
    private var mayScroll: Bool {
        var height = leastTop + leastBottom + spacing * Double(max(0, blocks.count - 1))
        let width = max(1, size.width - 2 * padding)
        for block in blocks { height += block.greatestHeight(in: width) }
        return height > size.height - listTop
    }

    /// What no page with a button goes without.
    private static let buttonRules: StaticString = """
        button{position:relative;z-index:0;box-sizing:border-box;margin:0;padding:0;border:0;background:none;\
        font:inherit;color:inherit;cursor:pointer}
        button>*{display:block;margin:auto}
        button:hover:not(:active){opacity:.85}
        button:focus-visible{outline:3px solid #0a84ff;outline-offset:2px}

        """

    /// A heading for those who cannot see the picture.
    private static let unseenRule: StaticString = """
        .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}

        """
}
