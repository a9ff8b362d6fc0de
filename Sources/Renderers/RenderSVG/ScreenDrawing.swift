import Rendering
import SceneModel

/// The screen of a scene: the bars, below them the list view, and the content in its middle.
struct ScreenDrawing {
    private let ground: Ground
    private let statusBar: StatusBarDrawing?
    private let navigationBar: NavigationBarDrawing?
    private let navigationBarTop: Double
    private let header: HeaderDrawing?
    private let content: [ContentDrawing]
    private let contentTop: Double
    private let column: Column
    private let spacing: Double

    /// The screen of a scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture that the scene names.
    init(_ scene: borrowing Scene, _ assets: borrowing AssetTable) throws(RenderFailure) {
        let context = DrawingContext(scene, assets)
        ground = Ground(of: scene)
        column = context.column
        spacing = context.spacing
        statusBar = scene.statusBar.map { StatusBarDrawing($0, in: context) }
        navigationBarTop = scene.statusBar?.height ?? 0
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
        content.reserveCapacity(scene.elements.count)
        var height = scene.spacing * Double(max(0, scene.elements.count - 1))
        for element in scene.elements {
            let part = try ContentDrawing(element, in: context)
            height += part.height
            content.append(part)
        }
        self.content = content
        contentTop = ContentPlace(height: height, in: scene).top
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
        ground.write(into: &svg)
        statusBar?.write(into: &svg)
        navigationBar?.write(top: navigationBarTop, into: &svg)
        header?.write(top: ground.listTop, into: &svg)
        var top = contentTop
        for part in content {
            part.write(in: column, top: top, into: &svg)
            top += part.height + spacing
        }
    }
}

/// What everything on the screen lies on.
private struct Ground {
    /// From the top of the screen to the list view, in points.
    let listTop: Double
    private let size: Size
    private let backdrop: Color
    private let background: Color?

    init(of scene: borrowing Scene) {
        listTop = scene.listTop
        size = scene.canvas.size
        backdrop = scene.backdrop
        background = scene.backgroundColor
    }

    /// Paints the backdrop and the list view, where they are seen.
    func write(into svg: inout SVGWriter) {
        let hidesBackdrop = background?.alpha == 255 && listTop <= 0
        if !hidesBackdrop {
            svg.rectangle(Frame(x: 0, y: 0, width: size.width, height: size.height), backdrop)
        }
        guard let background else { return }
        svg.rectangle(
            Frame(x: 0, y: listTop, width: size.width, height: size.height - listTop), background)
    }
}
