public import Rendering
public import SceneModel
import SwiftSource

/// Renders a scene as the source of a SwiftUI view, to paste into an app for iOS 16 or later.
public struct SwiftUIRenderer: Renderer {
    /// A renderer; it has no settings.
    public init() {}

    /// The preview stands in the device that Xcode shows.
    public let info = RendererInfo(
        name: "swiftui", summary: "SwiftUI source for iOS 16, to paste into an app",
        mediaType: "text/x-swift", fileExtension: "swift",
        features: Set(Scene.Feature.allCases).subtracting([.deviceFrame]))

    /// Appends the file of the scene.
    public func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) {
        ViewFile.write(scene, assets, features: info.features ?? [], to: &output)
    }

    /// A note on whatever SwiftUI shows otherwise.
    public func notes(on scene: Scene, assets: AssetTable) -> [RenderNote] {
        ViewFile.shortcomings(scene, assets).map { RenderNote(scene: scene.name, message: $0) }
    }
}
