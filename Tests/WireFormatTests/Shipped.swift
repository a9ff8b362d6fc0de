import CatalogModel
import EmptyDataSet
import Foundation
import Rendering
import SceneModel
import Testing

/// The scenes of the catalogue that comes with the program.
enum Shipped {
    /// With and without bars.
    private static let plainRequests = [false, true].map { showsBars in
        var request = SceneRequest()
        request.showsBars = showsBars
        request.frame = showsBars ? .device : .none
        return request
    }

    /// Light and dark, with and without bars, and every device held both ways.
    static var requests: [SceneRequest] {
        let dark = plainRequests.map {
            var request = $0
            request.traits.appearance = .dark
            return request
        }
        let devices = Device.all.flatMap { device in
            [Orientation.portrait, .landscape].map {
                var request = SceneRequest()
                request.canvas = device.canvas($0)
                request.showsBars = true
                return request
            }
        }
        return plainRequests + dark + devices
    }

    /// Every state of every entry, as each of some requests asks for it.
    static func compositions(
        _ requests: [SceneRequest] = plainRequests
    ) throws -> [SceneComposer.Composition] {
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
                for request in requests {
                    compositions.append(
                        try #require(entry.scene(state, artwork: artwork, request: request)))
                }
            }
        }
        try #require(compositions.count > 100)
        return compositions
    }
}
