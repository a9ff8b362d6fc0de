import ByteWriting
import MarkupText
import SceneModel

/// A view in place of the content: an activity indicator, a box, or a line of text.
final class CustomViewDrawing {
    private let view: Scene.CustomView
    private let text: TextDrawing?
    private let size: Size
    /// Between an activity indicator and its words, in points.
    private let spacing: Double

    /// UIKit's large activity indicator, in points.
    private static let spinnerSize = Size(width: 37, height: 37)

    /// A custom view of the scene, as large as its content where it says no size.
    init(_ view: borrowing Scene.CustomView, in context: borrowing DrawingContext) {
        self.view = copy view
        spacing = context.spacing
        let room = view.kind == .spinner ? nil : view.size?.width
        if let words = view.text {
            text = TextDrawing(
                words, width: max(1, room ?? context.column.width), direction: context.direction)
        } else {
            text = nil
        }
        let content = Size(width: text?.width ?? 0, height: text?.height ?? 0)
        size = view.size ?? (view.kind == .spinner ? Self.spinnerSize : content)
    }

    /// Points; the words of an activity indicator stand below it.
    var height: Double {
        guard view.kind == .spinner, let text else { return max(0, size.height) }
        return max(0, size.height) + spacing + text.height
    }

    /// Adds what its parts refer to.
    func addDefinitions(to definitions: inout Definitions) {
        if view.kind == .spinner { definitions.add(.spin) }
        text?.addDefinitions(to: &definitions)
    }

    /// Draws it in the middle of a column.
    func write(in column: Column, top: Double, into svg: inout SVGWriter) {
        let frame = Frame(
            x: column.middle - size.width / 2, y: top, width: max(0, size.width),
            height: max(0, size.height))
        if let color = view.backgroundColor { svg.rectangle(frame, color) }
        guard view.kind == .spinner else {
            text?.write(in: frame.column, top: top + (height - (text?.height ?? 0)) / 2, into: &svg)
            return
        }
        writeSpinner(in: frame, into: &svg)
        text?.write(in: column, top: top + frame.height + spacing, into: &svg)
    }

    private func writeSpinner(in frame: Frame, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element("svg") { tag in
            tag.frame(frame)
            tag.viewBox(0, 0, 37, 37)
        } content: { svg in
            svg.element("g") { tag in
                tag.literal("class", Motion.spin.name)
                tag.literal("stroke", "#999999")
                tag.literal("stroke-width", "3.2")
                tag.literal("stroke-linecap", "round")
            } content: { svg in
                for spoke in InterfaceSigns.spokes {
                    svg.empty("path") { tag in
                        tag.literal("d", spoke.path)
                        tag.literal("opacity", spoke.opacity)
                    }
                }
            }
        }
    }
}
