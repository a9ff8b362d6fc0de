import ByteWriting
import MarkupText
import SceneModel

/// What is around the screen: nothing, or the body of a device.
struct DeviceBody {
    private let screen: Size
    private let cornerRadius: Double
    private let orientation: Orientation
    /// The body; nil where nothing is drawn.
    private let shape: DeviceShape?
    private let backdrop: Color

    /// What is around the screen of a scene.
    init(_ scene: Scene) {
        screen = scene.canvas.size
        cornerRadius = scene.canvas.cornerRadius
        orientation = scene.canvas.orientation
        shape = scene.frame == .device ? DeviceShape(around: scene.canvas) : nil
        backdrop = scene.backdrop
    }

    /// The page's own width and height, in points.
    var size: Size { shape?.size ?? screen }

    /// Adds the rules of the body.
    func addStyle(to style: inout PageStyle) {
        guard let shape else { return }
        style.sheet.rule(.init(".device")) { rule in
            rule.literal("position:relative;box-sizing:border-box;background:#17171a")
            rule.set("width", .points(size.width))
            rule.set("height", .points(size.height))
            rule.set(
                "padding", .points(shape.edges.top), .points(shape.edges.right),
                .points(shape.edges.bottom), .points(shape.edges.left))
            rule.set("border-radius", .points(shape.cornerRadius))
            rule.literal("box-shadow:inset 0 0 0 2px #48484d")
        }
        style.sheet.rule(.init(".device>.screen")) { rule in
            rule.set("background", .color(backdrop))
            if cornerRadius > 0 { rule.set("border-radius", .points(cornerRadius)) }
        }
        guard shape.homeButton != nil else { return }
        style.sheet.literal(orientation == .portrait ? Self.uprightParts : Self.sidewaysParts)
    }

    /// Writes the page's main element with the screen in it.
    func write(into html: inout HTMLWriter, screen: (inout HTMLWriter) -> Void) {
        guard shape != nil else {
            html.element("main", .literal("class", "screen"), content: screen)
            return
        }
        html.element("main", .literal("class", "device")) { html in
            html.element("div", .literal("class", "screen"), content: screen)
        }
    }

    /// Speaker and home button of a device held upright.
    private static let uprightParts: StaticString = """
        .device::before,.device::after{content:"";position:absolute;left:50%;transform:translateX(-50%)}
        .device::before{top:39px;width:60px;height:6px;border-radius:3px;background:#3a3a3f}
        .device::after{bottom:14px;width:54px;height:54px;border-radius:50%;box-shadow:inset 0 0 0 2px #48484d}

        """

    /// The same of a device held sideways.
    private static let sidewaysParts: StaticString = """
        .device::before,.device::after{content:"";position:absolute;top:50%;transform:translateY(-50%)}
        .device::before{left:39px;width:6px;height:60px;border-radius:3px;background:#3a3a3f}
        .device::after{right:14px;width:54px;height:54px;border-radius:50%;box-shadow:inset 0 0 0 2px #48484d}

        """
}
