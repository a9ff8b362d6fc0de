import Rendering
import SceneModel

/// What the parts of a picture need to know of the whole.
struct DrawingContext {
    /// The screen.
    let size: Size
    /// The part of the screen from side to side that content is set in, in points.
    let column: Column
    /// Points between the parts of the content.
    let spacing: Double
    /// The direction of reading.
    let direction: LayoutDirection
    /// Whether pictures of the content move.
    let animatesImages: Bool

    private let name: String
    private let assets: AssetTable

    /// What is the same in all parts of a scene's picture.
    init(_ scene: borrowing Scene, _ assets: borrowing AssetTable) {
        size = scene.canvas.size
        column = Column(left: scene.padding, width: max(1, scene.canvas.size.width - 2 * scene.padding))
        spacing = scene.spacing
        direction = scene.direction
        animatesImages = scene.behavior.animatesImage
        name = scene.name
        self.assets = copy assets
    }

    /// Whether reading begins at the right.
    var isMirrored: Bool { direction == .rtl }

    /// A picture by its name.
    ///
    /// - Throws: `RenderFailure` where the assets lack it.
    func asset(_ asset: String) throws(RenderFailure) -> Asset {
        guard let asset = assets[asset] else {
            throw RenderFailure(scene: name, message: "the picture \(asset) is not among the assets")
        }
        return asset
    }
}
