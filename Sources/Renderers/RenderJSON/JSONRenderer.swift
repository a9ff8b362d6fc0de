public import Rendering
public import SceneModel
import WireFormat

/// Renders a scene as JSON: just what a plugin gets of it, indented for people.
public struct JSONRenderer: Renderer {
    /// A renderer for scenes as data.
    public init() {}

    /// `json`, which makes `.json` files.
    public let info = RendererInfo(
        name: "json", summary: "the scene as data, as plugins get it", mediaType: "application/json",
        fileExtension: "json")

    /// Appends the JSON of one scene and a line break; every scene can be written, so this never fails.
    public func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        WireScene.append(scene, indented: true, to: &output)
        output.append(UInt8(ascii: "\n"))
    }
}
