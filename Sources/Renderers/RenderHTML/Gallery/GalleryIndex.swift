import ByteWriting
import SceneModel

/// The pages and data that tell of all entries of a gallery: gathered card by card, so that only what is
/// written of each is held.
public struct GalleryIndex: Sendable {
    /// What is held of one entry.
    public struct Item: Sendable {
        /// The entry's id, by which items are sorted.
        public let id: String
        let name: String
        let purpose: String?
        /// The name of the scene that is shown of it.
        let scene: String
        let listing: [UInt8]
        let words: [UInt8]
        let record: [UInt8]

        /// What the index needs of a card.
        public init(_ card: GalleryCard) {
            id = card.entry.id
            name = card.entry.name
            purpose = card.entry.purpose
            scene = card.entry.states.first?.scene.name ?? card.entry.id
            listing = card.listing
            words = card.words
            record = card.record
        }
    }

    let gallery: Gallery
    private let items: [Item]

    /// The index of some entries, which need not be sorted.
    public init(_ items: [Item], in gallery: Gallery) {
        self.gallery = gallery
        self.items = items.sorted { $0.id < $1.id }
    }

    /// How many entries are shown before a script runs; the others are links.
    static let shownCount = 120

    /// The files in turn, each made when it is asked for.
    public var files: some Sequence<GalleryFile> {
        let makers: [@Sendable () -> GalleryFile?] = [
            { GalleryFile(path: "index.html", bytes: page()) },
            { GalleryFile(path: "assets/entries.js", bytes: script("entries", \.listing)) },
            { GalleryFile(path: "assets/texts.js", bytes: script("texts", \.words)) },
            { GalleryFile(path: "index.json", bytes: records()) },
            { gallery.address.map { GalleryFile(path: "sitemap.xml", bytes: siteMap($0)) } },
        ]
        return makers.lazy.compactMap { $0() }
    }

    /// A classic script that hands a list to the pages' own.
    private func script(_ name: StaticString, _ part: (Item) -> [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(items.reduce(64) { $0 + part($1).count + 2 })
        bytes.append("emptystates.receive(\"")
        bytes.append(name)
        bytes.append("\",[")
        append(part, separator: ",\n", to: &bytes)
        bytes.append("])\n")
        return bytes
    }

    /// The entries for other programs.
    private func records() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(items.reduce(256) { $0 + $1.record.count + 2 })
        bytes.append(
            "{\"format\":\"emptystates-gallery\",\"version\":1,\"index\":\"index.html\",\"entries\":[\n")
        append(\.record, separator: ",\n", to: &bytes)
        bytes.append("\n]}\n")
        return bytes
    }

    private func append(_ part: (Item) -> [UInt8], separator: StaticString, to bytes: inout [UInt8]) {
        for (number, item) in items.enumerated() {
            if number > 0 { bytes.append(separator) }
            bytes.append(contentsOf: part(item))
        }
    }

    /// The addresses of all pages, after sitemaps.org.
    private func siteMap(_ site: String) -> [UInt8] {
        var bytes = ByteBuffer()
        bytes.append(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

            """)
        for page in ["index"] + items.map(\.id) {
            bytes.append("<url><loc>")
            EscapedText.append("\(site)\(page).html", quotes: true, to: &bytes)
            bytes.append("</loc></url>\n")
        }
        bytes.append("</urlset>\n")
        return bytes.finish()
    }
}

// MARK: - The page

extension GalleryIndex {
    private func page() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8192 + items.count * 128 + min(items.count, Self.shownCount) * 512)
        var html = HTMLWriter(appendingTo: bytes)
        bytes = []
        let page = GalleryPage(
            kind: "index", title: Gallery.title,
            description: "What apps show when a list is empty: \(count), to look at, compare and take along.",
            address: "index.html", site: gallery.address)
        page.write(into: &html) { html in
            html.pageHeader(skippingTo: "#entries", "Skip to the entries")
            html.element("main", .literal("class", "index")) { body(isSingle: false, &$0) }
        }
        return html.finish()
    }

    /// The number of entries in words.
    var count: String { items.count == 1 ? "1 entry" : "\(items.count) entries" }

    /// Heading, search, facets and cards.
    func body(isSingle: Bool, _ html: inout HTMLWriter) {
        html.element("div", .literal("class", "heading")) { html in
            html.element("h1", text: Gallery.title)
            html.element("p", .literal("class", "by")) { html in
                html.text("What apps show when a list is empty. ")
                html.element("span", .literal("id", "count"), .literal("role", "status"), text: count)
            }
        }
        html.lineBreak()
        html.element("div", .literal("class", "search")) { _ in }
        html.element("div", .literal("class", "browse")) { html in
            html.element("div", .literal("class", "facets")) { _ in }
            html.lineBreak()
            html.element("div", .literal("id", "entries"), .literal("tabindex", "-1")) { html in
                if isSingle { singleCards(&html) } else { cards(&html) }
            }
        }
        html.lineBreak()
    }

    /// All cards, with links to the parts of the page; the script puts screens on them.
    private func singleCards(_ html: inout HTMLWriter) {
        html.element("ul", .literal("class", "cards")) { html in
            for item in items {
                html.lineBreak()
                html.element("li", .literal("class", "card"), .text("data-id", item.id)) { html in
                    html.element("div", .literal("class", "thumb"), .flag("inert")) { _ in }
                    html.element("h2") { html in
                        html.element("a", .text("href", "#\(item.id)")) { $0.element("bdi", text: item.name) }
                    }
                    if let purpose = item.purpose {
                        html.element("p", .literal("class", "purpose"), text: Wording.label(purpose))
                    }
                }
            }
            html.lineBreak()
        }
    }

    /// The list of one kind of data, for a page that holds it.
    func list(_ part: (Item) -> [UInt8], into data: inout ScriptData) {
        data.list { data in for item in items { data.written(part(item)) } }
    }

    private func cards(_ html: inout HTMLWriter) {
        html.element("ul", .literal("class", "cards")) { html in
            for item in items.prefix(Self.shownCount) {
                html.lineBreak()
                card(item, &html)
            }
            html.lineBreak()
        }
        guard items.count > Self.shownCount else { return }
        // Where scripts run, this is not even parsed.
        html.element("noscript") { html in
            html.element("ul", .literal("class", "links")) { html in
                for item in items.dropFirst(Self.shownCount) {
                    html.lineBreak()
                    html.element("li") { link(item, &$0) }
                }
                html.lineBreak()
            }
        }
    }

    private func card(_ item: Item, _ html: inout HTMLWriter) {
        let size = gallery.canvas.canvas.size
        html.element("li", .literal("class", "card"), .text("data-id", item.id)) { html in
            html.element("div", .literal("class", "thumb"), .flag("inert")) { html in
                html.element(
                    "iframe", .text("src", "\(GalleryState.screenAddress(item.scene))#still"),
                    .text("title", "The screen of \(item.name)"), .literal("loading", "lazy"),
                    .literal("tabindex", "-1"), .literal("aria-hidden", "true"),
                    .number("width", size.width), .number("height", size.height)
                ) { _ in }
            }
            html.element("h2") { link(item, &$0) }
            if let purpose = item.purpose {
                html.element("p", .literal("class", "purpose"), text: Wording.label(purpose))
            }
        }
    }

    private func link(_ item: Item, _ html: inout HTMLWriter) {
        html.element("a", .text("href", "\(item.id).html")) { $0.element("bdi", text: item.name) }
    }
}
