import ByteWriting
import MarkupText
import Rendering
import SceneModel

/// What the parts of a page need to know of the whole; an object, since a scene is large and all parts share it.
final class PageContext {
    /// The scene.
    let scene: Scene
    /// The pictures it names.
    let assets: AssetTable
    /// Whether taps do what the entry says, by a script.
    let isInteractive: Bool
    /// The addresses of the pictures so far, since to encode one takes as long as to write a page.
    private var addresses: [(asset: String, address: DataAddress)] = []

    /// What the page of a scene shares; it takes over the addresses of another with the same pictures.
    init(scene: Scene, assets: AssetTable, isInteractive: Bool, pictures other: PageContext? = nil) {
        self.scene = scene
        self.assets = assets
        self.isInteractive = isInteractive
        addresses = other?.addresses ?? []
    }

    /// The width of texts, in points.
    var contentWidth: Double { max(1, scene.canvas.size.width - 2 * scene.padding) }

    /// A picture as an address.
    ///
    /// - Throws: `RenderFailure` where the assets lack it.
    func address(of asset: String) throws(RenderFailure) -> DataAddress {
        if let known = addresses.first(where: { $0.asset == asset }) { return known.address }
        guard let found = assets[asset] else {
            throw RenderFailure(scene: scene.name, message: "the picture \(asset) is not among the assets")
        }
        let address = DataAddress(found)
        addresses.append((asset, address))
        return address
    }
}
