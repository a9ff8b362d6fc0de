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

    /// What became of one file.
    ///
    /// A run holds one for each of perhaps a hundred thousand files, so it is small where nothing is wrong.
    struct Outcome: Sendable {
        /// What the index needs; nil where something is wrong.
        var card: EntryCard?
        var problems: [Diagnostic] = []
        /// The id as the file gives it, and the entry's aliases, which may not be ids of others.
        var id: String?
        var aliases: [String] = []
        private var failures: [CommandFailure] = []

        /// Why the entry cannot be rendered, where its file is in order.
        var failure: CommandFailure? {
            get { failures.first }
            set { failures = newValue.map { [$0] } ?? [] }
        }
    }

    /// Reads, renders and stages one entry.
    ///
    /// Once something has failed, the others are only read, so that all problems are reported. `buffer` is
    /// the worker's own.
    func stage(_ file: EntryFile, onlyRead: Bool, buffer: inout [UInt8]) -> Outcome {
        var outcome = Outcome()
        outcome.id = file.statedID?.text
        outcome.aliases = outcome.id == nil ? [] : file.entry?.aliases ?? []
        outcome.problems = file.diagnostics.filter { $0.severity == .error }
        guard let entry = file.entry else { return outcome }
        let isMine = shard.contains(id: entry.id)
        do throws(CommandFailure) {
            let states = try job.states(of: entry, named: catalog.state(of: file.file))
            outcome.card = EntryCard(entry, states: states)
            guard isMine else { return outcome }
            let (artwork, problems) = EntryArtwork.load(for: file)
            outcome.problems += problems.filter { $0.severity == .error }
            guard outcome.problems.isEmpty, !onlyRead else { return outcome }
            let loaded = LoadedEntry(entry: entry, artwork: artwork)
            for state in states {
                try scenes.add(job.composition(of: loaded, state: state), buffer: &buffer)
            }
        } catch {
            outcome.card = nil
            outcome.failure = error
        }
        if !outcome.problems.isEmpty { outcome.card = nil }
        return outcome
    }
}
