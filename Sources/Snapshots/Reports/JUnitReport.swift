import ByteWriting
import MarkupText

/// A report in the XML of JUnit, which CI systems show: a suite for each renderer, a case for each golden.
public enum JUnitReport {
    /// The document; with the same findings it is the same bytes, so it tells no times.
    public static func document(_ report: SnapshotReport, orphans: OrphanPolicy) -> [UInt8] {
        var writer = XMLWriter()
        writer.open("testsuites", [("name", "snapshots")])
        let details = Dictionary(report.changes.map { ($0.key, $0) }) { $1 }
        for (renderer, cases) in suites(report) {
            let failures = cases.count { $0.finding.map { isFailure($0, orphans) } ?? false }
            let skipped = cases.count { $0.finding.map { !isFailure($0, orphans) } ?? false }
            writer.open(
                "testsuite",
                [
                    ("name", renderer), ("tests", "\(cases.count)"), ("failures", "\(failures)"),
                    ("errors", "0"), ("skipped", "\(skipped)"),
                ])
            for item in cases { write(item, orphans, details, to: &writer) }
            writer.close("testsuite")
        }
        if !report.problems.isEmpty { write(report.problems, to: &writer) }
        writer.close("testsuites")
        return writer.bytes
    }

    private struct Case {
        let path: String
        let finding: SnapshotReport.Finding?
    }

    private static func suites(_ report: SnapshotReport) -> [(renderer: String, cases: [Case])] {
        let cases =
            (report.matched ?? []).map { Case(path: $0, finding: nil) }
            + report.findings.map { Case(path: $0.name.path, finding: $0) }
        let groups = Dictionary(grouping: cases) { String($0.path.prefix { $0 != "/" }) }
        return groups.sorted { SnapshotReport.inByteOrder($0.key, $1.key) }.map { renderer, cases in
            (renderer, cases.sorted { SnapshotReport.inByteOrder($0.path, $1.path) })
        }
    }

    private static func isFailure(_ finding: SnapshotReport.Finding, _ orphans: OrphanPolicy) -> Bool {
        finding.outcome != .orphaned || orphans == .fail
    }

    private static func write(
        _ item: Case, _ orphans: OrphanPolicy, _ changes: [ChangeKey: SnapshotReport.Change],
        to writer: inout XMLWriter
    ) {
        let parts = item.path.split(separator: "/", maxSplits: 1)
        let attributes: [(StaticString, String)] = [
            ("classname", String(parts[0])), ("name", String(parts.last ?? "")),
        ]
        guard let finding = item.finding else { return writer.empty("testcase", attributes) }
        writer.open("testcase", attributes)
        let change = finding.change.flatMap { changes[$0] }
        let message = finding.outcome.rawValue + (words(finding, change).map { ": \($0)" } ?? "")
        if isFailure(finding, orphans) {
            writer.element(
                "failure", [("type", finding.outcome.rawValue), ("message", message)], text(finding, change))
        } else {
            writer.empty("skipped", [("message", message)])
        }
        writer.close("testcase")
    }

    /// What many a page shows of a failure alone: its reason, else the first of what has changed in the scene, or
    /// the first line that has.
    private static func words(
        _ finding: SnapshotReport.Finding, _ change: SnapshotReport.Change?
    ) -> String? {
        if let reason = finding.reason { return reason }
        guard let change, let detail = change.detail, !change.isNew else { return nil }
        let more = detail.scene.count - wordLimit
        let scene = detail.scene.prefix(wordLimit) + (more > 0 ? ["and \(more) more"] : [])
        if !scene.isEmpty { return scene.joined(separator: "; ") }
        return detail.lines.first { [.removed, .added, .remark].contains($0.kind) }.map { line in
            let fitted = line.fitted(columns: 120).text
            return line.kind == .remark ? line.text : "\(line.kind.sign) \(fitted)"
        }
    }

    /// Values of the scene that a message names.
    private static let wordLimit = 3

    /// The difference, in the first golden that has it; in the others, where it is.
    private static func text(
        _ finding: SnapshotReport.Finding, _ change: SnapshotReport.Change?
    ) -> String {
        guard let change, let detail = change.detail, !change.isNew else { return "" }
        guard change.goldens.first == finding.name.path else {
            return "the same change as in \(change.goldens[0])"
        }
        let lines = detail.lines.map { "\($0.kind.sign) \($0.text)" } + detail.scene
        return lines.joined(separator: "\n")
    }

    private static func write(_ problems: [String], to writer: inout XMLWriter) {
        writer.open(
            "testsuite",
            [("name", "catalogue"), ("tests", "1"), ("failures", "0"), ("errors", "1"), ("skipped", "0")])
        writer.open("testcase", [("classname", "catalogue"), ("name", "entries")])
        writer.element("error", [("message", "some entries are wrong")], problems.joined(separator: "\n"))
        writer.close("testcase")
        writer.close("testsuite")
    }
}
