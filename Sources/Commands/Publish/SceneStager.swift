import CommandTable
import EmptyDataSet
import Publishing
import Rendering
import SceneModel
import Synchronization

/// Renders scenes into an export, one by one or in the batches that the renderer wants; several workers share
/// one.
final class SceneStager: Sendable {
    private let job: RenderJob
    private let output: FolderExport
    /// Asked for once, since some renderers make it anew.
    private let info: RendererInfo
    private let pending = Mutex(Batch())
    private let notes = Mutex<[RenderNote]>([])

    /// Scenes that wait until there are enough for a request.
    private struct Batch {
        var scenes: [Scene] = []
        var assets = AssetTable()

        mutating func add(_ composition: SceneComposer.Composition) {
            scenes.append(composition.scene)
            for asset in composition.assets { assets.insert(asset) }
        }
    }

    init(job: RenderJob, output: FolderExport) {
        self.job = job
        self.output = output
        info = job.renderer.info
    }

    /// What a scene becomes; with the batch that it completes, or nothing yet.
    func render(_ composition: SceneComposer.Composition) throws(CommandFailure) -> [Artifact] {
        if let note = job.degradation(of: composition.scene) { notes.withLock { $0.append(note) } }
        guard job.renderer.batchSize > 1 else { return [try renderAlone(composition)] }
        let full = pending.withLock { batch -> Batch? in
            batch.add(composition)
            return batch.scenes.count < job.renderer.batchSize ? nil : Self.take(&batch)
        }
        return try full.map(render) ?? []
    }

    /// Stages files.
    func stage(_ files: [Artifact]) throws(CommandFailure) {
        do throws(ExportFailure) {
            for file in files { try output.add(file) }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Stages what is still waiting.
    func finish() throws(CommandFailure) {
        try stage(render(pending.withLock { Self.take(&$0) }))
    }

    /// What renderers and features gave rise to, in the order of the scenes.
    func sortedNotes() -> [RenderNote] {
        notes.withLock { $0 }.sorted { ($0.scene ?? "", $0.message) < ($1.scene ?? "", $1.message) }
    }

    private static func take(_ batch: inout Batch) -> Batch {
        defer { batch = Batch() }
        return batch
    }

    private func render(_ batch: Batch) throws(CommandFailure) -> [Artifact] {
        guard !batch.scenes.isEmpty else { return [] }
        let made = try job.render(batch.scenes, batch.assets)
        notes.withLock { $0 += made.notes }
        return made.files
    }

    private func renderAlone(_ composition: SceneComposer.Composition) throws(CommandFailure) -> Artifact {
        var bytes: [UInt8] = []
        // Nearly every page is shorter.
        bytes.reserveCapacity(8_192)
        let assets = AssetTable(composition.assets)
        do throws(RenderFailure) {
            try job.renderer.render(composition.scene, assets: assets, options: job.options, into: &bytes)
        } catch {
            throw CommandFailure(error, renderer: info.name)
        }
        let made = job.renderer.notes(on: composition.scene, assets: assets)
        if !made.isEmpty { notes.withLock { $0 += made } }
        return Artifact(
            scene: composition.scene.name, path: info.path(of: composition.scene), mediaType: info.mediaType,
            bytes: bytes)
    }
}
