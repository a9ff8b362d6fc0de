/// Which goldens a catalogue still accounts for; all others are orphans.
public struct Orphans: Sendable {
    /// The scenes of the catalogue, by the entry's id: `airbnb` has `airbnb` and `airbnb.loading`.
    private let scenes: [String: Set<String>]
    /// Entries whose files are wrong, so that nothing is known of their states.
    private let unknownEntries: Set<String>
    /// The entries by the ids that they once had.
    private let aliases: [String: String]
    /// Whether a golden is kept as far as its renderer and its variant go; nil, or why not.
    private let reason: @Sendable (GoldenName) -> String?

    /// What is accounted for.
    ///
    /// - Parameters:
    ///   - scenes: the names of the scenes of every entry, by its id; empty for one that shows nothing.
    ///   - unknownEntries: ids of entries that are there and cannot be read.
    ///   - aliases: the ids of entries, by the ids that they once had.
    ///   - reason: why no golden of such a renderer and variant is kept, as a clause; nil where it is.
    public init(
        scenes: [String: Set<String>], unknownEntries: Set<String>, aliases: [String: String] = [:],
        reason: @escaping @Sendable (GoldenName) -> String?
    ) {
        self.scenes = scenes
        self.unknownEntries = unknownEntries
        self.aliases = aliases
        self.reason = reason
    }

    /// Whether the catalogue has an entry of that id, or one that once had it.
    public func knows(entry: String) -> Bool {
        scenes[entry] != nil || unknownEntries.contains(entry) || aliases[entry] != nil
    }

    /// Why a golden is an orphan, as a clause; nil where it is none.
    public func reason(for name: GoldenName) -> String? {
        if let reason = reason(name) { return reason }
        if unknownEntries.contains(name.entry) { return nil }
        guard let kept = scenes[name.entry] else {
            return aliases[name.entry].map { "its entry is \($0) now" } ?? "its entry is gone"
        }
        if kept.contains(name.scene) { return nil }
        return name.state.map { "its entry has no state \($0), or does not show it" }
            ?? "its entry shows nothing"
    }
}
