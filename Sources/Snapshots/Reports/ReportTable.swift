import TerminalText

/// How many goldens of each renderer had each outcome that is one to tell of.
struct ReportTable {
    let findings: [SnapshotReport.Finding]

    /// A heading and a line for each renderer.
    var lines: [String] {
        let outcomes = SnapshotOutcome.allCases.filter { outcome in
            findings.contains { $0.outcome == outcome }
        }
        let groups = Dictionary(grouping: findings, by: \.name.renderer).sorted {
            SnapshotReport.inByteOrder($0.key, $1.key)
        }
        let width = groups.map { CellWidth.of($0.key) }.max() ?? 0
        let heading = ([Truncation.pad("", to: width)] + outcomes.map(\.rawValue)).joined(separator: "  ")
        return [heading]
            + groups.map { renderer, findings in
                let counts = outcomes.map { outcome in
                    let count = findings.count { $0.outcome == outcome }
                    return Self.right(count == 0 ? "" : "\(count)", outcome.rawValue.utf8.count)
                }
                let line = ([Truncation.pad(renderer, to: width)] + counts).joined(separator: "  ")
                return String(line.reversed().drop { $0 == " " }.reversed())
            }
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.utf8.count)) + text
    }
}
