import Rendering
import SceneModel

/// A picture of the catalogue: always an `image`, in which nothing runs.
final class PictureDrawing {
    /// Points.
    let size: Size
    private let asset: Asset
    private let tint: Color?
    private let motion: Motion?

    /// A picture of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack it.
    init(
        _ image: borrowing Scene.Image, in context: borrowing DrawingContext, isAnimated: Bool = false
    ) throws(RenderFailure) {
        size = image.size
        asset = try context.asset(image.asset)
        tint = image.tint
        guard isAnimated, let animation = image.animation else {
            motion = nil
            return
        }
        switch animation {
        case .rotate: motion = .turn
        case .pulse: motion = .pulse
        }
    }

    /// Adds its tint and its motion.
    func addDefinitions(to definitions: inout Definitions) {
        if let tint { definitions.add(tint: tint) }
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
        guard motion != nil else { return writeImage(in: frame, keepsProportions, into: &svg) }
        // What turns does so around the origin, so the picture is drawn around that and the whole moved.
        svg.element("g") { tag in
            tag.translation(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        } content: { svg in
            let centered = Frame(
                x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
            writeImage(in: centered, keepsProportions, into: &svg)
        }
    }

    private func writeImage(in frame: Frame, _ keepsProportions: Bool, into svg: inout SVGWriter) {
        svg.empty("image") { tag in
            if let motion { tag.literal("class", motion.name) }
            tag.frame(frame)
            if !keepsProportions { tag.literal("preserveAspectRatio", "none") }
            if let tint { tag.filter(.tint(tint)) }
            tag.address(asset)
        }
    }
}
