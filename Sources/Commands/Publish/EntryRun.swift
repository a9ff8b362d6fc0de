import CatalogModel
import CommandTable
import Diagnostics
import Publishing
import Synchronization

/// Goes through the files of a run on several cores, and ends with the problems of all of them.
struct EntryRun: Sendable {
    let catalog: RunCatalog

    /// What became of one file.
    ///
    /// A run holds one for each of perhaps a hundred thousand files, so it is small where nothing is wrong.
    struct Outcome<Made: Sendable>: Sendable {
        /// What was made of the entry; nil where something is wrong.
        var made: Made?
        var problems: [Diagnostic] = []
        /// The id as the file gives it, and the entry's aliases, which may not be ids of others.
        private let id: String?
        private let aliases: [String]
        private var failures: [CommandFailure] = []

        /// An outcome of a file of which nothing is made yet.
        init(_ file: EntryFile) {
            id = file.statedID?.text
            aliases = id == nil ? [] : file.entry?.aliases ?? []
            problems = file.diagnostics.filter { $0.severity == .error }
        }

        /// Why nothing can be made of the entry, where its file is in order.
        var failure: CommandFailure? {
            get { failures.first }
            set { failures = newValue.map { [$0] } ?? [] }
        }

        /// Every name that the file lays claim to.
        var ids: [String] { (id.map { [$0] } ?? []) + aliases }
    }

    /// What is made of every entry, in the order of the files.
    ///
    /// `make` gets some files at a time, and a state of its worker's own; once something has failed, it is told
    /// only to read, so that all problems are found.
    ///
    /// Throws the problems of every file where there is one, else the first failure.
    func made<State, Made: Sendable>(
        on console: Console, state: @Sendable () -> State,
        _ make: @Sendable (_ files: [EntryFile], _ onlyRead: Bool, _ state: inout State) -> [Outcome<Made>]
    ) throws(CommandFailure) -> [Made] {
        let progress = console.progress(total: catalog.catalog.files.count + catalog.catalog.problems.count)
        let hasFailed = Atomic(false)
        let outcomes = catalog.catalog.mapBatches(state: state) { files, state -> [Outcome<Made>]? in
            if Interruption.isRequested { return nil }
            defer { progress.advance(by: files.count) }
            let outcomes = make(files, hasFailed.load(ordering: .relaxed), &state)
            if outcomes.contains(where: { $0.made == nil }) { hasFailed.store(true, ordering: .relaxed) }
            return outcomes
        }
        progress.end()
        guard let outcomes else { throw .failed(.interrupted, "interrupted; nothing was written") }
        var problems = outcomes.flatMap(\.problems)
        if catalog.isWhole { problems += repeatedIDs(outcomes) }
        guard problems.isEmpty else {
            throw .diagnosed(.finding, problems.sorted(by: Diagnostic.inReadingOrder))
        }
        if let failure = outcomes.compactMap(\.failure).first { throw failure }
        return outcomes.compactMap(\.made)
    }

    /// The ids that several files claim; only those files are read again, for the places.
    private func repeatedIDs<Made>(_ outcomes: [Outcome<Made>]) -> [Diagnostic] {
        let repeated = UniqueIDs.repeated(outcomes.flatMap(\.ids))
        guard !repeated.isEmpty else { return [] }
        let files = zip(catalog.catalog.files, outcomes).filter { _, outcome in
            outcome.ids.contains { repeated.contains($0.lowercased()) }
        }
        return UniqueIDs.problems(
            files.flatMap { catalog.catalog.read($0.0).claims })
    }
}
