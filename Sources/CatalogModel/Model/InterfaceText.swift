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
        func add(_ part: String, _ text: LocalizedText?) {
            guard let text else { return }
            let variants = text.byLanguage.isEmpty ? [text.first] : text.byLanguage.map(\.text)
            for variant in variants {
                let found = InterfaceText(part: part, text: variant)
                if !texts.contains(found) { texts.append(found) }
            }
        }
        for name in stateNames {
            guard let state = states[name] else { continue }
            add("title", state.title?.text)
            add("description", state.description?.text)
            add("button", state.button?.title.normal?.text)
            add("button", state.secondaryButton?.title.normal?.text)
            add("label", state.customView?.text)
            add("image", state.image?.alt)
        }
        add("header", screen.header?.text)
        return texts
    }
}
