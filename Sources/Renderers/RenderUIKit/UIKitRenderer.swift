public import Rendering
public import SceneModel
import SwiftSource

/// Renders a scene as the source of a class for EmptyDataSet-Swift, to paste into an app.
public struct UIKitRenderer: Renderer {
    /// A renderer; it has no settings.
    public init() {}

    /// That library shows one button, and nothing around the content.
    public let info = RendererInfo(
        name: "uikit", summary: "Swift 6 source for EmptyDataSet-Swift 5, to paste into an app",
        mediaType: "text/x-swift", fileExtension: "swift",
        features: [
            .attributedRuns, .imageTint, .animation, .customView, .buttonImage, .buttonBackground,
        ])

    /// Appends the file of the scene.
    public func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) {
        DataSetFile.write(scene, assets, features: info.features ?? [], to: &output)
    }
}
