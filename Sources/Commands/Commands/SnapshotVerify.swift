import CommandTable
import Diagnostics
import Publishing
import Rendering
import Snapshots

extension ProgramCommand {
    static let snapshotVerify = ProgramCommand(
        name: "verify", summary: "Render everything, and compare it with the goldens",
        discussion: """
            It writes nothing into the folder of goldens. It ends with 0 only if every golden matched: a golden \
            that is missing fails, and so does an orphan where CI is set. Equal changes are shown once, with \
            the goldens that have had them; where the scene is kept as JSON, what has changed in it is told in \
            the words of the entry's file.

            A golden whose lines end with CR LF, as some version control makes them, fails with a message that \
            says so; record mends it. A line feed that is missing at the end, or one too many, is a change.

            A renderer that is a program and breaks down three times in a row is not asked again: its other \
            goldens fail as not run.
            """,
        examples: [
            Example("emptystates snapshot verify", "All goldens there are"),
            Example("emptystates snapshot verify 'air*' --renderer html", "Some of them"),
            Example(
                "emptystates snapshot verify --pending waiting --html report.html", "And what to look at"),
            Example(
                "emptystates snapshot verify --shard 1/2 --json > 1.json", "On the first of two machines"),
        ],
        options: SnapshotOptions.scope + OptionList(SnapshotOptions.shard, SnapshotOptions.pending)
            + ReportOutput.options,
        operands: OperandList(.goldens)
    ) { parsed, context throws(CommandFailure) in
        Interruption.install()
        let console = context.console
        let output = try ReportOutput(parsed, console)
        let setup = try SnapshotSetup(parsed, context, .comparing)
        let pending = pendingFolder(parsed, console)
        let writing = pending.map(PendingWriting.init)
        let comparison = GoldenComparison(setup) { name, outcome, golden, rendering throws(CommandFailure) in
            try writing?.leave(rendering, for: name.path)
            return outcome == .missing
                ? Difference(new: [], by: name.renderer).key
                : Difference(golden: golden, rendering: rendering).key
        }
        var run = SnapshotRun(comparison: comparison, console: console)
        run.namesMatched = output.namesMatched
        var result: SnapshotRun.Result
        do throws(CommandFailure) {
            result = try run.run()
        } catch {
            writing?.cancel()
            throw error
        }
        if let pending { try clear(pending, but: result.report, setup) }
        ChangeDetails(
            comparison: comparison, files: result.files, scenes: context.registry["json"]
        ).fill(
            &result.report, limit: output.changeLimit, includingNew: output.showsRenderings,
            showsRenderings: output.showsRenderings)
        for problem in result.problems { console.complain(problem.text) }
        let status = try output.publish(result.report)
        console.remark(others: result.others)
        let hint = SnapshotHint(
            report: result.report, isContinuousIntegration: console.environment.isContinuousIntegration,
            hasPage: output.showsRenderings)
        for line in hint.lines { console.remark("emptystates: \(line)") }
        return status
    }

    /// The folder for what was rendered; nil where none is wanted, and in continuous integration.
    private static func pendingFolder(_ parsed: Parsed, _ console: Console) -> PendingFolder? {
        guard let folder = parsed[SnapshotOptions.pending] else { return nil }
        guard !console.environment.isContinuousIntegration else {
            console.remark("emptystates: --pending is left out, since CI is set")
            return nil
        }
        return PendingFolder(folder)
    }

    /// Removes what waited for goldens that are right now.
    private static func clear(
        _ pending: PendingFolder, but report: SnapshotReport, _ setup: SnapshotSetup
    ) throws(CommandFailure) {
        let left = Set(report.changes.flatMap(\.goldens))
        try CommandFailure.wrapping { () throws(StoreProblem) in
            for name in try pending.goldens(setup.layout)
            where !left.contains(name.path) && setup.isInScope(name, firstState: nil) {
                try pending.remove(name.path)
            }
        }
    }
}
