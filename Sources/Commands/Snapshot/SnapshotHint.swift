import Snapshots

/// What to do about what a verification has found.
struct SnapshotHint {
    let report: SnapshotReport
    let isContinuousIntegration: Bool
    /// Whether a page that shows the changes is written anyway.
    let hasPage: Bool

    /// A line for each outcome that there is a command for.
    var lines: [String] {
        var lines: [String] = []
        if report.count(.changed) > 0 {
            // Nobody sits at the terminal of a build, and what it leaves there is gone with it.
            if !isContinuousIntegration {
                lines.append("'snapshot review' shows each change and asks what is right")
            } else if !hasPage {
                lines.append("'snapshot verify --html FILE' makes a page that shows each change")
            }
        }
        if report.count(.missing) > 0 {
            lines.append("'snapshot record' makes the goldens that are missing")
        }
        if report.count(.orphaned) > 0 {
            lines.append("'snapshot prune' removes goldens that are orphaned; --dry-run names them")
        }
        return lines
    }
}
