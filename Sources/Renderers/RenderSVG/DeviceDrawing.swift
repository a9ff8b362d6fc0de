import ByteWriting
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
        let clip = Identifier.screen(canvas.size, cornerRadius: canvas.cornerRadius)
        svg.lineBreak()
        svg.element("clipPath") { tag in
            tag.id(clip)
        } content: { svg in
            svg.rectangle(hole, .black, radius: canvas.cornerRadius)
        }
        svg.lineBreak()
        svg.element("g") { tag in
            tag.clip(clip)
        } content: { svg in
            writeScreen(screen, into: &svg)
        }
    }

    /// The place of the screen.
    private var hole: Frame {
        Frame(
            x: shape.edges.left, y: shape.edges.top, width: canvas.size.width, height: canvas.size.height)
    }

    private func writeScreen(_ screen: (inout SVGWriter) -> Void, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element("svg") { tag in
            tag.frame(hole)
        } content: { svg in
            screen(&svg)
            svg.lineBreak()
        }
    }

    private func writeEdge(of whole: Frame, into svg: inout SVGWriter) {
        let edge = whole.inset(by: Insets(top: 1, left: 1, bottom: 1, right: 1))
        svg.lineBreak()
        svg.empty("rect") { tag in
            tag.frame(edge)
            tag.number("rx", shape.cornerRadius - 1)
            outline(&tag)
        }
    }

    private func writeParts(into svg: inout SVGWriter) {
        if let speaker = shape.speaker {
            let frame = Frame(
                x: speaker.x, y: speaker.y, width: speaker.size.width, height: speaker.size.height)
            svg.rectangle(frame, DeviceShape.speakerColor, radius: 3)
        }
        if let button = shape.homeButton {
            svg.lineBreak()
            svg.empty("circle") { tag in
                tag.number("cx", button.x)
                tag.number("cy", button.y)
                tag.number("r", DeviceShape.homeButtonRadius - 1)
                outline(&tag)
            }
        }
    }

    private func outline(_ tag: inout SVGTag) {
        tag.literal("fill", "none")
        tag.stroke(DeviceShape.edgeColor)
        tag.literal("stroke-width", "2")
    }
}
