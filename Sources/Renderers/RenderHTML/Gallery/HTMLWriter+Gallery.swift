import SceneModel

extension HTMLWriter {
    /// A screen in a frame, as large as its canvas.
    mutating func screen(_ screen: ScreenSource, of name: String, on size: Size, isHidden: Bool = false) {
        element(
            "iframe", screen.attribute, .text("data-screen", optional: screen.name),
            .text("title", "The screen of \(name)"), .flag("hidden", isHidden),
            .number("width", size.width), .number("height", size.height), screen.loading
        ) { _ in }
    }

    /// A term and what is to be said of it.
    @inline(__always)
    mutating func fact(_ term: StaticString, _ content: (inout HTMLWriter) -> Void) {
        element("dt") { $0.literal(term) }
        element("dd", content: content)
    }

    /// A link that shows the entries that have something in common.
    mutating func filterLink(_ address: String, _ words: String, _ name: StaticString) {
        element("li") { html in
            html.element("a", .literal("class", name), .text("href", address)) { html in
                html.element("bdi", text: words)
            }
        }
    }

    /// A link that leads out of the gallery.
    mutating func outerLink(_ address: String, _ words: String) {
        element("a", .text("href", address), .literal("rel", "noopener noreferrer")) { html in
            html.element("bdi", text: words)
        }
    }

    /// A text to take along, folded up unless it is the first; `label` is the state's, in small letters.
    mutating func code(_ block: borrowing CodeBlock, state: String?, label: String?, isOpen: Bool) {
        lineBreak()
        element(
            "details", .literal("class", "code"), .text("data-title", block.title),
            .text("data-file", block.fileName), .text("data-state", optional: state), .flag("open", isOpen)
        ) { html in
            html.element("summary") { html in
                html.text(block.title)
                guard let label else { return }
                html.literal(", ")
                html.text(label)
            }
            html.element(
                "pre", .literal("tabindex", "0"), .words("aria-label", block.title, label),
                .literal("dir", "ltr"), .literal("translate", "no")
            ) { html in
                html.element("code", .text("data-language", block.language)) { $0.code(block.bytes) }
            }
        }
    }
}

/// Where the document of a screen is.
enum ScreenSource {
    /// In a file of its own.
    case file(String)
    /// In the page itself, under a name.
    case inline(name: String, [UInt8])

    fileprivate var attribute: HTMLWriter.Attribute {
        switch self {
        case .file(let address): .text("src", address)
        case .inline(_, let document): .text("srcdoc", String(decoding: document, as: UTF8.self))
        }
    }

    fileprivate var name: String? {
        if case .inline(let name, _) = self { name } else { nil }
    }

    /// A page that holds many screens makes each when it is seen.
    fileprivate var loading: HTMLWriter.Attribute {
        if case .inline = self { .literal("loading", "lazy") } else { .flag("loading", false) }
    }
}
