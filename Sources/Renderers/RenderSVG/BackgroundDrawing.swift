import Rendering
import SceneModel

/// A picture stretched behind a button's words, its edges kept.
struct BackgroundDrawing {
    private let background: Scene.Button.Background
    private let asset: Asset
    /// The name of the picture where it is drawn in parts; nil where all of it stretches.
    private let id: Identifier?

    /// A background of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack its picture.
    init(_ background: Scene.Button.Background, in context: borrowing DrawingContext) throws(RenderFailure) {
        self.background = background
        asset = try context.asset(background.asset)
        id = background.capInsets == .zero ? nil : .picture(asset)
    }

    /// Adds the picture where it is drawn in parts.
    func addDefinitions(to definitions: inout Definitions) {
        if let id { definitions.add(asset, as: id) }
    }

    /// Draws it behind a button that is laid out in a frame.
    func write(in frame: Frame, into svg: inout SVGWriter) {
        let frame = frame.inset(by: background.drawingInsets)
        guard frame.width > 0, frame.height > 0 else { return }
        guard let id else {
            svg.lineBreak()
            return svg.empty("image") { tag in
                tag.frame(frame)
                tag.literal("preserveAspectRatio", "none")
                tag.address(asset)
            }
        }
        let (columns, rows) = slices(of: frame)
        // The middle first: what lies over its borders are the edges, and over theirs the corners.
        for row in rows {
            for column in columns { write(id, column, row, into: &svg) }
        }
    }

    private func write(
        _ id: Identifier, _ column: Slices.Slice, _ row: Slices.Slice, into svg: inout SVGWriter
    ) {
        svg.lineBreak()
        svg.element("svg") { tag in
            tag.frame(Frame(x: column.target, y: row.target, width: column.length, height: row.length))
            tag.viewBox(column.source, row.source, column.sourceLength, row.sourceLength)
            tag.literal("preserveAspectRatio", "none")
        } content: { svg in
            svg.empty("use") { $0.reference(id) }
        }
    }

    /// The picture cut into columns and rows.
    ///
    /// Where a frame is too small for the edges, all of them shrink alike, as in CSS.
    private func slices(of frame: Frame) -> (columns: [Slices.Slice], rows: [Slices.Slice]) {
        let caps = background.capInsets
        let across = Slices(
            caps: (caps.left, caps.right), natural: asset.naturalSize.width, shown: background.size.width)
        let down = Slices(
            caps: (caps.top, caps.bottom), natural: asset.naturalSize.height, shown: background.size.height)
        let shrink = min(
            1, across.ends > 0 ? frame.width / across.ends : 1, down.ends > 0 ? frame.height / down.ends : 1)
        return (
            across.slices(at: frame.x, length: frame.width, shrink: shrink),
            down.slices(at: frame.y, length: frame.height, shrink: shrink)
        )
    }
}
