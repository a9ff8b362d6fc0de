import Rendering
import SceneModel

/// One part of the content.
enum ContentDrawing {
    case picture(PictureDrawing)
    case text(TextDrawing)
    case button(ButtonDrawing)
    case customView(CustomViewDrawing)

    /// A part of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture.
    init(_ element: Scene.Element, in context: borrowing DrawingContext) throws(RenderFailure) {
        switch element {
        case .image(let image):
            self = .picture(
                try PictureDrawing(image, in: context, isAnimated: context.animatesImages))
        case .title(let text), .description(let text):
            self = .text(TextDrawing(text, width: context.column.width, direction: context.direction))
        case .button(let button), .secondaryButton(let button):
            self = .button(try ButtonDrawing(button, in: context))
        case .customView(let view): self = .customView(CustomViewDrawing(view, in: context))
        }
    }

    /// Points.
    var height: Double {
        switch self {
        case .picture(let picture): picture.size.height
        case .text(let text): text.height
        case .button(let button): button.height
        case .customView(let view): view.height
        }
    }

    /// Adds what it refers to.
    func addDefinitions(to definitions: inout Definitions) {
        switch self {
        case .picture(let picture): picture.addDefinitions(to: &definitions)
        case .text(let text): text.addDefinitions(to: &definitions)
        case .button(let button): button.addDefinitions(to: &definitions)
        case .customView(let view): view.addDefinitions(to: &definitions)
        }
    }

    /// Draws it from `top` on.
    func write(in column: Column, top: Double, into svg: inout SVGWriter) {
        switch self {
        case .picture(let picture): picture.write(in: column, top: top, into: &svg)
        case .text(let text): text.write(in: column, top: top, into: &svg)
        case .button(let button): button.write(in: column, top: top, into: &svg)
        case .customView(let view): view.write(in: column, top: top, into: &svg)
        }
    }
}
