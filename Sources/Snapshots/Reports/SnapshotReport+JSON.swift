public import SceneModel

extension SnapshotReport {
    /// The version of the JSON form.
    static let version = 1

    /// The report for programs, and for `merge-reports`.
    public func json(orphans: OrphanPolicy) -> JSONValue {
        var members: [String: JSONValue] = [
            "version": .number(Double(Self.version)), "passed": .bool(hasPassed(orphans: orphans)),
            "counts": .object(
                Dictionary(
                    SnapshotOutcome.allCases.map { ($0.rawValue, JSONValue.number(Double(count($0)))) }
                ) { $1 }),
            "refused": .number(Double(refusedCount)),
            "findings": .array(findings.map(\.json)), "changes": .array(changes.map(\.json)),
            "problems": .strings(problems),
        ]
        if let matched { members["matched"] = .strings(matched) }
        if let shard { members["shard"] = .string(shard) }
        return .object(members)
    }
}

extension SnapshotReport.Finding {
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = [
            "path": .string(name.path), "renderer": .string(name.renderer), "entry": .string(name.entry),
            "fileExtension": .string(name.fileExtension), "outcome": .string(outcome.rawValue),
        ]
        if let state = name.state { members["state"] = .string(state) }
        if let variant = name.variant { members["variant"] = .string(variant) }
        if let reason { members["reason"] = .string(reason) }
        if let change { members["change"] = .string(change.description) }
        return .object(members)
    }

    /// Reads a finding; nil where it is none.
    fileprivate init?(_ json: JSONValue) {
        guard let renderer = json["renderer"]?.string, let entry = json["entry"]?.string,
            let fileExtension = json["fileExtension"]?.string,
            let outcome = json["outcome"]?.string.flatMap(SnapshotOutcome.init),
            let name = try? GoldenName(
                renderer: renderer, entry: entry, state: json["state"]?.string,
                variant: json["variant"]?.string, fileExtension: fileExtension)
        else { return nil }
        self.init(
            name: name, outcome: outcome, reason: json["reason"]?.string,
            change: json["change"]?.string.flatMap(ChangeKey.init))
    }
}

extension SnapshotReport.Change {
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = [
            "key": .string(key.description), "new": .bool(isNew), "goldens": .strings(goldens),
        ]
        if let detail {
            members["difference"] = .array(detail.lines.map(\.json))
            members["scene"] = .strings(detail.scene)
        }
        return .object(members)
    }
}

extension DifferenceLine {
    /// `{"kind": "removed", "line": 12, "text": "…"}`, and its stretches where one of them is marked.
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = ["kind": .string(kind.rawValue), "text": .string(text)]
        if let number { members["line"] = .number(Double(number)) }
        if segments.contains(where: \.isMarked) {
            members["segments"] = .array(
                segments.map { ["text": .string($0.text), "marked": .bool($0.isMarked)] })
        }
        return .object(members)
    }

    fileprivate init?(_ json: JSONValue) {
        guard let kind = json["kind"]?.string.flatMap(Kind.init), let text = json["text"]?.string else {
            return nil
        }
        let segments = json["segments"]?.array?.compactMap { segment in
            segment["text"]?.string.map { Segment($0, isMarked: segment["marked"] == true) }
        }
        self.init(kind, number: json["line"]?.integer, segments ?? [Segment(text)])
    }
}

// MARK: - Reading

extension SnapshotReport {
    /// Reads the JSON form of a report; nil where it is none, or of another version.
    public init?(_ json: JSONValue) {
        guard json["version"]?.integer == Self.version, let findings = json["findings"]?.array,
            let count = json["counts"]?[SnapshotOutcome.matched.rawValue]?.integer,
            let problems = json["problems"]?.array, let refused = json["refused"]?.integer,
            // Reports are added up, and none has more than this.
            [count, refused].allSatisfy((0...1_000_000_000).contains)
        else { return nil }
        let read = findings.compactMap(Finding.init)
        guard read.count == findings.count else { return nil }
        self.init(
            matchedCount: count, matched: json["matched"]?.array?.compactMap(\.string), findings: read,
            problems: problems.compactMap(\.string), refusedCount: refused, shard: json["shard"]?.string)
        takeDetails(from: json)
    }

    private mutating func takeDetails(from json: JSONValue) {
        var details: [ChangeKey: Detail] = [:]
        for change in json["changes"]?.array ?? [] {
            guard let key = change["key"]?.string.flatMap(ChangeKey.init),
                let lines = change["difference"]?.array
            else { continue }
            details[key] = Detail(
                lines: lines.compactMap(DifferenceLine.init),
                scene: change["scene"]?.array?.compactMap(\.string) ?? [])
        }
        for index in changes.indices { changes[index].detail = details[changes[index].key] }
    }
}
