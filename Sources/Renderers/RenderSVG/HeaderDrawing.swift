import Rendering
import SceneModel

/// The list view's own header: its picture from the corner where reading begins, its text below.
struct HeaderDrawing {
    private let picture: PictureDrawing?
    private let text: TextDrawing?
    private let size: Size
    private let isMirrored: Bool

    /// A header of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack its picture.
    init(_ header: Scene.Header, in context: borrowing DrawingContext) throws(RenderFailure) {
        size = Size(width: context.size.width, height: max(0, header.height))
        isMirrored = context.isMirrored
        if let image = header.image {
            picture = try PictureDrawing(image, in: context)
        } else {
            picture = nil
        }
        if let words = header.text {
            text = TextDrawing(words, width: max(1, context.size.width), direction: context.direction)
        } else {
            text = nil
        }
    }

    /// Adds what its parts refer to.
    func addDefinitions(to definitions: inout Definitions) {
        picture?.addDefinitions(to: &definitions)
        text?.addDefinitions(to: &definitions)
    }

    /// Draws it at the top of the list view; what is higher than it ends where it does.
    func write(top: Double, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element("svg") { tag in
            tag.number("y", top)
            tag.size(size)
        } content: { svg in
            if let picture {
                let x = isMirrored ? size.width - picture.size.width : 0
                picture.write(
                    in: Frame(x: x, y: 0, width: picture.size.width, height: picture.size.height),
                    into: &svg)
            }
            text?.write(
                in: Column(left: 0, width: size.width), top: picture?.size.height ?? 0, into: &svg)
            svg.lineBreak()
        }
    }
}
