import CatalogModel
import CommandTable
import Diagnostics
import FileSystem
import Publishing
import Rendering
import Snapshots

/// A review: where the renderings wait, what has changed, and what becomes of it.
struct SnapshotReviewing {
    private let setup: SnapshotSetup
    private let context: CommandContext
    private let parsed: Parsed
    private let pending: PendingFolder
    /// Whether the folder of what waits was made for this review.
    private let isOwnFolder: Bool
    private let details: ChangeDetails
    /// What has changed, the widest change first.
    let changes: [SnapshotReport.Change]
    /// What nobody can decide on here: goldens that are orphaned or cannot be read or rendered, and what is wrong
    /// with the catalogue; nothing where only what waits is looked at.
    let others: SnapshotReport

    init(_ parsed: Parsed, _ context: CommandContext) throws(CommandFailure) {
        let setup = try SnapshotSetup(parsed, context, .comparing)
        self.setup = setup
        self.context = context
        self.parsed = parsed
        let named = parsed[SnapshotOptions.waiting]
        let beside = PendingFolder(named ?? setup.store.folder)
        let waiting = try Self.waiting(beside, setup)
        guard !waiting.isEmpty || named == nil else { throw WaitingGoldens.nothing(in: beside) }
        isOwnFolder = waiting.isEmpty && named == nil
        guard isOwnFolder else {
            pending = beside
            let comparison = GoldenComparison(setup) { _, _, _, _ throws(CommandFailure) in nil }
            details = Self.details(comparison, Self.files(setup), context, beside)
            changes = try Self.report(waiting, beside, setup).changes
            others = SnapshotReport(matchedCount: 0, findings: [])
            return
        }
        let own = try Self.ownFolder(in: context.console.environment["TMPDIR"] ?? "/tmp")
        pending = own
        let comparison = GoldenComparison(setup) { name, outcome, golden, rendering throws(CommandFailure) in
            try CommandFailure.wrapping { () throws(StoreProblem) in
                try own.leave(rendering, for: name.path)
            }
            return outcome == .missing
                ? Difference(new: [], by: name.renderer).key
                : Difference(golden: golden, rendering: rendering).key
        }
        do throws(CommandFailure) {
            let result = try SnapshotRun(comparison: comparison, console: context.console).run()
            details = Self.details(comparison, result.files, context, own)
            changes = result.report.changes
            others = SnapshotReport(
                matchedCount: 0,
                findings: result.report.findings.filter { $0.outcome != .changed && $0.outcome != .missing },
                problems: result.report.problems)
            for problem in result.problems { context.console.complain(problem.text) }
        } catch {
            try? own.removeAll(setup.layout)
            throw error
        }
    }

    private static func details(
        _ comparison: GoldenComparison, _ files: [String: String], _ context: CommandContext,
        _ pending: PendingFolder
    ) -> ChangeDetails {
        ChangeDetails(
            comparison: comparison, files: files, scenes: context.registry["json"], pending: pending)
    }

    // MARK: What waits

    private static func waiting(
        _ pending: PendingFolder, _ setup: SnapshotSetup
    ) throws(CommandFailure) -> [GoldenName] {
        try CommandFailure.wrapping { () throws(StoreProblem) in
            try pending.goldens(setup.layout).filter { setup.isInScope($0, firstState: nil) }
        }
    }

    private static func report(
        _ names: [GoldenName], _ pending: PendingFolder, _ setup: SnapshotSetup
    ) throws(CommandFailure) -> SnapshotReport {
        var findings: [SnapshotReport.Finding] = []
        for name in names {
            let rendering = try CommandFailure.wrapping { () throws(StoreProblem) in
                try pending.rendering(for: name.path)
            }
            guard let rendering else { continue }
            let golden = setup.store.bytes(of: name.path)
            let key =
                golden.map { Difference(golden: $0, rendering: rendering).key }
                ?? Difference(new: [], by: name.renderer).key
            guard golden != rendering else { continue }
            findings.append(
                SnapshotReport.Finding(name: name, outcome: golden == nil ? .missing : .changed, change: key))
        }
        return SnapshotReport(matchedCount: 0, findings: findings)
    }

    /// The files of the entries, by id, for showing scenes.
    private static func files(_ setup: SnapshotSetup) -> [String: String] {
        let catalog = setup.selection.catalog
        let pairs = catalog.map(workers: setup.jobs) { file in file.statedID.map { ($0.text, file.file) } }
        return Dictionary(pairs.compactMap { $0 }) { first, _ in first }
    }

    private static func ownFolder(in folder: String) throws(CommandFailure) -> PendingFolder {
        do throws(FileError) {
            return PendingFolder(try TemporaryFolder.make("emptystates-review", in: folder))
        } catch {
            throw .failed(.couldNotRun, "there is no folder for the renderings: \(error)")
        }
    }

    /// Removes the folder that was made for this review.
    func close() {
        if isOwnFolder { try? pending.removeAll(setup.layout) }
    }

    // MARK: Decisions

    /// Tells of what nobody can decide on here.
    func tellOthers() {
        let console = context.console
        for line in ReportText(others, parsed, console.environment).findings { console.print(line) }
        console.flush()
    }

    /// Asks of every change.
    func run(_ keyboard: inout ReviewKeyboard) -> Reviewer.Decisions? {
        let console = context.console
        let columns = parsed[RenderTarget.width] ?? console.environment.width
        let terminal = ReviewTerminal(
            console: console, details: details, text: ReportText(others, parsed, console.environment),
            chafa: Chafa(console.environment), drawing: context.registry["svg"],
            colors: console.environment.colors(parsed[RenderTarget.color]),
            screen: .ofTerminal(columns: columns))
        return Reviewer(changes: changes).run(
            show: terminal.show, sayKeys: terminal.sayKeys, nextKey: { keyboard.next() })
    }

    /// Writes what was accepted, all or nothing, and lets go of what was rejected.
    func carryOut(_ decisions: Reviewer.Decisions) throws(CommandFailure) {
        let count = try GoldenAcceptance(store: setup.store, pending: pending).accept(decisions.accepted)
        try CommandFailure.wrapping { () throws(StoreProblem) in
            for golden in decisions.rejected where !isOwnFolder { try pending.remove(golden) }
        }
        context.console.remark(
            "emptystates: \(count) accepted, \(decisions.rejected.count) rejected, "
                + "\(decisions.skippedCount) skipped")
    }

    /// Whether a verification would find nothing any more.
    func isComplete(_ decisions: Reviewer.Decisions) -> Bool {
        decisions.skippedCount == 0 && decisions.rejected.isEmpty
            && others.hasPassed(orphans: context.console.environment.orphans(nil))
    }

    /// What there is besides changes, for a line: `2 orphaned, 1 failed`.
    var otherCounts: String {
        var counts = SnapshotOutcome.allCases.filter { $0 != .matched && others.count($0) > 0 }
            .map { "\(others.count($0)) \($0.rawValue)" }
        if !others.problems.isEmpty { counts.append("the catalogue is wrong") }
        return counts.joined(separator: ", ")
    }
}
