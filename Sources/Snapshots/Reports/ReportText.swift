import TerminalText

/// A report as lines for people.
public struct ReportText {
    private let report: SnapshotReport
    private let columns: Int
    private let isColored: Bool
    private let wrapsGoldens: Bool

    /// Changes that are shown; the others are counted.
    public static let changeLimit = 20
    /// Lines of a difference that are shown.
    public static let lineLimit = 40
    /// Findings from which on a table counts them first.
    private static let tableLimit = 20
    /// Goldens of one outcome that are listed.
    private static let goldenLimit = 100
    /// Goldens of one change that are named.
    private static let nameLimit = 5

    /// The text of a report, in lines of at most `columns` columns.
    ///
    /// A golden is told of in one line, however long, for what reads lines; with `wrapsGoldens`, in several.
    public init(_ report: SnapshotReport, columns: Int, isColored: Bool = false, wrapsGoldens: Bool = false) {
        self.report = report
        self.columns = columns
        self.isColored = isColored
        self.wrapsGoldens = wrapsGoldens
    }

    /// What is wrong with each golden, then what has changed, then how many there are of each.
    ///
    /// Where there are many, a table says first how many each renderer has.
    public var lines: [String] {
        var lines: [String] = []
        if report.findings.count > Self.tableLimit {
            lines += ReportTable(findings: report.findings).lines + [""]
        }
        lines += findings
        for change in report.changes.filter({ !$0.isNew }).prefix(Self.changeLimit) {
            lines += [""] + self.lines(of: change)
        }
        let more = report.changes.count { !$0.isNew } - Self.changeLimit
        if more > 0 {
            lines += [""]
            lines += wrapped(
                "and \(more) other \(more == 1 ? "change" : "changes"); to see more, name entries or a renderer, "
                    + "or have a page of them with --html FILE")
        }
        if !lines.isEmpty { lines.append("") }
        return lines + wrapped(report.summary)
    }

    /// What is wrong with each golden.
    public var findings: [String] { SnapshotOutcome.allCases.flatMap(list) }

    private func list(_ outcome: SnapshotOutcome) -> [String] {
        let findings = report.findings.filter { $0.outcome == outcome }
        let word = Truncation.pad(outcome.rawValue, to: 10)
        let kept = findings.prefix(Self.goldenLimit)
        let lines = kept.flatMap { finding in
            golden(
                "\(word)  \(finding.name.path)" + (finding.reason.map { ": " + VisibleText.escape($0) } ?? "")
            )
        }
        let more = findings.count - kept.count
        return more > 0 ? lines + ["\(word)  and \(more) more"] : lines
    }

    private func golden(_ line: String) -> [String] {
        wrapsGoldens
            ? WrappedText.lines(line, columns: columns, indent: String(repeating: " ", count: 12)) : [line]
    }

    private func wrapped(_ text: String) -> [String] {
        WrappedText.lines(text, columns: columns, indent: "  ")
    }

    /// A change: who has had it, and what it is in the first of them.
    public func lines(of change: SnapshotReport.Change) -> [String] {
        wrapped(heading(change)) + (change.detail.map(lines) ?? [])
    }

    private func heading(_ change: SnapshotReport.Change) -> String {
        let names = change.goldens.prefix(Self.nameLimit).joined(separator: ", ")
        let more = change.goldens.count - Self.nameLimit
        let tail = more > 0 ? " and \(more) more" : ""
        let count = change.goldens.count
        if change.isNew { return "\(count == 1 ? "a new golden" : "\(count) new goldens"): \(names)\(tail)" }
        guard count > 1 else { return "a change in \(names)" }
        return "the same change in \(count) goldens: \(names)\(tail)"
    }

    private func lines(of detail: SnapshotReport.Detail) -> [String] {
        let digits = detail.lines.compactMap(\.number).max().map { String($0).utf8.count } ?? 1
        return detail.lines.flatMap { line in self.lines(of: line, digits) }
            + detail.scene.flatMap { words in
                WrappedText.lines("  " + VisibleText.escape(words), columns: columns, indent: "    ")
            }
    }

    /// A line of a difference, cut where it is too long; a remark goes on in further lines, since its end may
    /// be what to do.
    private func lines(of line: DifferenceLine, _ digits: Int) -> [String] {
        let number = line.number.map(String.init) ?? ""
        let margin = String(repeating: " ", count: max(0, digits - number.utf8.count)) + number
        let lead = "  \(margin) \(line.kind.sign) "
        if line.kind == .remark {
            let indent = String(repeating: " ", count: lead.utf8.count)
            return WrappedText.lines(lead + line.text, columns: columns, indent: indent).map {
                color($0, .remark)
            }
        }
        let fitted = line.fitted(columns: max(20, columns - digits - 5))
        let text = fitted.segments.map { $0.isMarked ? mark($0.text) : $0.text }.joined()
        return [color(lead + text, line.kind)]
    }

    // The sixteen colours that each terminal has; `7` is reverse video.

    private func color(_ text: String, _ kind: DifferenceLine.Kind) -> String {
        guard isColored else { return text }
        switch kind {
        case .removed: return "\u{1B}[31m\(text)\u{1B}[0m"
        case .added: return "\u{1B}[32m\(text)\u{1B}[0m"
        case .gap, .remark: return "\u{1B}[2m\(text)\u{1B}[0m"
        case .context: return text
        }
    }

    private func mark(_ text: String) -> String {
        isColored ? "\u{1B}[7m\(text)\u{1B}[27m" : text
    }
}
