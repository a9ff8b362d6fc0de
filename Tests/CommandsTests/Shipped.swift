import CatalogModel
import Testing

/// The catalogue that comes with the program, as the library reads it.
enum Shipped {
    /// Its entries, in the order of their ids.
    static func entries() throws -> [Entry] {
        let catalog = try Catalog.open(Place.catalog)
        let entries = catalog.files.compactMap { Catalog.read(catalog.path(of: $0)).entry }
        try #require(entries.count >= 27)
        return entries.sorted { $0.id < $1.id }
    }

    /// The name of the page of every state of every entry, sorted.
    static func pages() throws -> [String] {
        try entries().flatMap { entry in entry.stateNames.map { entry.sceneName($0) + ".html" } }.sorted()
    }

    /// The path of every file of a gallery of some entries, sorted; all of them where none are named.
    static func galleryFiles(_ ids: String...) throws -> [String] {
        let shared = [
            "assets/entries.js", "assets/gallery.css", "assets/gallery.js", "assets/texts.js", "compare.html",
            "index.html", "index.json",
        ]
        let chosen = try entries().filter { ids.isEmpty || ids.contains($0.id) }
        return
            (shared
            + chosen.flatMap { entry in
                ["\(entry.id).html", "pictures/\(entry.sceneName(entry.firstState)).svg"]
                    + ([""] + entry.languages.dropFirst().map { "in-\($0.lowercased())/" }).flatMap {
                        folder in
                        entry.stateNames.map { "screens/\(folder)\(entry.sceneName($0)).html" }
                    }
            }).sorted()
    }
}
