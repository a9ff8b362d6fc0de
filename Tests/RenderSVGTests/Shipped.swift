import CatalogModel
import EmptyDataSet
import Foundation
import Rendering
import SceneModel
import Testing

/// The scenes of the catalogue that comes with the program.
struct Shipped: Sendable, CustomTestStringConvertible {
    let scene: Scene
    let assets: AssetTable

    var testDescription: String { scene.name }

    /// Every entry in every state, on a bare screen.
    static let all = load { _ in }

    /// The same with bars, in the body of a device.
    static let framed = load {
        $0.showsBars = true
        $0.frame = .device
    }

    /// The scene of that name, on a bare screen.
    static func named(_ name: String) throws -> Shipped {
        try #require(all.first { $0.scene.name == name })
    }

    /// The picture of the scene.
    func bytes() throws(RenderFailure) -> [UInt8] { try Fixture.bytes(scene, assets.assets) }

    private static func load(_ change: (inout SceneRequest) -> Void) -> [Shipped] {
        var request = SceneRequest()
        change(&request)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Catalog").path
        guard let catalog = try? Catalog.open(folder) else { return [] }
        return catalog.files.flatMap { file in
            let read = Catalog.read(catalog.path(of: file))
            guard let entry = read.entry else { return [Shipped]() }
            let artwork = EntryArtwork.load(for: read).artwork
            return entry.stateNames.compactMap { state in
                entry.scene(state, artwork: artwork, request: request).map {
                    Shipped(scene: $0.scene, assets: AssetTable($0.assets))
                }
            }
        }
    }
}
