import ByteWriting
import Rendering
import SceneModel

/// A whole gallery in one HTML file: the index and every entry, with their screens, style and script.
struct SinglePage {
    private let gallery: Gallery
    private let index: GalleryIndex
    private let entries: [Part]
    /// What the policy calls the style sheets of all screens.
    private let styles: Set<String>

    /// What is held of one entry.
    private struct Part {
        let shown: ShownEntry
        /// The documents of its screens by their names.
        let documents: [String: [UInt8]]
    }

    /// The file of some entries, sorted by their ids.
    ///
    /// - Throws: `RenderFailure` where the assets of a state lack a picture.
    init(_ entries: [GalleryEntry], index: GalleryIndex) throws(RenderFailure) {
        gallery = index.gallery
        self.index = index
        var parts: [Part] = []
        var styles: Set<String> = []
        for entry in entries.sorted(by: { $0.id < $1.id }) {
            var documents: [String: [UInt8]] = [:]
            let shown = try ShownEntry(entry, in: gallery) { address, screen in
                documents[address.screenName] = screen.bytes()
                styles.insert(screen.policySource)
            }
            parts.append(Part(shown: shown, documents: documents))
        }
        self.entries = parts
        self.styles = styles
    }

    /// The document.
    func bytes() -> [UInt8] {
        let style = FinishedStyleSheet(bytes: gallery.style)
        let script = EmbeddedFile(script: gallery)
        var html = HTMLWriter()
        let page = GalleryPage(
            kind: "single", title: Gallery.title,
            description: "What apps show when a list is empty: \(index.count).", address: "index.html",
            site: gallery.address,
            parts: GalleryPage.SingleParts(style: style, policy: policy(style, script)))
        page.write(into: &html) { html in
            html.pageHeader(skippingTo: "#main", "Skip to the entries", index: "#")
            html.element("main", .literal("id", "main"), .literal("tabindex", "-1")) { html in
                html.element("div", .literal("class", "index")) { index.body(isSingle: true, &$0) }
                for part in entries {
                    html.lineBreak()
                    write(part, &html)
                }
            }
            html.lineBreak()
            html.data(.literal("id", "list-entries")) { index.list(\.listing, into: &$0) }
            html.data(.literal("id", "list-texts")) { index.list(\.words, into: &$0) }
            html.script(script)
        }
        return html.finish()
    }

    private func write(_ part: Part, _ html: inout HTMLWriter) {
        html.element("article", .literal("class", "entry"), .text("id", part.shown.entry.id)) { html in
            EntryBody(shown: part.shown, documents: part.documents).write(into: &html)
            html.data(.literal("class", "data")) { data in
                var cache = GalleryCache()
                EntryData(shown: part.shown).write(into: &data, &cache)
            }
        }
    }

    /// Screens inherit the page's policy, so that it names their styles and their script too.
    private func policy(_ style: FinishedStyleSheet, _ script: EmbeddedFile) -> String {
        let scripts = [GalleryPage.source(of: .boot), GalleryPage.source(of: script), TapScript.source]
        let styles = [style.policySource] + styles.sorted()
        func list(_ sources: [String]) -> String { sources.map { "'\($0)'" }.joined(separator: " ") }
        return "default-src 'none'; script-src \(list(scripts)); style-src \(list(styles)); img-src data:; "
            + "base-uri 'none'; form-action 'none'"
    }
}

extension String {
    /// `in-fr/airbnb` for `screens/in-fr/airbnb.html`.
    var screenName: String {
        String(dropFirst("screens/".count).dropLast(".html".count))
    }
}
