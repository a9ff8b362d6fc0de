import CatalogModel
import CommandTable
import Diagnostics
import Publishing
import Snapshots

/// Finds the orphans of a whole store, without rendering anything.
struct OrphanSearch {
    private let setup: SnapshotSetup
    private let console: Console

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
        console = context.console
    }

    /// The orphans, in the order of their paths.
    func run() throws(CommandFailure) -> [Orphan] {
        let scenes = try knownScenes()
        let setup = setup
        let known = Orphans(scenes: scenes, unknownEntries: []) { setup.reasonAgainst($0) }
        let (store, layout) = (setup.store, setup.layout)
        let names = try CommandFailure.wrapping { () throws(StoreProblem) in
            try layout.goldens(in: store, isEntry: known.knows)
        }.filter { setup.isInScope($0, firstState: nil) }
        let orphans = names.compactMap { name in
            known.reason(for: name).map { Orphan(name: name, reason: $0, store: store) }
        }
        let isOfOther = !names.isEmpty && !names.contains { known.knows(entry: $0.entry) }
        guard !isOfOther else {
            throw .failed(
                .finding, "none of the goldens in \(store.folder) is of this catalogue; nothing was removed",
                remedy: "name the catalogue with --catalog, or remove the folder yourself")
        }
        return orphans
    }

    /// The scenes that every entry shows.
    ///
    /// - Throws: the problems of the catalogue, since an entry that cannot be read may have any states.
    private func knownScenes() throws(CommandFailure) -> [String: Set<String>] {
        let comparison = GoldenComparison(setup) { _, _, _, _ throws(CommandFailure) in nil }
        let catalog = setup.selection.catalog
        let outcomes = catalog.map(workers: setup.jobs) {
            ()
        } _: { file, _ -> SnapshotFileOutcome? in
            Interruption.isRequested ? nil : comparison.list(file)
        }
        guard let outcomes else { throw .failed(.interrupted, "interrupted; nothing was removed") }
        let problems = outcomes.flatMap(\.problems) + UniqueIDs.problems(outcomes.flatMap(\.claims))
        guard problems.isEmpty else {
            throw .diagnosed(.finding, problems.sorted(by: Diagnostic.inReadingOrder))
        }
        return Dictionary(outcomes.compactMap { outcome in outcome.id.map { ($0, outcome.scenes) } }) {
            $0.union($1)
        }
    }
}
