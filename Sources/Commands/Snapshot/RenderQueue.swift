import EmptyDataSet
import Rendering
import SceneModel
import SnapshotScenes
import Synchronization

/// Renders scenes, and keeps those that wait until there are as many as a renderer wants at once; several
/// workers share it.
///
/// A renderer that has broken down several times in a row is not asked again: a program that hangs would cost
/// its time for every scene.
final class RenderQueue: Sendable {
    /// Scenes that can be in one request: of one renderer, with the same options.
    struct Key: Hashable {
        let renderer: String
        let variant: String?
    }

    private let waiting = Mutex<[Key: [GoldenScene]]>([:])
    /// How often each renderer has broken down in a row; none that has not.
    private let breakdowns = Mutex<[String: Int]>([:])

    /// How often is enough.
    private static let breakdownLimit = 3

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

    // MARK: Rendering

    /// What became of each scene of a batch, in its order.
    ///
    /// Where the renderer fails, each scene is rendered alone, so that one does not hide the others.
    func render(_ batch: [GoldenScene]) -> [Result<[UInt8], RenderFailure>] {
        guard let first = batch.first, batch.count > 1 else { return batch.map(alone) }
        var assets = AssetTable()
        for asset in batch.flatMap(\.composition.assets) { assets.insert(asset) }
        let request = RenderRequest(
            scenes: batch.map(\.composition.scene), assets: assets, options: first.variant.options)
        let answer: RenderOutput
        do throws(RenderFailure) {
            answer = try patiently(first) { () throws(RenderFailure) in
                try first.renderer.renderer.render(request)
            }
        } catch {
            return batch.map(alone)
        }
        return batch.map { scene in
            Result { () throws(RenderFailure) in try scene.only(answer.files) }
        }
    }

    /// Renders one scene alone, in place of what is in `output`.
    func render(_ scene: GoldenScene, into output: inout [UInt8]) throws(RenderFailure) {
        try patiently(scene) { () throws(RenderFailure) in try scene.render(into: &output) }
    }

    /// Asks a scene's renderer for something, unless it has broken down too often, and notes whether it does.
    private func patiently<Made>(
        _ scene: GoldenScene, _ body: () throws(RenderFailure) -> Made
    ) throws(RenderFailure) -> Made {
        let renderer = scene.renderer.info.name
        guard breakdowns.withLock({ $0[renderer, default: 0] }) < Self.breakdownLimit else {
            throw RenderFailure(
                kind: .renderer, scene: scene.composition.scene.name,
                message: "not run, since the renderer broke down \(Self.breakdownLimit) times in a row")
        }
        do throws(RenderFailure) {
            let made = try body()
            breakdowns.withLock { $0[renderer] = nil }
            return made
        } catch {
            breakdowns.withLock {
                $0[renderer] = error.kind == .renderer ? $0[renderer, default: 0] + 1 : nil
            }
            throw error
        }
    }

    private func alone(_ scene: GoldenScene) -> Result<[UInt8], RenderFailure> {
        Result { () throws(RenderFailure) in
            var bytes: [UInt8] = []
            try render(scene, into: &bytes)
            return bytes
        }
    }
}
