import SceneModel

/// What a picture says to those who cannot see it.
struct SpokenWords {
    /// The app, where it has a name and its state says something.
    private(set) var app = ""
    /// What the state says, on one line, or the app; with the app before it, the title of the document.
    private(set) var title = ""
    /// What can be read on the screen from top to bottom, with the descriptions of its pictures.
    ///
    /// Buttons say what they do at rest; the status bar is left out.
    private(set) var lines: [String] = []

    /// The words of a scene.
    init(_ scene: borrowing Scene) {
        var first: String?
        lines.reserveCapacity(scene.elements.count + 3)
        if let bar = scene.navigationBar { say(bar.logo?.alternativeText ?? bar.title) }
        if let header = scene.header {
            say(header.image?.alternativeText)
            say(header.text?.string)
        }
        for element in scene.elements {
            switch element {
            case .image(let image): say(image.alternativeText)
            case .title(let text):
                let words = text.string
                first = first ?? words.onOneLine
                say(words)
            case .description(let text): say(text.string)
            case .button(let button), .secondaryButton(let button):
                say(button.normal.image?.alternativeText ?? button.normal.title?.string)
            case .customView(let view):
                say(view.kind == .spinner ? Scene.CustomView.spinnerName : view.text?.string)
            }
        }
        if let first {
            app = scene.app.name
            title = first
        } else {
            title = scene.app.name.isEmpty ? scene.name : scene.app.name
        }
    }

    private mutating func say(_ words: String?) {
        if let words, !words.isEmpty { lines.append(words) }
    }
}

extension String {
    /// The text with one space in place of line breaks between its words.
    var onOneLine: String {
        guard hasLineBreak else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Whether it holds U+000A to U+000D, U+0085, U+2028 or U+2029.
    private var hasLineBreak: Bool {
        var last: UInt32 = 0
        for byte in utf8 {
            last = last << 8 | UInt32(byte)
            if 0x0A...0x0D ~= byte || last & 0xFFFF == 0xC285 { return true }
            if last & 0xFFFFFE == 0xE280A8 { return true }
        }
        return false
    }
}
