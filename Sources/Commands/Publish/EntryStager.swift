import CatalogModel
import CommandTable
import Diagnostics
import EmptyDataSet
import Publishing

/// Renders entries into an export; several workers share one.
struct EntryStager: Sendable {
    let catalog: RunCatalog
    let job: RenderJob
    /// The share of the entries that is rendered; the others are read only.
    let shard: Shard
    let scenes: SceneStager

    init(catalog: RunCatalog, job: RenderJob, shard: Shard, output: FolderExport) {
        self.catalog = catalog
        self.job = job
        self.shard = shard
        scenes = SceneStager(job: job, output: output)
    }

    /// Reads, renders and stages some entries.
    ///
    /// Once something has failed, the others are only read, so that all problems are reported. `buffer` is
    /// the worker's own. All are composed before any is rendered: so each of the two steps finds its code in the
    /// processor's cache.
    func stage(
        _ files: [EntryFile], onlyRead: Bool, buffer: inout [UInt8]
    ) -> [EntryRun.Outcome<Void>] {
        files.map { composed($0, onlyRead: onlyRead) }.map { stage($0, buffer: &buffer) }
    }

    /// What an entry shows, and what was wrong on the way there.
    private struct Composed {
        var outcome: EntryRun.Outcome<Void>
        var scenes: [SceneComposer.Composition] = []
    }

    private func composed(_ file: EntryFile, onlyRead: Bool) -> Composed {
        var composed = Composed(outcome: EntryRun.Outcome(file))
        guard let entry = file.entry else { return composed }
        do throws(CommandFailure) {
            let states = try job.states(of: entry, named: catalog.state(of: file.file))
            if shard.contains(id: entry.id) {
                let (artwork, problems) = EntryArtwork.load(for: file)
                composed.outcome.problems += problems.filter { $0.severity == .error }
                guard composed.outcome.problems.isEmpty, !onlyRead else { return composed }
                let loaded = LoadedEntry(entry: entry, artwork: artwork)
                for state in states { composed.scenes.append(try job.composition(of: loaded, state: state)) }
            }
            if composed.outcome.problems.isEmpty { composed.outcome.made = () }
        } catch {
            composed.outcome.failure = error
        }
        return composed
    }

    private func stage(_ composed: Composed, buffer: inout [UInt8]) -> EntryRun.Outcome<Void> {
        var outcome = composed.outcome
        do throws(CommandFailure) {
            for scene in composed.scenes { try scenes.add(scene, buffer: &buffer) }
        } catch {
            outcome.made = nil
            outcome.failure = error
        }
        return outcome
    }
}
