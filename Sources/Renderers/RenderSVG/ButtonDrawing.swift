import Rendering
import SceneModel

/// A button at rest, laid out from side to side inside the padding.
final class ButtonDrawing {
    /// Points.
    let height: Double

    private let title: TextDrawing?
    private let image: PictureDrawing?
    private let background: BackgroundDrawing?

    /// A button of the scene; a picture takes the place of words and background.
    ///
    /// - Throws: `RenderFailure` where the assets lack one of its pictures.
    init(_ button: borrowing Scene.Button, in context: borrowing DrawingContext) throws(RenderFailure) {
        if let image = button.normal.image {
            self.image = try PictureDrawing(image, in: context)
            title = nil
            background = nil
            height = max(button.minimumHeight, image.size.height)
            return
        }
        image = nil
        if let words = button.normal.title {
            title = TextDrawing(words, width: context.column.width, direction: context.direction)
        } else {
            title = nil
        }
        if let picture = button.normal.background {
            background = try BackgroundDrawing(picture, in: context)
        } else {
            background = nil
        }
        height = max(button.minimumHeight, (title?.height ?? 0) + 2 * button.verticalPadding)
    }

    /// Adds what its parts refer to.
    func addDefinitions(to definitions: inout Definitions) {
        title?.addDefinitions(to: &definitions)
        image?.addDefinitions(to: &definitions)
        background?.addDefinitions(to: &definitions)
    }

    /// Draws it, its words or its picture in the middle.
    func write(in column: Column, top: Double, into svg: inout SVGWriter) {
        background?.write(
            in: Frame(x: column.left, y: top, width: column.width, height: height), into: &svg)
        if let title { title.write(in: column, top: top + (height - title.height) / 2, into: &svg) }
        guard let image else { return }
        let frame = Frame(
            x: column.middle - image.size.width / 2, y: top + (height - image.size.height) / 2,
            width: image.size.width, height: image.size.height)
        image.write(in: frame, into: &svg)
    }
}
