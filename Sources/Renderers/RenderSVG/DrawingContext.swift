import Rendering
import SceneModel

/// What the parts of a picture need to know of the whole.
struct DrawingContext {
    /// The scene.
    let scene: Scene
    /// The pictures it names.
    let assets: AssetTable

    /// The part of the screen from side to side that content is set in, in points.
    var column: Column {
        Column(left: scene.padding, width: max(1, scene.canvas.size.width - 2 * scene.padding))
    }

    /// A picture by its name.
    ///
    /// - Throws: `RenderFailure` where the assets lack it.
    func asset(_ name: String) throws(RenderFailure) -> Asset {
        guard let asset = assets[name] else {
            throw RenderFailure(scene: scene.name, message: "the picture \(name) is not among the assets")
        }
        return asset
    }
}

/// A stretch from side to side, in points.
struct Column {
    /// From the screen's left side.
    let left: Double
    let width: Double

    var right: Double { left + width }
    var middle: Double { left + width / 2 }
}

/// A place on the screen, in points.
struct Frame {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var column: Column { Column(left: x, width: width) }

    /// The frame made smaller by insets; never less than nothing.
    func inset(by insets: Insets) -> Frame {
        Frame(
            x: x + insets.left, y: y + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}
