public import SceneModel

extension Scene {
    /// The app and what its state says, on one line: the title of a document that shows the scene.
    public var documentTitle: String {
        for case .title(let text) in elements {
            let words = text.string.split(whereSeparator: \.isNewline).joined(separator: " ")
            return app.name.isEmpty ? words : "\(app.name): \(words)"
        }
        return app.name.isEmpty ? name : app.name
    }

    /// What can be read on the screen from top to bottom, with the descriptions of its pictures.
    ///
    /// Buttons say what they do at rest; the status bar is left out.
    public var readableWords: [String] {
        var words: [String] = []
        if let bar = navigationBar { words.append(bar.logo?.alternativeText ?? bar.title ?? "") }
        if let header { words += [header.image?.alternativeText ?? "", header.text?.string ?? ""] }
        words += elements.map(\.readableWords)
        return words.filter { !$0.isEmpty }
    }
}

extension Scene.Element {
    fileprivate var readableWords: String {
        switch self {
        case .image(let image): image.alternativeText
        case .title(let text), .description(let text): text.string
        case .button(let button), .secondaryButton(let button):
            button.normal.image?.alternativeText ?? button.normal.title?.string ?? ""
        case .customView(let view):
            view.kind == .spinner ? Scene.CustomView.spinnerName : view.text?.string ?? ""
        }
    }
}
