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
        if stager.catalog.isWhole { problems += UniqueIDs.problems(outcomes.flatMap(\.claims)) }
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
    let purpose: String?
    /// The states that have a page.
    let states: [StateName]
    /// The state whose page is called by the id alone.
    private let firstState: StateName

    init(_ entry: Entry, states: [StateName]) {
        id = entry.id
        name = entry.name
        purpose = entry.purpose?.rawValue
        self.states = states
        firstState = entry.firstState
    }

    /// The stem of the file of a state's page.
    func stem(_ state: StateName) -> String { state == firstState ? id : "\(id).\(state.rawValue)" }
}
