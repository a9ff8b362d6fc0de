public import Rendering
public import SceneModel

/// Draws a scene as a card in a terminal: its words in their colours, its pictures as labelled boxes.
///
/// The lines are UTF-8. A caption with the app, the purpose and the state stands above the card. Every line
/// of the card has the same width; the border keeps the terminal's own colours, and what is inside it is
/// painted and ends in a reset. Without colours there is no escape byte at all.
public struct TextRenderer: Renderer {
    private let pictures: [CellPicture]

    /// A renderer; each of the pictures stands in the place of its asset's box.
    public init(pictures: [CellPicture] = []) {
        self.pictures = pictures
    }

    /// The cells that an image of a scene would take, if it were drawn and not labelled.
    public static func cells(
        for image: Scene.Image, in scene: Scene, options: RenderOptions
    ) -> CellPicture.Size {
        Card(scene, assets: AssetTable(), options: options).pictureCells(for: image)
    }

    /// `text`, which makes `.txt` files.
    public var info: RendererInfo {
        RendererInfo(
            name: "text", summary: "a card for the terminal", mediaType: "text/plain", fileExtension: "txt")
    }

    /// Appends the caption and the card; a scene of any numbers can be drawn, so this never fails.
    public func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        var card = Card(scene, assets: assets, options: options, pictures: pictures)
        card.write(scene, into: &output)
    }
}
