import SceneModel

/// The page of one entry: its screen, what can be said of it, and what can be taken along.
struct EntryPage {
    let shown: ShownEntry

    private var entry: GalleryEntry { shown.entry }

    /// Where it lies, from the index.
    var address: String { "\(entry.id).html" }

    /// The document.
    ///
    /// - Parameter cache: what the entries before have left.
    func bytes(_ cache: inout GalleryCache) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16_384 + shown.codeSize / 8 * 9)
        var html = HTMLWriter(appendingTo: bytes)
        bytes = []
        page.write(into: &html) { html in
            html.pageHeader(skippingTo: "#screen", "Skip to the screen")
            html.element("main", .literal("class", "entry")) { html in
                EntryBody(shown: shown).write(into: &html)
            }
            html.lineBreak()
            html.data(.literal("class", "data")) { data in
                EntryData(shown: shown).write(into: &data, &cache)
            }
        }
        return html.finish()
    }

    private var page: GalleryPage {
        let scene = shown.states.first?.state.scene
        let title = scene?.headline ?? ""
        let name = "\(entry.name)\(title.isEmpty ? "" : ": \(title)")"
        return GalleryPage(
            kind: "entry", title: "\(name) · \(Gallery.title)", description: description(scene),
            address: address,
            picture: entry.picture.map { ($0.address, "The screen of \(name)") },
            site: shown.gallery.address)
    }

    private func description(_ scene: Scene?) -> String {
        let whose = "What \(entry.name) shows when a list is empty"
        let why = entry.purpose.map { " (\(Wording.label($0).lowercased()))" } ?? ""
        let words = scene?.words.joined(separator: " · ") ?? ""
        return words.isEmpty
            ? "\(whose)\(why)." : "\(whose)\(why): \(words)".cut(to: Self.descriptionLength)
    }

    /// As many characters as others show of a description.
    private static let descriptionLength = 200
}

/// What the page of an entry says: the part that a file of all entries repeats for each.
struct EntryBody {
    let shown: ShownEntry
    /// The documents of the screens by their names, where they are in the page itself.
    var documents: [String: [UInt8]]?

    private var name: String { shown.entry.name }

    /// The ids of the page's parts, which must differ where several entries are on a page.
    private func id(_ name: String) -> HTMLWriter.Attribute { .text("id", anchor(name)) }

    private func anchor(_ name: String) -> String { documents == nil ? name : "\(shown.entry.id)-\(name)" }

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
            for (number, state) in shown.states.enumerated() {
                html.lineBreak()
                html.element(
                    "section", .literal("class", "state"), id(state.state.name),
                    .text("aria-label", state.label)
                ) { html in
                    html.element("h2", text: state.label)
                    html.lineBreak()
                    if number > 0 { screen(of: state, &html) }
                    translations(of: state, &html)
                    state.writeSection(of: shown, into: &html)
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
    private func screen(of shown: ShownState, _ html: inout HTMLWriter) {
        let size = shown.state.scene.canvas.size
        guard documents == nil else {
            html.screen(source(shown.state.scene.name), of: name, on: size)
            return html.lineBreak()
        }
        html.element("noscript") { $0.screen(source(shown.state.scene.name), of: name, on: size) }
        html.lineBreak()
    }

    private func translations(of shown: ShownState, _ html: inout HTMLWriter) {
        guard documents != nil else { return }
        for other in shown.state.translations {
            let screen = source(other.scene.name, in: other.language)
            html.screen(screen, of: name, on: other.scene.canvas.size, isHidden: true)
        }
    }

    private func heading(_ html: inout HTMLWriter) {
        html.element("div", .literal("class", "heading")) { html in
            html.element("h1") { $0.element("bdi", text: shown.entry.name) }
            html.element("p", .literal("class", "by")) { html in
                var parts = [
                    shown.entry.developer, shown.entry.category, shown.entry.platform.map(Wording.label),
                ]
                parts.removeAll { $0 == nil || $0 == shown.entry.name }
                for (number, part) in parts.enumerated() {
                    if number > 0 { html.text(" · ") }
                    html.element("bdi", text: part ?? "")
                }
            }
            let index = documents == nil ? "index.html" : ""
            html.element("ul", .literal("class", "tags")) { html in
                if let purpose = shown.entry.purpose {
                    html.filterLink("\(index)#purpose=\(purpose)", Wording.label(purpose), "purpose")
                }
                for tag in shown.entry.tags {
                    html.filterLink("\(index)#tag=\(AddressPart.encoded(tag))", tag, "tag")
                }
            }
        }
        html.lineBreak()
    }

    private func states(_ html: inout HTMLWriter) {
        html.element("nav", .literal("class", "states"), .literal("aria-label", "States")) { html in
            for shown in shown.states {
                html.element("a", .text("href", "#\(anchor(shown.state.name))"), text: shown.label)
            }
        }
        html.lineBreak()
    }

    private func stage(_ html: inout HTMLWriter) {
        guard let first = shown.states.first else { return }
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
                        source(first.state.scene.name), of: name, on: shown.gallery.canvas.canvas.size)
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
                html.fact("Id") { $0.element("code", text: shown.entry.id) }
                if !shown.entry.aliases.isEmpty {
                    html.fact("Once") { $0.text(shown.entry.aliases.joined(separator: ", ")) }
                }
                if let purpose = shown.entry.purpose {
                    html.fact("Purpose") { $0.text(Wording.label(purpose)) }
                }
                if let source = shown.entry.source { html.fact("Source") { write(source, &$0) } }
                if shown.entry.languages.count > 1 {
                    html.fact("Languages") { $0.text(shown.entry.languages.joined(separator: ", ")) }
                }
                if let number = shown.entry.appStoreID, number.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
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
            for block in shown.entry.code { html.code(block, state: nil, label: nil, isOpen: true) }
            for shown in shown.states {
                let (name, label) = (shown.state.name, shown.label.lowercased())
                for block in shown.state.code { html.code(block, state: name, label: label, isOpen: false) }
            }
            html.lineBreak()
        }
    }
}

extension GalleryEntry {
    /// The picture among what renderers make of the state that is shown first, with its address from the index.
    var picture: (address: String, bytes: [UInt8])? {
        states.first?.code.first { $0.language == "svg" }.map { ("pictures/\(id).svg", $0.bytes) }
    }
}
