import Rendering
import SceneModel

/// The list view's own header: its picture from the corner where reading begins, its text below.
struct HeaderDrawing {
    private let header: Scene.Header
    private let picture: PictureDrawing?
    private let text: TextDrawing?
    private let width: Double
    private let isMirrored: Bool

    /// A header of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack its picture.
    init(_ header: Scene.Header, in context: DrawingContext) throws(RenderFailure) {
        self.header = header
        width = context.scene.canvas.size.width
        isMirrored = context.scene.direction == .rtl
        if let image = header.image {
            picture = try PictureDrawing(image, in: context)
        } else {
            picture = nil
        }
        let room = max(1, context.scene.canvas.size.width)
        text = header.text.map { TextDrawing($0, width: room, in: context.scene) }
    }

    /// Adds what its parts refer to.
    func addDefinitions(to definitions: inout Definitions) {
        picture?.addDefinitions(to: &definitions)
        text?.addDefinitions(to: &definitions)
    }

    /// Draws it at the top of the list view; what is higher than it ends where it does.
    func write(top: Double, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element(
            "svg", .number("y", top), .number("width", width), .number("height", max(0, header.height))
        ) { svg in
            if let picture {
                let x = isMirrored ? width - picture.size.width : 0
                picture.write(
                    in: Frame(x: x, y: 0, width: picture.size.width, height: picture.size.height),
                    into: &svg)
            }
            text?.write(
                in: Column(left: 0, width: width), top: picture?.size.height ?? 0, into: &svg)
            svg.lineBreak()
        }
    }
}
