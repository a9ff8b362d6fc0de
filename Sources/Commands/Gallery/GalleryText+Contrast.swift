import RenderHTML
import Rendering
import SceneModel

extension GalleryState {
    /// Finds the texts of the state and their contrast, in both appearances.
    mutating func describeTexts() {
        texts = GalleryText.all(in: scene, artwork: assets.assets)
        if let other { otherTexts = GalleryText.all(in: other.scene, artwork: assets.assets) }
    }
}

extension GalleryText {
    /// Every text of a scene, stretch by stretch, with its contrast; what a button shows while it is pressed is
    /// left out where it looks the same.
    fileprivate static func all(in scene: Scene, artwork: [Asset]) -> [GalleryText] {
        var all: [GalleryText] = []
        all.reserveCapacity(4)
        scene.forEachText(artwork) { part, text, background in
            for run in text.runs {
                let isRepeated = all.contains {
                    $0.background == background && part.hasPrefix($0.part) && $0.run == run
                }
                if isRepeated { continue }
                let (ratio, level) = ContrastFinding.contrast(of: run, on: background)
                all.append(
                    GalleryText(
                        part: part, run: run, lineHeight: text.lineHeight, lineSpacing: text.lineSpacing,
                        background: background, ratio: ratio, level: level.rawValue))
            }
        }
        return all
    }
}
