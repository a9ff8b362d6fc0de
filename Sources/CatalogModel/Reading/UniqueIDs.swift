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

    /// A diagnostic for each file and id that another file claims too, or the file itself twice.
    ///
    /// It names the first of the others and says how many more there are, so that many files which claim the same
    /// ids make no more of a report than they are.
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
        for group in byID.values { problems += Self.problems(ofGroup: group) }
        return problems.sorted(by: Diagnostic.inReadingOrder)
    }

    /// The problems of claims to one id.
    private static func problems(ofGroup group: [Claim]) -> [Diagnostic] {
        let sorted = group.sorted { ($0.file, $0.position) < ($1.file, $1.position) }
        // The first claim of each file; those of one file stand next to each other.
        let firsts = sorted.enumerated().filter {
            $0.offset == 0 || sorted[$0.offset - 1].file != $0.element.file
        }
        .map(\.element)
        guard let first = firsts.first else { return [] }
        guard firsts.count > 1 else { return [problem(first, other: sorted.last ?? first, more: 0)] }
        return firsts.enumerated().map { index, claim in
            problem(claim, other: index == 0 ? firsts[1] : first, more: firsts.count - 2)
        }
    }

    private static func problem(_ claim: Claim, other: Claim, more: Int) -> Diagnostic {
        let rest = more == 0 ? "" : " and \(more) more"
        return Diagnostic(
            rule: "duplicate-id", file: claim.file, position: claim.position,
            message: "duplicate id \"\(claim.id)\", also in \(other.file)\(rest)",
            remedy: "give each entry an id of its own; case makes no difference",
            notes: [
                Diagnostic.Note(
                    file: other.file, position: other.position, message: "\"\(other.id)\" stands here too")
            ])
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
