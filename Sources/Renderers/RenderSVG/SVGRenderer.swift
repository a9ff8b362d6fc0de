public import Rendering
public import SceneModel

/// Renders a scene as one SVG picture of the screen, fit for a README.
///
/// The picture is complete in itself: it loads nothing and runs nothing, artwork stands in it as `data:`
/// addresses, and words are text, one element a line, wrapped here by the published widths of the faces. What
/// moves does so by style, and not for those who want less motion. Buttons are shown at rest.
public struct SVGRenderer: Renderer {
    /// A renderer for SVG pictures.
    public init() {}

    /// `svg`, `image/svg+xml`.
    public let info = RendererInfo(
        name: "svg", summary: "one SVG picture of the screen", mediaType: "image/svg+xml",
        fileExtension: "svg")

    /// Room for a picture, in bytes, so that few grow while they are written.
    private static let pictureCapacity = 8192

    /// Appends the picture of one scene, in UTF-8, to `output`.
    ///
    /// - Throws: `RenderFailure` where the scene names a picture that the assets lack.
    public func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        let screen = try ScreenDrawing(scene, assets)
        output.reserveCapacity(output.count + Self.pictureCapacity)
        var svg = SVGWriter(appendingTo: output)
        output = []
        SVGDocument(scene).write(screen, into: &svg)
        output = svg.finish()
    }
}
