public import Diagnostics

/// Which goldens a command line means: those that match one of its patterns, or all where there is none.
///
/// A pattern is an entry's id, `id/state`, or the path of a golden as reports print it; in each of them `*`
/// and `?` may stand for letters.
public struct GoldenFilter: Sendable {
    /// The patterns as they were written.
    public let patterns: [Glob]

    /// A filter of some patterns.
    public init(_ patterns: [String] = []) {
        self.patterns = patterns.map(Glob.init)
    }

    /// Whether every golden is meant.
    public var isEverything: Bool { patterns.isEmpty }

    /// Whether a golden is meant; `firstState` is the state that its name leaves out.
    public func accepts(_ name: GoldenName, firstState: String? = nil) -> Bool {
        patterns.isEmpty || patterns.contains { Self.pattern($0, matches: name, firstState) }
    }

    /// The patterns that match none of these goldens, as they were written.
    public func unmatched(
        among goldens: some Sequence<(name: GoldenName, firstState: String?)>
    ) -> [String] {
        var open = patterns
        for golden in goldens where !open.isEmpty {
            open.removeAll { Self.pattern($0, matches: golden.name, golden.firstState) }
        }
        return open.map(\.text)
    }

    private static func pattern(_ glob: Glob, matches name: GoldenName, _ firstState: String?) -> Bool {
        guard glob.text.utf8.contains(UInt8(ascii: "/")) else { return glob.matches(name.entry) }
        if glob.matches(name.path) { return true }
        // A file says nothing of its entry's first state, which is nearly always this one.
        return glob.matches("\(name.entry)/\(name.state ?? firstState ?? "empty")")
    }
}
