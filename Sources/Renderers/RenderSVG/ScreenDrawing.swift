import Rendering
import SceneModel

/// The screen of a scene: the bars, below them the list view, and the content in its middle.
struct ScreenDrawing {
    private let scene: Scene
    private let column: Column
    private let statusBar: StatusBarDrawing?
    private let navigationBar: NavigationBarDrawing?
    private let header: HeaderDrawing?
    private let content: [ContentDrawing]

    /// The screen of a scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture that the scene names.
    init(_ context: DrawingContext) throws(RenderFailure) {
        scene = context.scene
        column = context.column
        statusBar = scene.statusBar.map { StatusBarDrawing($0, in: context.scene) }
        if let bar = scene.navigationBar {
            navigationBar = try NavigationBarDrawing(bar, in: context)
        } else {
            navigationBar = nil
        }
        if let header = scene.header {
            self.header = try HeaderDrawing(header, in: context)
        } else {
            header = nil
        }
        var content: [ContentDrawing] = []
        for element in scene.elements { content.append(try ContentDrawing(element, in: context)) }
        self.content = content
    }

    /// What its parts refer to.
    var definitions: Definitions {
        var definitions = Definitions()
        navigationBar?.addDefinitions(to: &definitions)
        header?.addDefinitions(to: &definitions)
        for part in content { part.addDefinitions(to: &definitions) }
        return definitions
    }

    /// Draws it from the origin on.
    func write(into svg: inout SVGWriter) {
        let size = scene.canvas.size
        if !hidesBackdrop {
            svg.rectangle(Frame(x: 0, y: 0, width: size.width, height: size.height), scene.backdrop)
        }
        if let color = scene.backgroundColor {
            svg.rectangle(
                Frame(x: 0, y: scene.listTop, width: size.width, height: size.height - scene.listTop), color)
        }
        statusBar?.write(into: &svg)
        navigationBar?.write(top: scene.statusBar?.height ?? 0, into: &svg)
        header?.write(top: scene.listTop, into: &svg)
        writeContent(into: &svg)
    }

    /// Whether nothing is seen of what the list view lies on.
    private var hidesBackdrop: Bool { scene.backgroundColor?.alpha == 255 && scene.listTop <= 0 }

    private func writeContent(into svg: inout SVGWriter) {
        let spacing = scene.spacing * Double(max(0, content.count - 1))
        let height = content.reduce(spacing) { $0 + $1.height }
        var top = ContentPlace(height: height, in: scene).top
        for part in content {
            part.write(in: column, top: top, into: &svg)
            top += part.height + scene.spacing
        }
    }
}

extension SVGWriter {
    /// A rectangle in a colour, on a line of its own; nothing where it has no area.
    mutating func rectangle(_ frame: Frame, _ color: Color, radius: Double = 0) {
        guard frame.width > 0, frame.height > 0 else { return }
        lineBreak()
        empty(
            "rect", .number("x", optional: frame.x == 0 ? nil : frame.x),
            .number("y", optional: frame.y == 0 ? nil : frame.y),
            .number("width", frame.width), .number("height", frame.height),
            .number("rx", optional: radius > 0 ? radius : nil), .fill(color))
    }
}
