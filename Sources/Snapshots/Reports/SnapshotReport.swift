/// What a comparison of goldens with renderings has found.
public struct SnapshotReport: Sendable {
    /// What is to be said of one golden that does not match.
    public struct Finding: Hashable, Sendable {
        /// The golden.
        public var name: GoldenName
        /// What became of it.
        public var outcome: SnapshotOutcome
        /// Why, as a clause; nil where the outcome says all.
        public var reason: String?
        /// The change, for a golden that has changed or is missing.
        public var change: ChangeKey?

        /// A finding.
        public init(
            name: GoldenName, outcome: SnapshotOutcome, reason: String? = nil, change: ChangeKey? = nil
        ) {
            self.name = name
            self.outcome = outcome
            self.reason = reason
            self.change = change
        }
    }

    /// A change that several goldens may have had.
    public struct Change: Sendable {
        /// What it is known by.
        public var key: ChangeKey
        /// Whether the goldens are missing, and not another.
        public var isNew: Bool
        /// The paths of the goldens that have had it: first those without a variant, then those without a state,
        /// since a change is shown as it is in the first; otherwise in order.
        public var goldens: [String]
        /// The difference of the first golden; nil where it has not been looked into.
        public var detail: Detail?

        /// A change of some goldens.
        public init(key: ChangeKey, isNew: Bool, goldens: [String], detail: Detail? = nil) {
            self.key = key
            self.isNew = isNew
            self.goldens = goldens
            self.detail = detail
        }
    }

    /// What a change is, looked at in one golden.
    public struct Detail: Sendable {
        /// The difference, already cut.
        public var lines: [DifferenceLine]
        /// What has changed in the scene: `airbnb: states.empty.title.color #c9c9c9 -> #c8c8c8`.
        public var scene: [String]
        /// Golden and rendering, where they are to be shown.
        public var renderings: Renderings?

        /// The difference of one golden.
        public init(lines: [DifferenceLine], scene: [String] = [], renderings: Renderings? = nil) {
            self.lines = lines
            self.scene = scene
            self.renderings = renderings
        }
    }

    /// The bytes of a golden and of its rendering.
    public struct Renderings: Sendable {
        /// The golden; nil where there is none.
        public var golden: [UInt8]?
        /// The rendering.
        public var rendering: [UInt8]
        /// What they are: `text/html`.
        public var mediaType: String

        /// Two renderings.
        public init(golden: [UInt8]?, rendering: [UInt8], mediaType: String) {
            self.golden = golden
            self.rendering = rendering
            self.mediaType = mediaType
        }
    }

    /// How many goldens match.
    public var matchedCount: Int
    /// The paths of those that match, in order; nil where they are only counted.
    public var matched: [String]?
    /// All other goldens, by outcome and then by path.
    public private(set) var findings: [Finding]
    /// What has changed, the widest change first.
    public var changes: [Change]
    /// What is wrong with the catalogue, so that some goldens could not be judged.
    public var problems: [String]
    /// Scenes that a renderer does not take, for want of a feature, and of which it has no golden.
    public var refusedCount: Int
    /// The share of the entries that was looked at, as `1/2`; nil for all.
    public var shard: String?

    /// A report of its parts; the changes of the findings are gathered.
    public init(
        matchedCount: Int, matched: [String]? = nil, findings: [Finding], problems: [String] = [],
        refusedCount: Int = 0, shard: String? = nil
    ) {
        self.matchedCount = matchedCount
        self.matched = matched
        self.findings = findings.sorted(by: Self.inOrder)
        self.problems = problems
        self.refusedCount = refusedCount
        self.shard = shard
        changes = Self.changes(of: self.findings)
    }

    private static func inOrder(_ one: Finding, _ other: Finding) -> Bool {
        one.outcome == other.outcome
            ? inByteOrder(one.name.path, other.name.path) : one.outcome < other.outcome
    }

    static func inByteOrder(_ one: String, _ other: String) -> Bool {
        one.utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// The changes of findings that are in order.
    private static func changes(of findings: [Finding]) -> [Change] {
        let groups = Dictionary(grouping: findings.filter { $0.change != nil }) { $0.change }
        let changes = groups.compactMap { key, findings in
            key.map { key in
                Change(
                    key: key, isNew: findings.contains { $0.outcome == .missing },
                    goldens: findings.map(\.name).sorted(by: GoldenName.isPlainer).map(\.path))
            }
        }
        return changes.sorted { one, other in
            if one.isNew != other.isNew { return other.isNew }
            if one.goldens.count != other.goldens.count { return one.goldens.count > other.goldens.count }
            return inByteOrder(one.goldens[0], other.goldens[0])
        }
    }
}

extension SnapshotReport {
    /// How many goldens had an outcome.
    public func count(_ outcome: SnapshotOutcome) -> Int {
        outcome == .matched ? matchedCount : findings.count { $0.outcome == outcome }
    }

    /// How many goldens were looked at or looked for.
    public var total: Int { matchedCount + findings.count }

    /// Whether nothing is to be said against any golden.
    public func hasPassed(orphans: OrphanPolicy) -> Bool {
        problems.isEmpty && findings.allSatisfy { $0.outcome == .orphaned && orphans == .warn }
    }

    /// `2 matched, 1 changed`.
    public var summary: String {
        let counts = SnapshotOutcome.allCases.compactMap { outcome -> String? in
            let count = count(outcome)
            return count > 0 || outcome == .matched ? "\(count) \(outcome.rawValue)" : nil
        }
        let refused = refusedCount > 0 ? ["\(refusedCount) not taken by their renderer"] : []
        return (counts + refused).joined(separator: ", ")
    }
}
