public import SceneModel

/// The first page of an exported catalogue: every entry, its screen as a thumbnail, and links to its pages.
public struct CatalogIndex: Sendable {
    /// One entry.
    public struct Card: Sendable {
        /// The entry's id.
        public let id: String
        /// The app's name.
        public let name: String
        /// Why the list is empty.
        public let purpose: String?
        /// Its pages; the first is shown.
        public let pages: [Page]

        /// An entry and its pages.
        public init(id: String, name: String, purpose: String?, pages: [Page]) {
            self.id = id
            self.name = name
            self.purpose = purpose
            self.pages = pages
        }
    }

    /// The page of one state.
    public struct Page: Sendable {
        /// The state.
        public let state: String
        /// The file, relative to the index.
        public let address: String

        /// A page at a relative address.
        public init(state: String, address: String) {
            self.state = state
            self.address = address
        }
    }

    private let count: Int
    private let card: @Sendable (Int) -> Card
    let screen: Size

    /// The width of a thumbnail, in CSS pixels.
    static let thumbnailWidth = 225.0

    /// An index of so many entries whose screens have that size in points.
    ///
    /// Each card is asked for by its number, from 0, when it is written, so that they need not be held all at
    /// once.
    public init(count: Int, screen: Size, card: @escaping @Sendable (Int) -> Card) {
        self.count = count
        self.screen = screen
        self.card = card
    }

    /// Room for a card, in bytes; most take less.
    private static let cardCapacity = 1024

    /// The page.
    public func page() -> [UInt8] {
        let style = self.style()
        // Made in one place: a page that is moved while it grows is held twice.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4096 + count * Self.cardCapacity)
        var html = HTMLWriter(appendingTo: bytes)
        bytes = []
        html.doctype()
        html.element("html", .literal("lang", "en")) { html in
            html.lineBreak()
            html.element("head") { head(style, &$0) }
            html.lineBreak()
            html.element("body") { body(&$0) }
            html.lineBreak()
        }
        html.lineBreak()
        return html.finish()
    }

    private func head(_ style: borrowing FinishedStyleSheet, _ html: inout HTMLWriter) {
        html.void("meta", .literal("charset", "utf-8"))
        html.void("meta", .literal("name", "viewport"), .literal("content", "width=device-width"))
        html.void(
            "meta", .literal("http-equiv", "Content-Security-Policy"),
            .text("content", "default-src 'none'; frame-src 'self' file:; style-src '\(style.policySource)'"))
        html.element("title", text: "Empty states")
        html.style(style)
    }

    private func body(_ html: inout HTMLWriter) {
        html.element("header") { html in
            html.element("h1", text: "Empty states")
            html.element("p", text: count == 1 ? "1 entry" : "\(count) entries")
        }
        html.lineBreak()
        html.element("main") { html in
            for number in 0..<count {
                html.lineBreak()
                write(card(number), &html)
            }
            html.lineBreak()
        }
    }

    private func write(_ card: Card, _ html: inout HTMLWriter) {
        guard let first = card.pages.first else { return }
        html.element("article", .text("id", card.id)) { html in
            html.element("a", .literal("class", "screen"), .text("href", first.address)) { html in
                html.element(
                    "iframe", .text("src", first.address), .text("title", "The screen of \(card.name)"),
                    .literal("loading", "lazy"), .literal("tabindex", "-1"), .literal("scrolling", "no"),
                    .number("width", screen.width), .number("height", screen.height)
                ) { _ in }
            }
            html.element("h2") { html in
                html.element("a", .text("href", first.address)) { html in
                    html.element("bdi", text: card.name)
                }
            }
            if let purpose = card.purpose { html.element("p", .literal("class", "purpose"), text: purpose) }
            if card.pages.count > 1 { states(card, &html) }
        }
    }

    private func states(_ card: Card, _ html: inout HTMLWriter) {
        html.element("ul") { html in
            for page in card.pages {
                html.element("li") { $0.element("a", .text("href", page.address), text: page.state) }
            }
        }
    }
}
