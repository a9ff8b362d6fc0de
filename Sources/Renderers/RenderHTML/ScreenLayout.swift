import SceneModel

/// Where the parts of the screen are: the bars, below them the list view, and the content in its middle.
///
/// The content stands between two springs. They share the height that is left, one of them longer by twice
/// the vertical offset, which moves the content by the offset. The upper one is never shorter than what
/// lies over the list's top, so content that is too tall begins there and the list scrolls.
struct ScreenLayout {
    private let scene: Scene

    /// The layout of a scene.
    init(_ scene: Scene) {
        self.scene = scene
    }

    /// Adds the rules of the screen, the list view and the content.
    func addStyle(to style: inout PageStyle) {
        addScreen(to: &style)
        addList(to: &style)
        style.sheet.rule(.init(".content")) { rule in
            rule.literal(
                "flex:none;display:flex;flex-direction:column;text-align:center;overflow-wrap:anywhere;overflow-x:clip"
            )
            if scene.spacing != 0 { rule.set("gap", .points(scene.spacing)) }
            rule.set("padding", .points(0), .points(scene.padding))
        }
        if scene.elements.contains(where: { $0.kind == .image || $0.kind == .customView }) {
            style.sheet.literal(".content>img,.content>svg,.content>div{align-self:center}\n")
            // A picture wider than the screen becomes smaller; on the screens of its time none is.
            style.sheet.literal(".content>img{max-width:100%;object-fit:contain}\n")
        }
        if scene.hasButton { style.sheet.literal(Self.buttonRules) }
        if !scene.hasTitle { style.sheet.literal(Self.unseenRule) }
    }

    private func addScreen(to style: inout PageStyle) {
        style.sheet.rule(.init(".screen")) { rule in
            rule.literal("position:relative;display:flex;flex-direction:column;overflow:hidden")
            rule.set("width", .points(scene.canvas.size.width))
            rule.set("height", .points(scene.canvas.size.height))
            rule.literal(
                "-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;text-size-adjust:100%")
        }
    }

    private func addList(to style: inout PageStyle) {
        style.sheet.rule(.init(".list")) { rule in
            rule.literal(
                "position:relative;flex:1;min-height:0;display:flex;flex-direction:column;overflow:hidden auto"
            )
            if let color = scene.backgroundColor { rule.set("background", .color(color)) }
        }
        style.sheet.rule(.init(".list::before")) { rule in
            rule.literal("content:\"\"")
            rule.set("flex", .number(1), .number(1), .length(max(0, 2 * (scene.verticalOffset + roundingUp))))
            if leastTop > 0 { rule.set("min-height", .points(leastTop)) }
        }
        style.sheet.rule(.init(".list::after")) { rule in
            rule.literal("content:\"\"")
            rule.set(
                "flex", .number(1), .number(1), .length(max(0, -2 * (scene.verticalOffset + roundingUp))))
            if leastBottom > 0 { rule.set("min-height", .points(leastBottom)) }
        }
        guard let header = scene.header else { return }
        style.sheet.rule(.init(".header")) { rule in
            rule.literal("position:absolute;top:0;left:0;width:100%;overflow:hidden")
            rule.set("height", .points(header.height))
        }
        style.sheet.literal(".header>*{display:block}\n")
    }

    /// What the header, or the hardware where the bars do not cover it, takes from the list's top, in points.
    private var leastTop: Double {
        max(scene.header?.height ?? 0, scene.canvas.safeArea.top - scene.listTop, 0)
    }

    private var leastBottom: Double { max(scene.canvas.safeArea.bottom, 0) }

    /// How far UIKit moves the content down to the next half point, in points.
    ///
    /// It rounds a quarter up. Where the guessed number of lines is wrong, this is off by a quarter.
    private var roundingUp: Double {
        var height = scene.spacing * Double(max(0, scene.elements.count - 1))
        for element in scene.elements { height += element.likelyHeight(in: contentWidth) }
        let top = (scene.canvas.size.height - scene.listTop - height) / 2 + scene.verticalOffset
        return (top * 2).rounded(.toNearestOrAwayFromZero) / 2 - top
    }

    /// A stop for the keyboard where the list may have to scroll, so that it can be scrolled without a mouse.
    var tabStop: HTMLWriter.Attribute {
        mayScroll ? .literal("tabindex", "0") : .flag("tabindex", false)
    }

    /// Whether the content could be taller than the room for it, every letter being as wide as it is high.
    private var mayScroll: Bool {
        var height = leastTop + leastBottom + scene.spacing * Double(max(0, scene.elements.count - 1))
        for element in scene.elements { height += element.greatestHeight(in: contentWidth) }
        return height > scene.canvas.size.height - scene.listTop
    }

    private var contentWidth: Double { max(1, scene.canvas.size.width - 2 * scene.padding) }

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

extension Scene {
    /// Whether the content has a button.
    fileprivate var hasButton: Bool {
        elements.contains { $0.kind == .button || $0.kind == .secondaryButton }
    }
}

extension Scene.Element {
    /// The most height it can take in a width, in points.
    fileprivate func greatestHeight(in width: Double) -> Double {
        height { $0.greatestHeight(in: width) }
    }

    /// About the height it takes in a width, in points.
    fileprivate func likelyHeight(in width: Double) -> Double {
        height { LineLayout($0, width: width).height }
    }

    private func height(of text: (Scene.Text) -> Double) -> Double {
        switch self {
        case .image(let image): image.size.height
        case .title(let title), .description(let title): text(title)
        case .button(let button), .secondaryButton(let button): button.height(of: text)
        case .customView(let view):
            view.size?.height ?? view.text.map(text) ?? CustomViewBlock.spinnerSize.height
        }
    }
}

extension Scene.Button {
    fileprivate func height(of text: (Scene.Text) -> Double) -> Double {
        if let image = normal.image { return max(minimumHeight, image.size.height) }
        return max(minimumHeight, (normal.title.map(text) ?? 0) + 2 * verticalPadding)
    }
}

extension Scene.Text {
    /// The most height it can take in a width, in points: every letter being as wide as it is high.
    fileprivate func greatestHeight(in width: Double) -> Double {
        var advance = 0.0
        var breaks = 0
        for run in runs {
            advance += Double(run.text.utf8.count) * (run.font.size + max(0, run.kern))
            breaks += run.text.utf8.count { $0 == 0x0A }
        }
        return (Double(breaks + 1) + (advance / width).rounded(.up)) * (lineHeight + lineSpacing)
    }
}
