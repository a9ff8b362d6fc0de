import SceneModel

extension GalleryState {
    /// What each of `texts` says in another language; nil where a part has fewer or more stretches in it, or the
    /// text is of no part that it has.
    func words(in translation: Translation) -> [String?] {
        let (own, other) = (scene.stretches, translation.scene.stretches)
        return texts.map { text in
            let (here, there) = (own[text.part] ?? [], other[text.part] ?? [])
            guard here.count == there.count, let place = here.firstIndex(of: text.run) else { return nil }
            return there[place].text
        }
    }
}

extension Scene {
    /// The stretches of all texts below the bars, by the parts that show them, as `GalleryText` names these.
    fileprivate var stretches: [String: [Text.Run]] {
        var stretches: [String: [Text.Run]] = [:]
        func add(_ part: String, _ text: Text?) {
            if let text { stretches[part, default: []] += text.runs }
        }
        add("header", header?.text)
        for element in elements {
            switch element {
            case .image: break
            case .title(let text): add("title", text)
            case .description(let text): add("description", text)
            case .button(let button), .secondaryButton(let button):
                add("button", button.normal.title)
                add("button pressed", button.highlighted.title)
            case .customView(let view): add("label", view.text)
            }
        }
        return stretches
    }
}
