import RenderHTML
import SceneModel

extension GalleryText {
    /// Every text of a scene, stretch by stretch, with its contrast; what a button shows while it is pressed is
    /// left out where it looks the same.
    static func all(in scene: Scene, artwork: [Asset]) -> [GalleryText] {
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
