import CatalogModel
import CommandTable
import Diagnostics
import Publishing
import Rendering
import Synchronization

/// Renders entries on both cores into a folder: all of them, or nothing is written.
struct CatalogRun {
    let stager: EntryStager
    let output: FolderExport
    let console: Console

    init(catalog: RunCatalog, job: RenderJob, shard: Shard = .whole, output: FolderExport, console: Console) {
        stager = EntryStager(catalog: catalog, job: job, shard: shard, output: output)
        self.output = output
        self.console = console
    }

    /// Renders and stages; the cards of all entries, in the order of the ids.
    ///
    /// Throws the problems of every file where there is one, else the first failure.
    func render() throws(CommandFailure) -> [EntryCard] {
        let progress = console.progress(total: stager.catalog.catalog.files.count)
        let hasFailed = Atomic(false)
        let stager = stager
        let outcomes = stager.catalog.catalog.map {
            [UInt8]()
        } _: { file, buffer -> EntryStager.Outcome? in
            if Interruption.isRequested { return nil }
            defer { progress.advance() }
            let outcome = stager.stage(
                file, onlyRead: hasFailed.load(ordering: .relaxed), buffer: &buffer)
            if outcome.card == nil { hasFailed.store(true, ordering: .relaxed) }
            return outcome
        }
        progress.end()
        guard let outcomes else { throw interrupted() }
        var problems = outcomes.flatMap(\.problems)
        if stager.catalog.isWhole { problems += repeatedIDs(outcomes) }
        guard problems.isEmpty else {
            output.cancel()
            throw .diagnosed(.finding, problems.sorted(by: Diagnostic.inReadingOrder))
        }
        do throws(CommandFailure) {
            if let failure = outcomes.compactMap(\.failure).first { throw failure }
            try stager.scenes.finish()
        } catch {
            output.cancel()
            throw error
        }
        for note in stager.scenes.sortedNotes() { console.report(note) }
        return outcomes.compactMap(\.card).sorted { $0.id < $1.id }
    }

    /// The ids that several files claim; only those files are read again, for the places.
    private func repeatedIDs(_ outcomes: [EntryStager.Outcome]) -> [Diagnostic] {
        let repeated = UniqueIDs.repeated(outcomes.compactMap(\.id) + outcomes.flatMap(\.aliases))
        guard !repeated.isEmpty else { return [] }
        let catalog = stager.catalog.catalog
        let files = zip(catalog.files, outcomes).filter { _, outcome in
            let ids = (outcome.id.map { [$0] } ?? []) + outcome.aliases
            return ids.contains { repeated.contains($0.lowercased()) }
        }
        return UniqueIDs.problems(files.flatMap { Catalog.read(catalog.path(of: $0.0)).claims })
    }

    /// Puts everything in place.
    func finish() throws(CommandFailure) -> FolderExport.Summary {
        if Interruption.isRequested { throw interrupted() }
        do throws(ExportFailure) {
            return try output.finish()
        } catch {
            throw CommandFailure(error)
        }
    }

    private func interrupted() -> CommandFailure {
        output.cancel()
        return .failed(.interrupted, "interrupted; nothing was written")
    }
}

/// What the index of an export needs of an entry.
struct EntryCard: Sendable {
    let id: String
    let name: String
    private let why: Purpose?
    /// A bit for each state that has a page: lists would take more room than all the rest.
    private let pages: UInt8
    /// The state whose page is called by the id alone.
    private let firstState: StateName

    init(_ entry: Entry, states: [StateName]) {
        id = entry.id
        name = entry.name
        why = entry.purpose
        pages = states.reduce(0) { $0 | Self.bit($1) }
        firstState = entry.firstState
    }

    var purpose: String? { why?.rawValue }

    /// The states that have a page, in the order of `StateName`.
    var states: [StateName] { StateName.allCases.filter { pages & Self.bit($0) != 0 } }

    private static func bit(_ state: StateName) -> UInt8 {
        1 << UInt8(StateName.allCases.firstIndex(of: state) ?? 0)
    }

    /// The stem of the file of a state's page.
    func stem(_ state: StateName) -> String { state == firstState ? id : "\(id).\(state.rawValue)" }
}
