import Publishing

extension SnapshotReport {
    /// One report of several, such as those of all shards.
    ///
    /// - Throws: `StoreProblem` where a shard is missing or there twice, where reports of shards and others are
    ///   mixed, where a golden is in two reports, or none in any: the sum would say what no run has seen.
    public static func merged(_ reports: [SnapshotReport]) throws(StoreProblem) -> SnapshotReport {
        try checkShards(reports.map(\.shard))
        try checkPaths(reports)
        var merged = SnapshotReport(
            matchedCount: reports.reduce(0) { $0 + $1.matchedCount },
            matched: reports.contains { $0.matched == nil }
                ? nil : reports.flatMap { $0.matched ?? [] }.sorted(by: inByteOrder),
            findings: reports.flatMap(\.findings), problems: distinct(reports.flatMap(\.problems)),
            refusedCount: reports.reduce(0) { $0 + $1.refusedCount })
        guard merged.total > 0 || !merged.problems.isEmpty else {
            throw StoreProblem("nothing was compared in any of the reports")
        }
        var details: [ChangeKey: Detail] = [:]
        for change in reports.flatMap(\.changes) where details[change.key] == nil {
            details[change.key] = change.detail
        }
        for index in merged.changes.indices {
            merged.changes[index].detail = details[merged.changes[index].key]
        }
        return merged
    }

    /// Every shard reads the whole catalogue, so each tells the same problems of it.
    private static func distinct(_ problems: [String]) -> [String] {
        var seen: Set<String> = []
        return problems.filter { seen.insert($0).inserted }
    }

    private static func checkShards(_ shards: [String?]) throws(StoreProblem) {
        let known = shards.compactMap { $0.flatMap(Shard.init) }
        guard let first = known.first else { return }
        guard known.count == shards.count, known.allSatisfy({ $0.count == first.count }) else {
            throw StoreProblem("these reports are not the shards of one run")
        }
        for index in 1...first.count {
            let count = known.count { $0.index == index }
            guard count == 1 else {
                throw StoreProblem(
                    "shard \(index)/\(first.count) is \(count == 0 ? "missing" : "there \(count) times")",
                    remedy: "name the report of each shard once")
            }
        }
    }

    private static func checkPaths(_ reports: [SnapshotReport]) throws(StoreProblem) {
        var seen: Set<String> = []
        for path in reports.flatMap({ ($0.matched ?? []) + $0.findings.map(\.name.path) })
        where !seen.insert(path).inserted {
            throw StoreProblem(
                "\(path) is in two of the reports", remedy: "merge reports of different goldens only")
        }
    }
}
