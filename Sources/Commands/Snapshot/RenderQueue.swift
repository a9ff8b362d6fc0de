import EmptyDataSet
import Rendering
import SceneModel
import SnapshotScenes
import Synchronization

/// Scenes that wait until there are as many as a renderer wants at once; several workers share it.
final class RenderQueue: Sendable {
    /// Scenes that can be in one request: of one renderer, with the same options.
    struct Key: Hashable {
        let renderer: String
        let variant: String?
    }

    private let waiting = Mutex<[Key: [GoldenScene]]>([:])

    /// Adds a scene; the batch that is full with it, which is the caller's to render.
    func add(_ scene: GoldenScene) -> [GoldenScene]? {
        let key = Key(renderer: scene.renderer.info.name, variant: scene.variant.name)
        return waiting.withLock { waiting in
            waiting[key, default: []].append(scene)
            guard let batch = waiting[key], batch.count >= scene.renderer.batchSize else { return nil }
            waiting[key] = nil
            return batch
        }
    }

    /// The batches that have not become full.
    func takeRest() -> [[GoldenScene]] {
        waiting.withLock { waiting in
            defer { waiting = [:] }
            return Array(waiting.values)
        }
    }

    /// What became of each scene of a batch, in its order.
    ///
    /// Where the renderer fails, each scene is rendered alone, so that one does not hide the others.
    static func render(_ batch: [GoldenScene]) -> [Result<[UInt8], RenderFailure>] {
        guard let first = batch.first else { return [] }
        var assets = AssetTable()
        for asset in batch.flatMap(\.composition.assets) { assets.insert(asset) }
        let request = RenderRequest(
            scenes: batch.map(\.composition.scene), assets: assets, options: first.variant.options)
        guard batch.count > 1, let answer = try? first.renderer.renderer.render(request) else {
            return batch.map(alone)
        }
        return batch.map { scene in
            Result { () throws(RenderFailure) in try scene.only(answer.files) }
        }
    }

    private static func alone(_ scene: GoldenScene) -> Result<[UInt8], RenderFailure> {
        Result { () throws(RenderFailure) in
            var bytes: [UInt8] = []
            try scene.render(into: &bytes)
            return bytes
        }
    }
}
