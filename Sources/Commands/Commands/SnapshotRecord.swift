import CommandTable
import Diagnostics
import Publishing
import Snapshots

extension ProgramCommand {
    static let snapshotRecord = ProgramCommand(
        name: "record", summary: "Make goldens of what is rendered now",
        discussion: """
            By default only goldens are made that are missing, and those are mended whose lines end with CR LF \
            and that are right otherwise; --changed replaces those that have changed. All are written, or \
            none: where one entry is wrong or cannot be rendered, or becomes other bytes when it is rendered a \
            second time, nothing is.

            Where there is no golden and no snapshots.json yet, every renderer that is built in is recorded.
            """,
        examples: [
            Example("emptystates snapshot record", "Goldens for what has none"),
            Example("emptystates snapshot record airbnb --changed", "What Airbnb's entry has become"),
            Example("emptystates snapshot record --missing --changed", "Everything as it is now"),
        ],
        options: OptionList(SnapshotOptions.missing, SnapshotOptions.changed) + SnapshotOptions.scope,
        operands: OperandList(.goldens)
    ) { parsed, context throws(CommandFailure) in
        Interruption.install()
        Signals.ignoreFileSizeSignal()
        let setup = try SnapshotSetup(parsed, context, .recording)
        let recordsChanged = parsed[SnapshotOptions.changed]
        let recordsMissing = parsed[SnapshotOptions.missing] || !recordsChanged
        let writing = GoldenWriting(setup.store)
        let wanted: Set<SnapshotOutcome> = Set(
            (recordsMissing ? [.missing] : []) + (recordsChanged ? [.changed] : []))
        let comparison = GoldenComparison(setup, confirming: wanted) {
            name, outcome, golden, rendering throws(CommandFailure) in
            let isWanted =
                outcome == .missing
                ? recordsMissing
                : recordsChanged || Difference.isOfLineEndingsOnly(golden: golden, rendering: rendering)
            if isWanted { try writing.add(name.path, rendering) }
            return isWanted ? Difference.recorded : nil
        }
        do throws(CommandFailure) {
            let result = try SnapshotRun(comparison: comparison, console: context.console)
                .run(findsOrphans: false)
            try refuseFailures(result)
            return try finish(writing, result.report, setup, context.console)
        } catch {
            writing.cancel()
            throw error
        }
    }

    /// Where something is wrong, nothing is recorded.
    private static func refuseFailures(_ result: SnapshotRun.Result) throws(CommandFailure) {
        guard result.problems.isEmpty else { throw .diagnosed(.finding, result.problems) }
        let failures = result.report.findings.filter { $0.outcome == .failed || $0.outcome == .unreadable }
        guard let first = failures.first else { return }
        let more = failures.count > 1 ? ", and \(failures.count - 1) more" : ""
        throw .failed(
            .finding,
            "nothing was recorded: \(first.name.path) \(first.outcome.rawValue)"
                + (first.reason.map { ": \($0)" } ?? "") + more)
    }

    private static func finish(
        _ writing: GoldenWriting, _ report: SnapshotReport, _ setup: SnapshotSetup, _ console: Console
    ) throws(CommandFailure) -> ExitStatus {
        if Interruption.isRequested { throw .failed(.interrupted, "interrupted; nothing was written") }
        let count = try writing.finish()
        let left = report.findings.count { $0.outcome == .changed && $0.change == nil }
        let missing = report.findings.count { $0.outcome == .missing && $0.change == nil }
        console.remark(
            "emptystates: \(Counted.text(count, "golden", "goldens")) recorded in \(setup.store.folder), "
                + "\(report.matchedCount) unchanged")
        if left > 0 {
            console.remark(
                "emptystates: \(Counted.text(left, "changed golden was left as it is", "changed goldens were left as they are")); "
                    + "see 'snapshot review', or record with --changed")
        }
        if missing > 0 {
            console.remark(
                "emptystates: \(Counted.text(missing, "golden is", "goldens are")) still missing; "
                    + "record them with --missing")
        }
        return .done
    }
}
