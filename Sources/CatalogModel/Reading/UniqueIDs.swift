public import Diagnostics

/// Finds ids that stand for two entries, or would be one file where names differ in case only.
public struct UniqueIDs: Sendable {
    /// An id or alias, and where it is given.
    public struct Claim: Hashable, Sendable {
        /// The id as the file gives it.
        public let id: String
        /// The file.
        public let file: String
        /// Where it stands.
        public let position: SourcePosition

        /// A claim to an id.
        public init(id: String, file: String, position: SourcePosition) {
            self.id = id
            self.file = file
            self.position = position
        }
    }

    /// The ids that occur more than once, in small letters.
    public static func repeated(_ ids: some Sequence<String>) -> Set<String> {
        var seen: Set<String> = []
        var repeated: Set<String> = []
        for id in ids {
            let lowered = id.lowercased()
            if !seen.insert(lowered).inserted { repeated.insert(lowered) }
        }
        return repeated
    }

    /// A diagnostic for each claim to an id that another file claims too, naming the others.
    public static func problems(_ claims: [Claim]) -> [Diagnostic] {
        // Nearly every id stands alone, and only the others are worth keeping by their letters.
        let repeated = repeated(claims.lazy.map(\.id))
        guard !repeated.isEmpty else { return [] }
        var byID: [String: [Claim]] = [:]
        for claim in claims {
            let id = claim.id.lowercased()
            if repeated.contains(id) { byID[id, default: []].append(claim) }
        }
        var problems: [Diagnostic] = []
        for group in byID.values {
            let sorted = group.sorted { ($0.file, $0.position) < ($1.file, $1.position) }
            for (index, claim) in sorted.enumerated() {
                let others = sorted.enumerated().filter { $0.offset != index }.map(\.element)
                problems.append(
                    Diagnostic(
                        rule: "duplicate-id", file: claim.file, position: claim.position,
                        message: "duplicate id \"\(claim.id)\", also in "
                            + others.map(\.file).joined(separator: ", "),
                        remedy: "give each entry an id of its own; case makes no difference",
                        notes: others.prefix(8).map {
                            Diagnostic.Note(
                                file: $0.file, position: $0.position, message: "\"\($0.id)\" stands here too")
                        }))
            }
        }
        return problems.sorted(by: Diagnostic.inReadingOrder)
    }
}

extension EntryFile {
    /// The id and the aliases that the file claims.
    public var claims: [UniqueIDs.Claim] {
        guard let statedID else { return [] }
        let position = statedID.position
        return [UniqueIDs.Claim(id: statedID.text, file: file, position: position)]
            + (entry?.aliases ?? []).map { UniqueIDs.Claim(id: $0, file: file, position: position) }
    }
}
