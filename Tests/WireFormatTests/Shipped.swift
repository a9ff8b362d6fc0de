import CatalogModel
import EmptyDataSet
import Foundation
import Rendering
import SceneModel
import Testing

/// The scenes of the catalogue that comes with the program.
enum Shipped {
    /// Every state of every entry, with and without bars.
    static func compositions() throws -> [SceneComposer.Composition] {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let folder = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Catalog")
        let catalog = try Catalog.open(folder.path)
        var compositions: [SceneComposer.Composition] = []
        for path in catalog.files {
            let file = Catalog.read(catalog.path(of: path))
            let entry = try #require(file.entry)
            let (artwork, _) = EntryArtwork.load(for: file)
            for state in entry.stateNames {
                for showsBars in [false, true] {
                    var request = SceneRequest()
                    request.showsBars = showsBars
                    request.frame = showsBars ? .device : .none
                    compositions.append(
                        try #require(entry.scene(state, artwork: artwork, request: request)))
                }
            }
        }
        try #require(compositions.count > 100)
        return compositions
    }
}
