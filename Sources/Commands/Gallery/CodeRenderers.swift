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
    func add(to entries: inout [GalleryEntry], frame: Scene.Frame) {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(16_384)
        for shown in renderers {
            for place in entries.indices {
                for number in entries[place].states.indices {
                    let block = shown.block(
                        of: entries[place].states[number].scene, entries[place].states[number].assets,
                        frame: frame, &buffer)
                    if let block { entries[place].states[number].code.append(block) }
                }
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

    /// What it makes of a scene in a frame; nil where it cannot.
    ///
    /// - Parameter buffer: room that is used again, of which the block has no more than it needs.
    func block(
        of scene: borrowing Scene, _ assets: borrowing AssetTable, frame: Scene.Frame,
        _ buffer: inout [UInt8]
    ) -> CodeBlock? {
        buffer.removeAll(keepingCapacity: true)
        do throws(RenderFailure) {
            if scene.frame == frame {
                try renderer.render(scene, assets: assets, options: RenderOptions(), into: &buffer)
            } else {
                var framed = copy scene
                framed.frame = frame
                try renderer.render(framed, assets: assets, options: RenderOptions(), into: &buffer)
            }
        } catch {
            return nil
        }
        return CodeBlock(
            title: title, language: info.fileExtension, fileName: info.path(of: scene),
            bytes: buffer.withUnsafeBufferPointer { Array($0) })
    }
}
