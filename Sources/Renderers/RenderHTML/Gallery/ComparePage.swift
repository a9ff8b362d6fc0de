/// The page that shows entries, or one entry by several renderers, side by side.
///
/// Its columns are the entries' own pages with all but the screen or the text left out, so that it needs a
/// script; without one it leads back to the index.
struct ComparePage {
    let gallery: Gallery

    /// The document.
    func bytes() -> [UInt8] {
        var html = HTMLWriter()
        let page = GalleryPage(
            kind: "compare", title: "Compare · \(Gallery.title)",
            description: "Empty states of apps side by side.", address: "compare.html", site: gallery.address)
        page.write(into: &html) { html in
            html.pageHeader(skippingTo: "#columns", "Skip to the screens")
            html.element("main", .literal("class", "compare")) { html in
                html.element("div", .literal("class", "heading")) { html in
                    html.element("h1", text: "Compare")
                    html.element("noscript") { html in
                        html.element("p") { html in
                            html.text("This page needs JavaScript. ")
                            html.element("a", .literal("href", "index.html"), text: "All entries")
                            html.text(" can be seen without it.")
                        }
                    }
                }
                html.element("div", .literal("class", "tools")) { _ in }
                html.element("div", .literal("id", "columns"), .literal("tabindex", "-1")) { _ in }
            }
        }
        return html.finish()
    }
}
