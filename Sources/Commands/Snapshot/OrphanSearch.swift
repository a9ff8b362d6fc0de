import CatalogModel
import CommandTable
import Diagnostics
import FileSystem
import Publishing
import Snapshots

/// Finds the orphans of a whole store, without rendering anything.
struct OrphanSearch {
    private let setup: SnapshotSetup

    /// A golden that nothing accounts for.
    struct Orphan {
        let name: GoldenName
        let reason: String
        fileprivate let store: GoldenStore

        /// Removes it, and what waits beside it.
        func remove() throws(CommandFailure) {
            try CommandFailure.wrapping { () throws(StoreProblem) in
                try PendingFolder(store.folder).remove(name.path)
                try store.remove(name)
            }
        }
    }

    init(_ parsed: Parsed, _ context: CommandContext) throws(CommandFailure) {
        setup = try SnapshotSetup(parsed, context, .pruning)
    }

    /// What there is to remove, and what is left.
    struct Result {
        /// The orphans, in the order of their paths.
        var orphans: [Orphan]
        /// How many goldens are left, by their renderers, of which nobody knows whether they are gone.
        var left: [String: Int]
        /// The paths of files that are no goldens.
        var others: [String]
    }

    /// Looks through the store.
    func run() throws(CommandFailure) -> Result {
        let setup = setup
        let outcomes = try outcomes()
        let scenes = Dictionary(outcomes.compactMap { outcome in outcome.id.map { ($0, outcome.scenes) } }) {
            $0.union($1)
        }
        let known = Orphans(scenes: scenes, unknownEntries: [], aliases: outcomes.aliases) {
            setup.reasonAgainst($0)
        }
        let contents = try setup.contents(known)
        let names = contents.goldens.filter { setup.isInScope($0, firstState: nil) }
        let isOfOther = !names.isEmpty && !names.contains { known.knows(entry: $0.entry) }
        guard !isOfOther else {
            throw .failed(
                .finding,
                "none of the goldens in \(setup.store.folder) is of this catalogue; nothing was removed",
                remedy: "name the catalogue with --catalog, or remove the folder yourself")
        }
        let orphans = names.compactMap { name in
            known.reason(for: name).map { Orphan(name: name, reason: $0, store: setup.store) }
        }
        let left = orphans.filter { isOfMissingRenderer($0.name) }
        let removed = orphans.filter { !isOfMissingRenderer($0.name) }
        try checkManifest(removed)
        return Result(
            orphans: removed, left: Dictionary(grouping: left, by: \.name.renderer).mapValues(\.count),
            others: contents.others.filter(setup.isRendererInScope))
    }

    /// Whether a renderer is not here, which need not mean that it is gone: no manifest says what is kept, and
    /// the command line does not name it.
    private func isOfMissingRenderer(_ name: GoldenName) -> Bool {
        setup.layout.fileExtensions[name.renderer] == nil && setup.manifest.renderers == nil
            && setup.namedRenderers == nil
    }

    /// Without a manifest there is no variant, and a manifest that was lost is no reason to lose their goldens.
    private func checkManifest(_ orphans: [Orphan]) throws(CommandFailure) {
        let lost = orphans.filter { $0.name.variant != nil }
        guard !lost.isEmpty, !setup.store.hasManifest else { return }
        let variants = Set(lost.compactMap(\.name.variant)).sorted().joined(separator: ", ")
        let path = Path.join(setup.store.folder, SnapshotManifest.fileName)
        throw .failed(
            .couldNotRun,
            "there is no \(path), and \(Counted.text(lost.count, "golden is", "goldens are")) of variants that it "
                + "would describe: \(variants); nothing was removed",
            remedy: "bring it back, or make it say {} where no variant is kept any more")
    }

    /// What every entry shows.
    ///
    /// - Throws: the problems of the catalogue, since an entry that cannot be read may have any states.
    private func outcomes() throws(CommandFailure) -> [SnapshotFileOutcome] {
        let comparison = GoldenComparison(setup) { _, _, _, _ throws(CommandFailure) in nil }
        let outcomes = setup.selection.catalog.map(workers: setup.jobs) {
            ()
        } _: { file, _ -> SnapshotFileOutcome? in
            Interruption.isRequested ? nil : comparison.list(file)
        }
        guard let outcomes else { throw .failed(.interrupted, "interrupted; nothing was removed") }
        let problems = outcomes.flatMap(\.problems) + UniqueIDs.problems(outcomes.flatMap(\.claims))
        guard problems.isEmpty else {
            throw .diagnosed(.finding, problems.sorted(by: Diagnostic.inReadingOrder))
        }
        return outcomes
    }
}
