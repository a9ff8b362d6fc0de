public import SceneModel

extension Scene {
    /// The texts of the scene in the order in which they are seen, of buttons those at rest.
    public var words: [String] {
        ([header?.text].compactMap(\.self) + elements.flatMap(\.texts)).flatMap(\.runs).map(\.text)
            .filter { !$0.isEmpty }
    }

    /// What stands for the pictures of the content.
    public var alternatives: [String] {
        let pictures = elements.compactMap { element -> Scene.Image? in
            switch element {
            case .image(let image): image
            case .button(let button), .secondaryButton(let button): button.normal.image
            case .title, .description, .customView: nil
            }
        }
        return pictures.map(\.alternativeText).filter { !$0.isEmpty }
    }
}

extension Scene.Element {
    fileprivate var texts: [Scene.Text] {
        switch self {
        case .image: []
        case .title(let text), .description(let text): [text]
        case .button(let button), .secondaryButton(let button):
            button.normal.image == nil ? [button.normal.title].compactMap(\.self) : []
        case .customView(let view): [view.text].compactMap(\.self)
        }
    }
}

extension Sequence<String> {
    /// Whether these strings stand in a text one behind the other, each letter by letter.
    public func areInOrder(in text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        return allSatisfy { word in
            guard let range = rest.firstRange(of: Array(word.utf8)) else { return false }
            rest = rest[range.upperBound...]
            return true
        }
    }
}
