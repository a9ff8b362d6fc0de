import RenderHTML
import SceneModel

extension GalleryText {
    /// Every text of a scene, stretch by stretch, with its contrast; what a button shows while it is pressed is
    /// left out where it looks the same.
    static func all(in scene: Scene, artwork: [Asset]) -> [GalleryText] {
        let findings = ContrastFinding.all(in: scene, id: scene.app.id, artwork: artwork)
        let texts = scene.texts
        let runs = texts.flatMap { text in text.runs.map { (text, $0) } }
        var all: [GalleryText] = []
        for (finding, (text, run)) in zip(findings, runs) where finding.text == run.text {
            let isRepeated = all.contains {
                $0.run == run && $0.background == finding.background && finding.part.hasPrefix($0.part)
            }
            if isRepeated { continue }
            all.append(
                GalleryText(
                    part: finding.part, run: run, lineHeight: text.lineHeight, lineSpacing: text.lineSpacing,
                    background: finding.background, ratio: finding.ratio, level: finding.level.rawValue))
        }
        return all
    }
}

extension Scene {
    /// Every text below the bars, in the order in which their contrast is found.
    fileprivate var texts: [Text] {
        var texts: [Text?] = [header?.text]
        for element in elements {
            switch element {
            case .image: break
            case .title(let text), .description(let text): texts.append(text)
            case .button(let button), .secondaryButton(let button):
                texts += [button.normal.title, button.highlighted.title]
            case .customView(let view): texts.append(view.text)
            }
        }
        return texts.compactMap(\.self)
    }
}
