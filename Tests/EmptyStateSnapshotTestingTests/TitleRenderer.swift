import Rendering
import SceneModel

/// A renderer as a package of one's own may have: it writes the appearance and the title.
struct TitleRenderer: Renderer {
    var fileCount = 1

    let info = RendererInfo(
        name: "title", version: "1.2.3", summary: "titles", mediaType: "text/plain", fileExtension: "txt")

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        for element in scene.elements {
            guard case .title(let text) = element else { continue }
            if text.string == "poison" { throw RenderFailure(message: "it is poison") }
            output += Array("\(scene.appearance): \(text.string)\n".utf8)
        }
    }
}
