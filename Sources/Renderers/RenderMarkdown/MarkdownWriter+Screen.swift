import SceneModel

extension MarkdownWriter {
    /// The app's name, the state unless it is the plain one, and whose it is.
    mutating func heading(_ scene: Scene) {
        append("# ")
        append(inline: scene.app.name)
        if scene.state != "empty" {
            append(" (")
            append(inline: scene.state)
            append(")")
        }
        append("\n\n")
        if let developer = scene.app.developer {
            append("by ")
            append(inline: developer)
            append(", ")
        }
        if let purpose = scene.app.purpose {
            append("purpose ")
            append(code: purpose)
            append(", ")
        }
        append("state ")
        append(code: scene.state)
    }

    /// What the screen says, from top to bottom, as a quotation.
    mutating func screen(_ scene: Scene) {
        let start = bytes.count
        if let bar = scene.navigationBar {
            if let logo = bar.logo {
                beginParagraph(after: start)
                append(picture: logo)
            } else if let title = bar.title {
                beginParagraph(after: start)
                append(inline: title)
            }
        }
        if let header = scene.header {
            if let image = header.image {
                beginParagraph(after: start)
                append(picture: image)
            }
            append(paragraph: header.text, after: start)
        }
        for element in scene.elements { append(element, after: start) }
        if scene.elements.isEmpty {
            beginParagraph(after: start)
            append("*Nothing is shown.*")
        }
    }

    /// Begins a paragraph of the quotation that stands from `start` on.
    private mutating func beginParagraph(after start: Int) {
        append(bytes.count > start ? "\n>\n> " : "\n\n> ")
    }

    private mutating func append(paragraph text: Scene.Text?, after start: Int) {
        guard let text else { return }
        beginParagraph(after: start)
        append(inline: text.string)
    }

    private mutating func append(_ element: Scene.Element, after start: Int) {
        switch element {
        case .image(let image):
            beginParagraph(after: start)
            append(picture: image)
        case .title(let text):
            beginParagraph(after: start)
            append("**")
            append(inline: text.string)
            append("**")
        case .description(let text): append(paragraph: text, after: start)
        case .button(let button), .secondaryButton(let button):
            beginParagraph(after: start)
            append(button: button)
        case .customView(let view): append(view, after: start)
        }
    }

    private mutating func append(button: Scene.Button) {
        append("\\[ ")
        if let image = button.normal.image {
            append(picture: image)
        } else if let title = button.normal.title {
            append(inline: title.string)
        }
        append(" \\]")
    }

    private mutating func append(_ view: Scene.CustomView, after start: Int) {
        switch view.kind {
        case .spinner:
            beginParagraph(after: start)
            append("*")
            append(plain: Scene.CustomView.spinnerName)
            append("*")
        case .view:
            beginParagraph(after: start)
            append("*A view")
            if let size = view.size {
                append(" of ")
                append(size: size)
            }
            append("*")
        case .label: break
        }
        append(paragraph: view.text, after: start)
    }

    private mutating func append(picture image: Scene.Image) {
        append("*Picture")
        if !image.alternativeText.isEmpty {
            append(": ")
            append(inline: image.alternativeText)
        }
        append("*")
    }
}
