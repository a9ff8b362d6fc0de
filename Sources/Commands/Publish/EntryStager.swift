import CatalogModel
import CommandTable
import Diagnostics
import Publishing

/// Renders one entry after the other into an export; several workers share one.
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

    /// Reads, renders and stages one entry.
    ///
    /// Once something has failed, the others are only read, so that all problems are reported. `buffer` is
    /// the worker's own.
    func stage(_ file: EntryFile, onlyRead: Bool, buffer: inout [UInt8]) -> EntryRun.Outcome<Void> {
        var outcome = EntryRun.Outcome<Void>(file)
        guard let entry = file.entry else { return outcome }
        do throws(CommandFailure) {
            let states = try job.states(of: entry, named: catalog.state(of: file.file))
            if shard.contains(id: entry.id) {
                let (artwork, problems) = EntryArtwork.load(for: file)
                outcome.problems += problems.filter { $0.severity == .error }
                guard outcome.problems.isEmpty, !onlyRead else { return outcome }
                let loaded = LoadedEntry(entry: entry, artwork: artwork)
                for state in states {
                    try scenes.add(job.composition(of: loaded, state: state), buffer: &buffer)
                }
            }
        } catch {
            outcome.failure = error
            return outcome
        }
        if outcome.problems.isEmpty { outcome.made = () }
        return outcome
    }
}
