import CatalogModel
import CommandTable
import Diagnostics
import EmptyDataSet
import Publishing
import Rendering

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

    /// Composes, renders and stages some entries.
    ///
    /// Once something has failed, the others are only read, so that all problems are reported. Each step is taken
    /// for all entries before the next, and so finds its code in the processor's cache.
    func stage(_ files: [EntryFile], onlyRead: Bool) -> [EntryRun.Outcome<Void>] {
        var drafts = files.map { draft($0, onlyRead: onlyRead) }
        for place in drafts.indices {
            drafts[place].attempt { draft throws(CommandFailure) in try compose(&draft) }
        }
        for place in drafts.indices {
            drafts[place].attempt { draft throws(CommandFailure) in
                for scene in draft.scenes { draft.files += try scenes.render(scene) }
            }
        }
        for place in drafts.indices {
            drafts[place].attempt { draft throws(CommandFailure) in try scenes.stage(draft.files) }
        }
        return drafts.map(\.outcome)
    }

    /// An entry on its way into the export: each step adds something to it.
    private struct Draft {
        /// What is wrong so far.
        var outcome: EntryRun.Outcome<Void>
        /// The entry with its pictures; nil where nothing is to be made of it.
        var loaded: LoadedEntry?
        var states: [StateName] = []
        var scenes: [SceneComposer.Composition] = []
        var files: [Artifact] = []

        /// Takes a step, unless one before has failed.
        mutating func attempt(_ step: (inout Draft) throws(CommandFailure) -> Void) {
            guard outcome.made != nil else { return }
            do throws(CommandFailure) {
                try step(&self)
            } catch {
                outcome.made = nil
                outcome.failure = error
            }
        }
    }

    private func draft(_ file: EntryFile, onlyRead: Bool) -> Draft {
        var draft = Draft(outcome: EntryRun.Outcome(file))
        guard let entry = file.entry else { return draft }
        do throws(CommandFailure) {
            draft.states = try job.states(of: entry, named: catalog.states(of: file.file))
        } catch {
            draft.outcome.failure = error
            return draft
        }
        if shard.contains(id: entry.id) {
            let (artwork, problems) = EntryArtwork.load(for: file)
            draft.outcome.problems += problems.filter { $0.severity == .error }
            if onlyRead { return draft }
            draft.loaded = LoadedEntry(entry: entry, artwork: artwork)
        }
        if draft.outcome.problems.isEmpty { draft.outcome.made = () }
        return draft
    }

    private func compose(_ draft: inout Draft) throws(CommandFailure) {
        guard let loaded = draft.loaded else { return }
        for state in draft.states { draft.scenes.append(try job.composition(of: loaded, state: state)) }
    }
}
