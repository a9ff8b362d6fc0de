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
    }

    /// Stages what a scene becomes, now or with the batch that it completes.
    ///
    /// `buffer` is the worker's own, for renderers that take one scene at a time.
    func add(
        _ composition: SceneComposer.Composition, buffer: inout [UInt8]
    ) throws(CommandFailure) {
        if let note = job.degradation(of: composition.scene) { notes.withLock { $0.append(note) } }
        guard job.renderer.batchSize > 1 else { return try stage(composition, &buffer) }
        let full = pending.withLock { batch -> Batch? in
            batch.add(composition)
            return batch.scenes.count < job.renderer.batchSize ? nil : Self.take(&batch)
        }
        if let full { try stage(full) }
    }

    /// Stages what is still waiting.
    func finish() throws(CommandFailure) {
        try stage(pending.withLock { Self.take(&$0) })
    }

    /// What renderers and features gave rise to, in the order of the scenes.
    func sortedNotes() -> [RenderNote] {
        notes.withLock { $0 }.sorted { ($0.scene ?? "", $0.message) < ($1.scene ?? "", $1.message) }
    }

    private static func take(_ batch: inout Batch) -> Batch {
        defer { batch = Batch() }
        return batch
    }

    private func stage(_ batch: Batch) throws(CommandFailure) {
        guard !batch.scenes.isEmpty else { return }
        let made = try job.render(batch.scenes, batch.assets)
        notes.withLock { $0 += made.notes }
        do throws(ExportFailure) {
            for file in made.files { try output.add(file) }
        } catch {
            throw CommandFailure(error)
        }
    }

    private func stage(
        _ composition: SceneComposer.Composition, _ buffer: inout [UInt8]
    ) throws(CommandFailure) {
        buffer.removeAll(keepingCapacity: true)
        let assets = AssetTable(composition.assets)
        do throws(RenderFailure) {
            try job.renderer.render(
                composition.scene, assets: assets, options: job.options, into: &buffer)
        } catch {
            throw CommandFailure(error, renderer: job.renderer.info.name)
        }
        let made = job.renderer.notes(on: composition.scene, assets: assets)
        if !made.isEmpty { notes.withLock { $0 += made } }
        do throws(ExportFailure) {
            try output.add(job.renderer.info.path(of: composition.scene), buffer)
        } catch {
            throw CommandFailure(error)
        }
    }
}
