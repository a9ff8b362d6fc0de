import CatalogModel
import CommandTable
import Diagnostics
import Publishing
import Snapshots
import Synchronization

/// A run over the entries on several cores, and what it has found.
struct SnapshotRun {
    let comparison: GoldenComparison
    let console: Console
    /// Whether the goldens that match are named, and not only counted.
    var namesMatched = false

    private var setup: SnapshotSetup { comparison.setup }

    /// What a run has found.
    struct Result {
        /// The report, with every change and no details.
        var report: SnapshotReport
        /// The files of the entries, by id.
        var files: [String: String]
        /// What is wrong with the catalogue.
        var problems: [Diagnostic]
        /// The paths of files in the renderers' folders that are no goldens, where all were looked at.
        var others: [String]
    }

    /// Compares everything.
    ///
    /// - Parameter findsOrphans: whether goldens that nothing accounts for are looked for.
    /// - Throws: `CommandFailure` where it is interrupted, where the filter matches nothing, or where a
    ///   rendering cannot be put away.
    func run(findsOrphans: Bool = true) throws(CommandFailure) -> Result {
        let outcomes = try read()
        var tally = SnapshotTally()
        for outcome in outcomes { tally.add(outcome.tally) }
        tally.add(try flush())
        if let failure = tally.failure { throw failure }
        var problems = outcomes.flatMap(\.problems)
        if setup.selection.isWhole { problems += UniqueIDs.problems(outcomes.flatMap(\.claims)) }
        problems.sort(by: Diagnostic.inReadingOrder)
        let existing = Set(tally.existing)
        let (orphans, others) = findsOrphans ? try leftovers(outcomes, existing) : ([], [])
        try checkFilter(outcomes, tally.findings + orphans, existing, hasProblems: !problems.isEmpty)
        let report = SnapshotReport(
            matchedCount: tally.matchedCount, matched: namesMatched ? matched(tally) : nil,
            findings: tally.findings + orphans,
            problems: problems.map(\.text), refusedCount: tally.refusedCount,
            shard: setup.shard == .whole ? nil : setup.shard.description)
        let files = outcomes.compactMap { outcome in outcome.id.map { ($0, outcome.file) } }
        return Result(
            report: report, files: Dictionary(files) { first, _ in first }, problems: problems,
            others: setup.selection.filter.isEverything ? others : [])
    }

    private func read() throws(CommandFailure) -> [SnapshotFileOutcome] {
        let comparison = comparison
        let catalog = setup.selection.catalog
        let progress = console.progress(total: catalog.files.count)
        let outcomes = catalog.map(workers: setup.jobs) {
            GoldenComparison.Buffers()
        } _: { file, buffers -> SnapshotFileOutcome? in
            if Interruption.isRequested { return nil }
            defer { progress.advance(by: 1) }
            return comparison.compare(file, &buffers)
        }
        progress.end()
        guard let outcomes else { throw .failed(.interrupted, "interrupted; nothing was written") }
        return outcomes
    }

    /// The batches that have not become full.
    private func flush() throws(CommandFailure) -> SnapshotTally {
        var tally = SnapshotTally()
        var buffers = GoldenComparison.Buffers()
        for batch in comparison.queue.takeRest() {
            if Interruption.isRequested { throw .failed(.interrupted, "interrupted; nothing was written") }
            comparison.compare(batch, &buffers, &tally)
        }
        return tally
    }

    private func matched(_ tally: SnapshotTally) -> [String] {
        let others = Set(tally.findings.map(\.name.path))
        return tally.existing.filter { !others.contains($0) }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }

    // MARK: Orphans

    /// The orphans, and the paths of what is no golden.
    private func leftovers(
        _ outcomes: [SnapshotFileOutcome], _ existing: Set<String>
    ) throws(CommandFailure) -> ([SnapshotReport.Finding], [String]) {
        guard setup.store.exists else { return ([], []) }
        // Which entry a file was that does not even say its id, nobody knows, so none can be called gone.
        guard outcomes.allSatisfy({ $0.id != nil }) else { return ([], []) }
        let orphans = orphans(outcomes)
        let firstStates = firstStates(outcomes)
        let contents = try setup.contents(orphans, skipped: existing.contains)
        let findings = contents.goldens.compactMap { name -> SnapshotReport.Finding? in
            guard setup.isInScope(name, firstState: firstStates[name.entry]),
                let reason = orphans.reason(for: name)
            else { return nil }
            return SnapshotReport.Finding(name: name, outcome: .orphaned, reason: reason)
        }
        return (findings, contents.others.filter(setup.isRendererInScope))
    }

    private func orphans(_ outcomes: [SnapshotFileOutcome]) -> Orphans {
        var scenes: [String: Set<String>] = [:]
        var unknown: Set<String> = []
        for outcome in outcomes {
            guard let id = outcome.id else { continue }
            if outcome.firstState == nil { unknown.insert(id) }
            scenes[id, default: []].formUnion(outcome.scenes)
        }
        let setup = setup
        return Orphans(scenes: scenes, unknownEntries: unknown, aliases: outcomes.aliases) {
            setup.reasonAgainst($0)
        }
    }

    private func firstStates(_ outcomes: [SnapshotFileOutcome]) -> [String: String] {
        let pairs = outcomes.compactMap { outcome in
            outcome.id.flatMap { id in outcome.firstState.map { (id, $0) } }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    // MARK: Filters

    /// A pattern that matches nothing is a mistake, and a run that looks at nothing says nothing.
    private func checkFilter(
        _ outcomes: [SnapshotFileOutcome], _ findings: [SnapshotReport.Finding], _ existing: Set<String>,
        hasProblems: Bool
    ) throws(CommandFailure) {
        let filter = setup.selection.filter
        guard !filter.isEverything else {
            guard findings.isEmpty, existing.isEmpty, !hasProblems, setup.shard == .whole else { return }
            throw .failed(.finding, "there is nothing to compare", remedy: "no entry shows any state")
        }
        let firstStates = firstStates(outcomes)
        let names =
            findings.map(\.name) + existing.compactMap(setup.layout.name) + outcomes.flatMap(\.others)
        let unmatched = filter.unmatched(among: names.lazy.map { ($0, firstStates[$0.entry]) })
        // What is meant may be an entry that is wrong, which is told already.
        guard let first = unmatched.first, !hasProblems else { return }
        throw nothing(called: first, outcomes, names.map(\.entry))
    }

    /// What is said of a pattern that matches nothing; an id that nobody has is a mistake of another kind than
    /// one without goldens.
    private func nothing(
        called pattern: String, _ outcomes: [SnapshotFileOutcome], _ entries: [String]
    ) -> CommandFailure {
        let known = Set(entries + outcomes.compactMap(\.id) + setup.selection.allIDs())
        return .unmatched(
            pattern, known: known, "'\(pattern)' matches no golden",
            remedy: "see 'emptystates snapshot list' for the goldens there are")
    }
}
