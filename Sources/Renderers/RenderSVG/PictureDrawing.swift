import MarkupText
import Rendering
import SceneModel

/// A picture of the catalogue: always an `image`, in which nothing runs.
struct PictureDrawing {
    private let image: Scene.Image
    private let address: DataAddress
    private let motion: Definitions.Motion?

    /// A picture of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack it.
    init(
        _ image: Scene.Image, in context: DrawingContext, isAnimated: Bool = false
    ) throws(RenderFailure) {
        self.image = image
        address = DataAddress(try context.asset(image.asset))
        guard isAnimated, let animation = image.animation else {
            motion = nil
            return
        }
        switch animation {
        case .rotate: motion = .turn
        case .pulse: motion = .pulse
        }
    }

    /// Points.
    var size: Size { image.size }

    /// Adds its tint and its motion.
    func addDefinitions(to definitions: inout Definitions) {
        if let tint = image.tint { definitions.add(tint: tint) }
        if let motion { definitions.add(motion) }
    }

    /// Draws it in the middle of a column, made smaller where that is narrower.
    ///
    /// As content it keeps its proportions.
    func write(in column: Column, top: Double, into svg: inout SVGWriter) {
        let width = min(size.width, column.width)
        let frame = Frame(x: column.middle - width / 2, y: top, width: width, height: size.height)
        write(in: frame, keepsProportions: true, into: &svg)
    }

    /// Draws it in a frame.
    func write(in frame: Frame, keepsProportions: Bool = false, into svg: inout SVGWriter) {
        guard frame.width > 0, frame.height > 0 else { return }
        svg.lineBreak()
        guard let motion else {
            return svg.empty("image", attributes(in: frame, keepsProportions))
        }
        // What turns does so around the origin, so the picture is drawn around that and the whole moved.
        let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        let centered = Frame(
            x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
        svg.element("g", .translation(x: middle.x, y: middle.y)) { svg in
            svg.empty(
                "image", [.literal("class", motion.name)] + attributes(in: centered, keepsProportions))
        }
    }

    private func attributes(in frame: Frame, _ keepsProportions: Bool) -> [SVGWriter.Attribute] {
        [
            .number("x", frame.x), .number("y", frame.y), .number("width", frame.width),
            .number("height", frame.height),
            .literal("preserveAspectRatio", "none", if: !keepsProportions),
            .filter(image.tint.map { Identifier(tint: $0) }), .address(address),
        ]
    }
}
