/// A text that an entry shows, and the part that shows it: for search.
public struct InterfaceText: Hashable, Sendable {
    /// `title`, `description`, `button`, `header`.
    public let part: String
    /// The text, in one language.
    public let text: String
}

extension Entry {
    /// Every text that some state shows, in every language, each once, in the order of states and parts.
    public var interfaceTexts: [InterfaceText] {
        var texts: [InterfaceText] = []
        var known: Set<InterfaceText> = []
        func add(_ part: String, _ text: String) {
            let found = InterfaceText(part: part, text: text)
            if known.insert(found).inserted { texts.append(found) }
        }
        func add(_ part: String, _ text: LocalizedText?) {
            guard let text else { return }
            if text.byLanguage.isEmpty { return add(part, text.first) }
            for variant in text.byLanguage { add(part, variant.text) }
        }
        for name in StateName.allCases {
            guard let state = states[name] else { continue }
            add("title", state.$title.flatMap { $0.text })
            add("description", state.$description.flatMap { $0.text })
            add("button", state.$button.flatMap { $0.words })
            add("button", state.$secondaryButton.flatMap { $0.words })
            add("label", state.$customView.flatMap { $0.text })
            add("image", state.$image.flatMap { $0.alt })
        }
        add("header", screen.header?.text)
        return texts
    }
}
