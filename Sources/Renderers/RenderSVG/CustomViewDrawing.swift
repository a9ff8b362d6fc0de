import MarkupText
import SceneModel

/// A view in place of the content: an activity indicator, a box, or a line of text.
struct CustomViewDrawing {
    private let view: Scene.CustomView
    private let text: TextDrawing?
    private let size: Size

    /// UIKit's large activity indicator, in points.
    private static let spinnerSize = Size(width: 37, height: 37)

    /// A custom view of the scene, as large as its content where it says no size.
    init(_ view: Scene.CustomView, in context: DrawingContext) {
        self.view = view
        guard view.kind != .spinner else {
            text = nil
            size = view.size ?? Self.spinnerSize
            return
        }
        let text = view.text.map {
            TextDrawing($0, width: max(1, view.size?.width ?? context.column.width), in: context.scene)
        }
        self.text = text
        size = view.size ?? Size(width: text?.width ?? 0, height: text?.height ?? 0)
    }

    /// Points.
    var height: Double { max(0, size.height) }

    /// Adds what its parts refer to.
    func addDefinitions(to definitions: inout Definitions) {
        if view.kind == .spinner { definitions.add(.spin) }
        text?.addDefinitions(to: &definitions)
    }

    /// Draws it in the middle of a column.
    func write(in column: Column, top: Double, into svg: inout SVGWriter) {
        let frame = Frame(
            x: column.middle - size.width / 2, y: top, width: max(0, size.width), height: height)
        if let color = view.backgroundColor { svg.rectangle(frame, color) }
        if view.kind == .spinner { writeSpinner(in: frame, into: &svg) }
        guard let text else { return }
        text.write(in: frame.column, top: top + (height - text.height) / 2, into: &svg)
    }

    private func writeSpinner(in frame: Frame, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element(
            "svg", .number("x", frame.x), .number("y", frame.y), .number("width", frame.width),
            .number("height", frame.height), .numbers("viewBox", 0, 0, 37, 37)
        ) { svg in
            svg.element(
                "g", .literal("class", Definitions.Motion.spin.name), .literal("stroke", "#999999"),
                .literal("stroke-width", "3.2"), .literal("stroke-linecap", "round")
            ) { svg in
                for spoke in InterfaceSigns.spokes {
                    svg.empty("path", .literal("d", spoke.path), .literal("opacity", spoke.opacity))
                }
            }
        }
    }
}
