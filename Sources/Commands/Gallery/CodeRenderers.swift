import RenderHTML
import Rendering
import SceneModel

/// The renderers whose files the pages of a gallery show as text.
struct CodeRenderers: Sendable {
    private let renderers: [CodeRenderer]

    /// Those that there are, under the names that people know them by.
    private static let titles = [
        ("SwiftUI", "swiftui"), ("UIKit", "uikit"), ("JSON", "json"), ("Markdown", "markdown"),
        ("SVG", "svg"),
        ("Terminal", "text"),
    ]

    /// The renderers of a registry.
    init(_ registry: RendererRegistry) {
        renderers = Self.titles.compactMap { title, name in
            registry[name].map { CodeRenderer(title: title, renderer: $0, info: $0.info) }
        }
    }

    /// Adds what they make of every state of some entries, in a frame: all that they can express of it, as with
    /// `--allow-degraded`.
    ///
    /// One renderer goes through all states before the next, so that its code stays in the processor's cache.
    func add(to drafts: inout [GalleryDraft], frame: Scene.Frame) {
        for shown in renderers {
            for place in drafts.indices {
                guard var page = drafts[place].page.take() else { continue }
                for number in page.states.indices {
                    guard let block = shown.block(of: page.states[number], frame: frame) else { continue }
                    page.states[number].code.append(block)
                }
                drafts[place].page = page
            }
        }
    }
}

/// A renderer, and what people call it.
private struct CodeRenderer: Sendable {
    let title: String
    let renderer: any Renderer
    /// Asked for once, since some renderers make it anew.
    let info: RendererInfo

    /// What it makes of a state in a frame; nil where it cannot.
    func block(of state: GalleryState, frame: Scene.Frame) -> CodeBlock? {
        var scene = state.scene
        scene.frame = frame
        var bytes: [UInt8] = []
        do throws(RenderFailure) {
            try renderer.render(scene, assets: state.assets, options: RenderOptions(), into: &bytes)
        } catch {
            return nil
        }
        return CodeBlock(
            title: title, language: info.fileExtension, fileName: info.path(of: scene), bytes: bytes)
    }
}
