import RenderHTML
import Rendering
import SceneModel

/// The renderers whose files the pages of a gallery show as text.
struct CodeRenderers: Sendable {
    private let renderers: [(title: String, renderer: any Renderer, info: RendererInfo)]

    /// Those that there are, under the names that people know them by.
    private static let titles = [
        ("SwiftUI", "swiftui"), ("UIKit", "uikit"), ("JSON", "json"), ("Markdown", "markdown"),
        ("SVG", "svg"),
        ("Terminal", "text"),
    ]

    /// The renderers of a registry.
    init(_ registry: RendererRegistry) {
        renderers = Self.titles.compactMap { title, name in
            registry[name].map { (title, $0, $0.info) }
        }
    }

    /// What they make of a scene: all that they can express of it, as with `--allow-degraded`.
    func blocks(_ scene: Scene, _ assets: AssetTable) -> [CodeBlock] {
        renderers.compactMap { title, renderer, info in
            var bytes: [UInt8] = []
            do throws(RenderFailure) {
                try renderer.render(scene, assets: assets, options: RenderOptions(), into: &bytes)
            } catch {
                return nil
            }
            return CodeBlock(
                title: title, language: info.fileExtension, fileName: info.path(of: scene), bytes: bytes)
        }
    }
}
