public import Rendering
public import SceneModel

/// Renders a scene as one standalone HTML page that shows the screen from the page's top-left corner.
///
/// The page loads nothing, and has one style element, whose hash its content security policy names. It runs no
/// script, unless the options ask for an interactive page: then one that is the same on every page does what the
/// entry says of taps, and without JavaScript the page stays still.
/// Artwork stands in `<img>` elements as `data:` addresses.
public struct HTMLRenderer: Renderer {
    /// A renderer for HTML pages.
    public init() {}

    /// `html`, `text/html`.
    public let info = RendererInfo(
        name: "html", summary: "standalone HTML pages, the size of the screen", mediaType: "text/html",
        fileExtension: "html")

    /// Room for a page, in bytes, so that few grow while they are written.
    private static let pageCapacity = 8192

    /// Appends the page of one scene, in UTF-8, to `output`.
    ///
    /// - Throws: `RenderFailure` where the scene names a picture that the assets lack.
    public func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        let page = try Page(PageContext(scene: scene, assets: assets, isInteractive: options.isInteractive))
        let style = page.style()
        output.reserveCapacity(output.count + Self.pageCapacity)
        var html = HTMLWriter(appendingTo: output)
        output = []
        page.write(style, into: &html)
        output = html.finish()
    }
}
