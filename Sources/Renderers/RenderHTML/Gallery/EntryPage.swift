import SceneModel

/// The page of one entry: its screen, what can be said of it, and what can be taken along.
struct EntryPage {
    let entry: GalleryEntry
    let gallery: Gallery

    /// Where it lies, from the index.
    var address: String { "\(entry.id).html" }

    /// The document; `data` is what the script needs of the screens.
    func bytes(data: consuming ScriptData) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16_384 + entry.codeSize + entry.codeSize / 8)
        var html = HTMLWriter(appendingTo: bytes)
        bytes = []
        var data = Optional(data)
        page.write(into: &html) { html in
            html.pageHeader(skippingTo: "#screen", "Skip to the screen")
            html.element("main", .literal("class", "entry")) { html in
                EntryBody(entry: entry, gallery: gallery).write(into: &html)
            }
            html.lineBreak()
            if let data = data.take() { html.data(.literal("class", "data"), data) }
        }
        return html.finish()
    }

    private var page: GalleryPage {
        let scene = entry.states.first?.scene
        let title = scene?.headline ?? ""
        return GalleryPage(
            kind: "entry",
            title: "\(entry.name)\(title.isEmpty ? "" : ": \(title)") · \(Gallery.title)",
            description: description(scene), address: address,
            picture: entry.states.first.flatMap { $0.picture?.fileName }.map { "pictures/\($0)" },
            site: gallery.address)
    }

    private func description(_ scene: Scene?) -> String {
        let whose = "What \(entry.name) shows when a list is empty"
        let why = entry.purpose.map { " (\(Wording.label($0).lowercased()))" } ?? ""
        let words = scene?.words.joined(separator: " ") ?? ""
        return words.isEmpty ? "\(whose)\(why)." : "\(whose)\(why): \(words)"
    }
}

/// What the page of an entry says: the part that a file of all entries repeats for each.
struct EntryBody {
    let entry: GalleryEntry
    let gallery: Gallery
    /// The documents of the screens by their names, where they are in the page itself.
    var documents: [String: [UInt8]]?

    /// The ids of the page's parts, which must differ where several entries are on a page.
    private func id(_ name: String) -> HTMLWriter.Attribute { .text("id", anchor(name)) }

    private func anchor(_ name: String) -> String { documents == nil ? name : "\(entry.id)-\(name)" }

    /// Where the screen of a scene is.
    private func source(_ scene: String, in language: String? = nil) -> ScreenSource {
        let address = GalleryState.screenAddress(scene, in: language)
        guard let documents else { return .file(address) }
        return .inline(name: address.screenName, documents[address.screenName] ?? [])
    }

    /// Writes the parts one after the other.
    func write(into html: inout HTMLWriter) {
        html.lineBreak()
        heading(&html)
        html.element("div", .literal("class", "side")) { stage(&$0) }
        html.lineBreak()
        html.element("div", .literal("class", "facts")) { html in
            for (number, state) in entry.states.enumerated() {
                html.lineBreak()
                html.element(
                    "section", .literal("class", "state"), id(state.name),
                    .text("aria-label", Wording.label(state.name))
                ) { html in
                    html.element("h2", text: Wording.label(state.name))
                    html.lineBreak()
                    if number > 0 { screen(of: state, &html) }
                    translations(of: state, &html)
                    StateSection(entry: entry, state: state).write(into: &html)
                }
            }
            html.lineBreak()
            about(&html)
        }
        html.lineBreak()
        code(&html)
        html.lineBreak()
    }

    /// The screen of a state that is not shown first, for those who read without a script.
    private func screen(of state: GalleryState, _ html: inout HTMLWriter) {
        let size = state.scene.canvas.size
        guard documents == nil else {
            html.screen(source(state.scene.name), of: entry.name, on: size)
            return html.lineBreak()
        }
        html.element("noscript") { $0.screen(source(state.scene.name), of: entry.name, on: size) }
        html.lineBreak()
    }

    private func translations(of state: GalleryState, _ html: inout HTMLWriter) {
        guard documents != nil else { return }
        for other in state.translations {
            let screen = source(other.scene.name, in: other.language)
            html.screen(screen, of: entry.name, on: other.scene.canvas.size, isHidden: true)
        }
    }

