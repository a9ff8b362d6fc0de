public import Rendering
public import SceneModel

/// Renders a scene as a page of a repository's documentation, in GitHub-flavoured Markdown: what the screen
/// says, in a quotation, and below it the facts that a designer asks for.
///
/// Texts of the catalogue are escaped, so that none becomes markup, a link or HTML.
public struct MarkdownRenderer: Renderer {
    /// A renderer for Markdown pages.
    public init() {}

    /// `markdown`, which makes `.md` files.
    public let info = RendererInfo(
        name: "markdown", summary: "a page for a repository's documentation", mediaType: "text/markdown",
        fileExtension: "md")

    /// Appends the page of one scene; every scene has one, so this never fails.
    public func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        var page = MarkdownWriter()
        // Handed over and taken back, so that there is one owner and nothing is copied.
        swap(&page.bytes, &output)
        page.heading(scene)
        page.screen(scene)
        page.elements(scene)
        page.layout(scene)
        page.behavior(scene)
        page.append("\n")
        swap(&page.bytes, &output)
    }
}
