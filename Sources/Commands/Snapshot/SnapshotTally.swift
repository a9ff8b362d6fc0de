import CatalogModel
import CommandTable
import Diagnostics
import Snapshots

/// What has been found so far, by one worker or by all.
struct SnapshotTally: Sendable {
    /// How many goldens match.
    var matchedCount = 0
    /// What is to be said of the others.
    var findings: [SnapshotReport.Finding] = []
    /// The paths of all goldens that are there and accounted for.
    var existing: [String] = []
    /// Scenes that a renderer does not take and of which it has no golden.
    var refusedCount = 0
    /// Why the run cannot go on.
    var failure: CommandFailure?

    /// Adds what another has found.
    mutating func add(_ other: SnapshotTally) {
        matchedCount += other.matchedCount
        findings += other.findings
        existing += other.existing
        refusedCount += other.refusedCount
        failure = failure ?? other.failure
    }
}

/// What became of one file of the catalogue.
struct SnapshotFileOutcome: Sendable {
    /// The entry's id; nil where the file says none.
    var id: String?
    /// The file.
    var file: String
    /// The ids that the entry once had.
    var aliases: [String] = []
    /// The state that its goldens' names leave out; nil where the file is wrong.
    var firstState: String?
    /// The scenes that are kept of it and shown.
    var scenes: Set<String> = []
    /// What a filter may mean of an entry that is another shard's.
    var others: [GoldenName] = []
    var problems: [Diagnostic] = []
    var claims: [UniqueIDs.Claim] = []
    var tally = SnapshotTally()
}

extension [SnapshotFileOutcome] {
    /// The ids of entries, by the ids that they once had.
    var aliases: [String: String] {
        let pairs = flatMap { outcome in outcome.aliases.map { ($0, outcome.id ?? "") } }
        return Dictionary(pairs) { first, _ in first }
    }
}