    private func heading(_ html: inout HTMLWriter) {
        html.element("div", .literal("class", "heading")) { html in
            html.element("h1") { $0.element("bdi", text: entry.name) }
            html.element("p", .literal("class", "by")) { html in
                var parts = [entry.developer, entry.category, entry.platform.map(Wording.label)]
                parts.removeAll { $0 == nil || $0 == entry.name }
                for (number, part) in parts.enumerated() {
                    if number > 0 { html.text(" · ") }
                    html.element("bdi", text: part ?? "")
                }
            }
            let index = documents == nil ? "index.html" : ""
            html.element("ul", .literal("class", "tags")) { html in
                if let purpose = entry.purpose {
                    html.filterLink("\(index)#purpose=\(purpose)", Wording.label(purpose), "purpose")
                }
                for tag in entry.tags {
                    html.filterLink("\(index)#tag=\(AddressPart.encoded(tag))", tag, "tag")
                }
            }
        }
        html.lineBreak()
    }

    private func states(_ html: inout HTMLWriter) {
        html.element("nav", .literal("class", "states"), .literal("aria-label", "States")) { html in
            for state in entry.states {
                html.element("a", .text("href", "#\(anchor(state.name))"), text: Wording.label(state.name))
            }
        }
        html.lineBreak()
    }

    private func stage(_ html: inout HTMLWriter) {
        guard let first = entry.states.first else { return }
        html.element(
            "section", .literal("class", "stage"), id("screen"), .literal("aria-label", "Screen"),
            .literal("tabindex", "-1")
        ) { html in
            html.lineBreak()
            states(&html)
            html.element("div", .literal("class", "tools")) { _ in }
            html.element("div", .literal("class", "paper")) { html in
                html.element("div", .literal("class", "device")) { html in
                    html.screen(
                        source(first.scene.name), of: entry.name, on: gallery.canvas.canvas.size)
                }
            }
            html.lineBreak()
        }
    }

    private func about(_ html: inout HTMLWriter) {
        html.element("section", .literal("class", "about"), .text("aria-labelledby", anchor("about"))) {
            html in
            html.element("h2", id("about"), text: "About")
            html.element("dl") { html in
                html.fact("Id") { $0.element("code", text: entry.id) }
                if !entry.aliases.isEmpty {
                    html.fact("Once") { $0.text(entry.aliases.joined(separator: ", ")) }
                }
                if let purpose = entry.purpose { html.fact("Purpose") { $0.text(Wording.label(purpose)) } }
                if let source = entry.source { html.fact("Source") { write(source, &$0) } }
                if entry.languages.count > 1 {
                    html.fact("Languages") { $0.text(entry.languages.joined(separator: ", ")) }
                }
                if let number = entry.appStoreID, number.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
                    html.fact("App Store") { html in
                        html.outerLink("https://apps.apple.com/app/id\(number)", "id\(number)")
                    }
                }
            }
        }
    }

    private func write(_ source: GalleryEntry.Source, _ html: inout HTMLWriter) {
        let words = source.year.map { "\(source.name), \($0)" } ?? source.name
        if let address = source.address {
            html.outerLink(address, words)
        } else {
            html.element("bdi", text: words)
        }
    }

    private func code(_ html: inout HTMLWriter) {
        html.element("section", .literal("class", "take"), .text("aria-labelledby", anchor("take"))) { html in
            html.element("h2", id("take"), text: "Take it")
            for block in entry.code { html.code(block, state: nil, isOpen: true) }
            for state in entry.states {
                for block in state.code { html.code(block, state: state.name, isOpen: false) }
            }
            html.lineBreak()
        }
    }
}

extension GalleryEntry {
    /// The bytes of everything that can be taken along.
    fileprivate var codeSize: Int {
        states.reduce(code.reduce(0) { $0 + $1.bytes.count }) {
            $1.code.reduce($0) { $0 + $1.bytes.count }
        }
    }
}

extension GalleryState {
    /// The picture among what renderers make of it.
    var picture: CodeBlock? { code.first { $0.language == "svg" } }
}

extension Scene {
    /// The title on one line, or the first text there is.
    fileprivate var headline: String {
        for case .title(let text) in elements { return text.string.onOneLine }
        return words.first ?? ""
    }

    /// The texts that the content shows at rest, each on one line.
    var words: [String] {
        elements.compactMap { element in
            switch element {
            case .image: nil
            case .title(let text), .description(let text): text.string.onOneLine
            case .button(let button), .secondaryButton(let button):
                button.normal.image == nil ? button.normal.title?.string.onOneLine : nil
            case .customView(let view): view.text?.string.onOneLine
            }
        }
    }
}

extension String {
    /// The text with its lines put one behind the other.
    var onOneLine: String {
        utf8.contains(0x0A) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }
}
