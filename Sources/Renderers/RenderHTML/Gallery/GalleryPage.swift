import SceneModel

/// The frame of every page of a gallery: its head, its policy, and the way back to the index.
struct GalleryPage {
    /// Which page it is, for the script: `index`, `entry`, `compare`.
    let kind: StaticString
    /// The title in the window's bar.
    let title: String
    /// What the page is about, in one sentence or two.
    let description: String
    /// Where the page lies, from the index.
    let address: String
    /// A picture of what it shows, from the index, and what is to be seen there.
    var picture: (address: String, words: String)?
    /// Where the gallery is published.
    let site: String?
    /// What a page that is all in one file holds in place of the shared files.
    var parts: SingleParts?

    /// The style and the policy of a page that needs no other file.
    struct SingleParts {
        let style: FinishedStyleSheet
        let policy: String
    }

    /// Writes the document around a body.
    func write(into html: inout HTMLWriter, body: (inout HTMLWriter) -> Void) {
        html.doctype()
        html.element("html", .literal("lang", "en"), .literal("data-page", kind)) { html in
            html.lineBreak()
            html.element("head") { head(&$0) }
            html.lineBreak()
            html.element("body") { html in
                html.lineBreak()
                body(&html)
                html.lineBreak()
            }
            html.lineBreak()
        }
        html.lineBreak()
    }

    private func head(_ html: inout HTMLWriter) {
        html.lineBreak()
        html.void("meta", .literal("charset", "utf-8"))
        html.lineBreak()
        html.void(
            "meta", .literal("http-equiv", "Content-Security-Policy"),
            .text("content", parts?.policy ?? Self.policy))
        html.lineBreak()
        html.element("title", text: title)
        html.lineBreak()
        html.void(
            "meta", .literal("name", "viewport"),
            .literal("content", "width=device-width, initial-scale=1"))
        html.lineBreak()
        html.void("meta", .literal("name", "color-scheme"), .literal("content", "light dark"))
        html.lineBreak()
        preview(&html)
        html.void("link", .literal("rel", "icon"), .literal("href", Self.icon))
        html.lineBreak()
        if let parts {
            html.style(parts.style)
        } else {
            html.void("link", .literal("rel", "stylesheet"), .literal("href", "assets/gallery.css"))
        }
        html.lineBreak()
        html.script(.boot)
        html.lineBreak()
    }

    /// What other programs show of a link to the page.
    private func preview(_ html: inout HTMLWriter) {
        html.void("meta", .literal("name", "description"), .text("content", description))
        html.lineBreak()
        property("og:type", "website", &html)
        property("og:site_name", Gallery.title, &html)
        property("og:title", title, &html)
        property("og:description", description, &html)
        if let site {
            property("og:url", site + address, &html)
            html.void("link", .literal("rel", "canonical"), .text("href", site + address))
            html.lineBreak()
        }
        if let picture {
            property("og:image", (site ?? "") + picture.address, &html)
            property("og:image:alt", picture.words, &html)
            html.void("meta", .literal("name", "twitter:card"), .literal("content", "summary"))
            html.lineBreak()
        }
    }

    private func property(_ name: StaticString, _ value: String, _ html: inout HTMLWriter) {
        html.void("meta", .literal("property", name), .text("content", value))
        html.lineBreak()
    }

    /// What pages may load: the script with that hash and what it adds, and the gallery's own files.
    ///
    /// Browsers do not agree whether `'self'` holds for files that are opened without a server.
    private static let policy =
        "default-src 'none'; script-src '\(source(of: .boot))' 'strict-dynamic'; style-src 'self' file:; "
        + "frame-src 'self' file:; img-src data:; base-uri 'none'; form-action 'none'"

    /// What a policy calls a file.
    static func source(of file: EmbeddedFile) -> String {
        FinishedStyleSheet(bytes: file.bytes).policySource
    }

    /// A screen with nothing on it.
    private static let icon: StaticString = """
        data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E\
        %3Crect x='7' y='2' width='18' height='28' rx='4' fill='none' stroke='%23668' stroke-width='2.5'/%3E\
        %3Ccircle cx='16' cy='16' r='3.5' fill='none' stroke='%23668' stroke-width='2' stroke-dasharray='2 2'/%3E\
        %3C/svg%3E
        """
}

extension HTMLWriter {
    /// What every page begins with: the way past it, the name of the whole, and the place of the script's
    /// buttons.
    mutating func pageHeader(
        skippingTo target: StaticString, _ words: String, index: StaticString = "index.html"
    ) {
        element("a", .literal("class", "skip"), .literal("href", target), text: words)
        lineBreak()
        element("header", .literal("class", "top")) { html in
            html.element("a", .literal("class", "brand"), .literal("href", index), text: Gallery.title)
            html.element("div", .literal("class", "buttons")) { _ in }
        }
        lineBreak()
    }
}
