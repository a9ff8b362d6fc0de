import MarkupText
import SceneModel

/// The body of a device, with the screen in it.
struct DeviceDrawing {
    private let shape: DeviceShape
    private let canvas: Canvas

    /// The body around a screen.
    init(around canvas: Canvas) {
        shape = DeviceShape(around: canvas)
        self.canvas = canvas
    }

    /// The whole body, in points.
    var size: Size { shape.size }

    /// Draws the body and the screen, which has the corners of the device.
    func write(into svg: inout SVGWriter, screen: (inout SVGWriter) -> Void) {
        let whole = Frame(x: 0, y: 0, width: size.width, height: size.height)
        svg.rectangle(whole, DeviceShape.color, radius: shape.cornerRadius)
        writeEdge(of: whole, into: &svg)
        writeParts(into: &svg)
        guard canvas.cornerRadius > 0 else { return writeScreen(screen, into: &svg) }
        let clip = Identifier(screen: canvas)
        svg.lineBreak()
        svg.element("clipPath", .id(clip)) { $0.rectangle(hole, .black, radius: canvas.cornerRadius) }
        svg.lineBreak()
        svg.element("g", .clip(clip)) { writeScreen(screen, into: &$0) }
    }

    /// The place of the screen.
    private var hole: Frame {
        Frame(
            x: shape.edges.left, y: shape.edges.top, width: canvas.size.width, height: canvas.size.height)
    }

    private func writeScreen(_ screen: (inout SVGWriter) -> Void, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element(
            "svg", .number("x", hole.x), .number("y", hole.y), .number("width", hole.width),
            .number("height", hole.height)
        ) { svg in
            screen(&svg)
            svg.lineBreak()
        }
    }

    private func writeEdge(of whole: Frame, into svg: inout SVGWriter) {
        let edge = whole.inset(by: Insets(top: 1, left: 1, bottom: 1, right: 1))
        svg.lineBreak()
        svg.empty(
            "rect", .number("x", edge.x), .number("y", edge.y), .number("width", edge.width),
            .number("height", edge.height), .number("rx", shape.cornerRadius - 1), .literal("fill", "none"),
            .stroke(DeviceShape.edgeColor), .literal("stroke-width", "2"))
    }

    private func writeParts(into svg: inout SVGWriter) {
        if let speaker = shape.speaker {
            let frame = Frame(
                x: speaker.x, y: speaker.y, width: speaker.size.width, height: speaker.size.height)
            svg.rectangle(frame, DeviceShape.speakerColor, radius: 3)
        }
        if let button = shape.homeButton {
            svg.lineBreak()
            svg.empty(
                "circle", .number("cx", button.x), .number("cy", button.y),
                .number("r", DeviceShape.homeButtonRadius - 1), .literal("fill", "none"),
                .stroke(DeviceShape.edgeColor), .literal("stroke-width", "2"))
        }
    }
}
