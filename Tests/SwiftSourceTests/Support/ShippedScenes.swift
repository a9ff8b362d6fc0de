import CatalogModel
import EmptyDataSet
import Foundation
import Rendering
import SceneModel

/// The scenes of the catalogue that comes with the program.
public enum ShippedScenes {
    /// Every state of every entry.
    public static func all() throws -> [Sample] { try upright.get() }

    private static let upright = Result { try samples(SceneRequest()) }

    /// Every state of every entry in the dark, from right to left, in larger letters, held sideways; the names
    /// of the apps are others.
    public static func others() throws -> [Sample] {
        var request = SceneRequest()
        request.traits.appearance = .dark
        request.traits.layoutDirection = .rtl
        request.traits.textScale = 1.3
        request.canvas = Device.standard.canvas(.landscape)
        return try samples(request).map { sample in
            var sample = sample
            sample.scene.app.name = "Dark \(sample.scene.app.name)"
            return sample
        }
    }

    private static func samples(_ request: SceneRequest) throws -> [Sample] {
        let catalog = try Catalog.open(folder)
        return catalog.files.flatMap { name -> [Sample] in
            let file = Catalog.read(catalog.path(of: name))
            let artwork = EntryArtwork.load(for: file).artwork
            guard let entry = file.entry else { return [] }
            return entry.stateNames.compactMap { state in
                entry.scene(state, artwork: artwork, request: request).map { Sample($0.scene, $0.assets) }
            }
        }
    }

    /// The scene of that name.
    public static func named(_ name: String) throws -> Sample? {
        try all().first { $0.scene.name == name }
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Catalog").path
}
