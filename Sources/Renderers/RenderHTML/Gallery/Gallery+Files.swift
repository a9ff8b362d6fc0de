import ByteWriting
public import Rendering
import SceneModel

/// A file of a gallery.
public struct GalleryFile: Sendable {
    /// Where it lies, from the index.
    public let path: String
    /// The file.
    public let bytes: [UInt8]
}

extension Gallery {
    /// The files of each of some entries: its page, the pages that lead there, its screens, and its picture.
    ///
    /// The screens of all are made before the page of any: so each of the two finds its code in the processor's
    /// cache.
    ///
    /// - Parameter cache: what the entries before have left.
    /// - Returns: for each entry its files, or the failure where the assets of a state lack a picture.
    public func files(
        of entries: [GalleryEntry], cache: inout GalleryCache
    ) -> [Result<[GalleryFile], RenderFailure>] {
        var drawn: [Result<DrawnEntry, RenderFailure>] = []
        drawn.reserveCapacity(entries.count)
        for entry in entries {
            do throws(RenderFailure) {
                drawn.append(.success(try DrawnEntry(entry, in: self)))
            } catch {
                drawn.append(.failure(error))
            }
        }
        return drawn.map { $0.map { $0.files(&cache) } }
    }

    /// One file with all of some entries, of which `items` are what the index says.
    ///
    /// - Throws: `RenderFailure` where the assets of a state lack a picture.
    public func singleFile(
        _ entries: [GalleryEntry], items: [GalleryIndex.Item]
    ) throws(RenderFailure) -> [UInt8] {
        try SinglePage(entries, index: GalleryIndex(items, in: self)).bytes()
    }

    /// The files that all pages share, and the page that compares entries.
    public func sharedFiles() -> [GalleryFile] {
        [
            GalleryFile(path: "assets/gallery.css", bytes: style),
            GalleryFile(path: "assets/gallery.js", bytes: EmbeddedFile(script: self).bytes),
            GalleryFile(path: "compare.html", bytes: ComparePage(gallery: self).bytes()),
        ]
    }

    /// The look of all pages, and the size of the screens, which thumbnails are scaled from.
    var style: [UInt8] {
        let size = canvas.canvas.size
        var rules = EmbeddedFile.style.bytes
        rules.append(":root{--canvas-width:")
        rules.append(decimal: size.width)
        rules.append(";--canvas-height:")
        rules.append(decimal: size.height)
        rules.append("}\n")
        return rules
    }
}

/// An entry whose screens are files already.
private struct DrawnEntry {
    private let shown: ShownEntry
    private let screens: [GalleryFile]

    init(_ entry: consuming GalleryEntry, in gallery: Gallery) throws(RenderFailure) {
        var screens: [GalleryFile] = []
        shown = try ShownEntry(entry, in: gallery) { address, screen in
            screens.append(GalleryFile(path: address, bytes: screen.bytes()))
        }
        self.screens = screens
    }

    /// All files of the entry.
    func files(_ cache: inout GalleryCache) -> [GalleryFile] {
        let entry = shown.entry
        var files = screens
        if let picture = entry.picture {
            files.append(GalleryFile(path: picture.address, bytes: picture.bytes))
        }
        let page = EntryPage(shown: shown)
        files.append(GalleryFile(path: page.address, bytes: page.bytes(&cache)))
        for alias in entry.aliases { files.append(AliasPage(alias, of: entry, in: shown.gallery).file) }
        return files
    }
}

/// The page at an address that an entry once had.
struct AliasPage {
    private let alias: String
    private let entry: GalleryEntry
    private let gallery: Gallery

    init(_ alias: String, of entry: GalleryEntry, in gallery: Gallery) {
        self.alias = alias
        self.entry = entry
        self.gallery = gallery
    }

    /// It leads to the entry, by itself and by a link.
    var file: GalleryFile {
        let target = "\(entry.id).html"
        var html = HTMLWriter()
        html.doctype()
        html.element("html", .literal("lang", "en")) { html in
            html.element("head") { html in
                html.void("meta", .literal("charset", "utf-8"))
                html.void(
                    "meta", .literal("http-equiv", "Content-Security-Policy"),
                    .text("content", Self.policy))
                html.element("title", text: "\(entry.name) · \(Gallery.title)")
                // Both at once would race, and what is behind `#` be lost.
                html.element("noscript") { html in
                    html.void(
                        "meta", .literal("http-equiv", "refresh"), .text("content", "0; url=\(target)"))
                }
                html.void(
                    "link", .literal("rel", "canonical"), .text("href", (gallery.address ?? "") + target))
            }
            html.element("body") { html in
                html.element("p") { html in
                    html.text("This page is now ")
                    html.element("a", .text("href", target)) { $0.element("bdi", text: entry.name) }
                    html.text(".")
                }
                html.script(Self.program)
            }
        }
        html.lineBreak()
        return GalleryFile(path: "\(alias).html", bytes: html.finish())
    }

    /// Follows the link, with what is behind `#` in the page's own address, which says how the entry is shown.
    private static let program: StaticString =
        "location.replace(document.querySelector(\"a\").href+location.hash)"

    private static let policy: String = {
        let source = FinishedStyleSheet(bytes: program.withUTF8Buffer { Array($0) }).policySource
        return "default-src 'none'; script-src '\(source)'; base-uri 'none'; form-action 'none'"
    }()
}
