import Diagnostics

/// The problems of one entry, up to a limit beyond which a list helps nobody.
struct EntryProblems {
    private let source: SourceText
    /// The problems that are listed, in the order in which they were found.
    private(set) var diagnostics: [Diagnostic] = []
    /// How many more there are, where the first of them is, and how bad the worst.
    private var omitted = 0
    private var firstOmitted = SourcePosition.start
    private var worst = Diagnostic.Severity.warning

    /// How many problems are listed: as many as the reader of YAML lists.
    static let limit = 100

    init(of source: SourceText) { self.source = source }

    /// Whether further problems are only counted.
    var isFull: Bool { diagnostics.count >= Self.limit }

    /// Whether one of them, listed or not, is an error.
    var hasErrors: Bool { worst == .error || diagnostics.contains { $0.severity == .error } }

    /// Adds a problem at a place.
    mutating func add(
        _ severity: Diagnostic.Severity, rule: String, at position: SourcePosition, _ message: String,
        remedy: String?
    ) {
        guard !isFull else { return omit(severity, at: position) }
        diagnostics.append(source.diagnostic(severity, rule: rule, at: position, message, remedy: remedy))
    }

    /// Counts a problem that is not listed.
    mutating func omit(_ severity: Diagnostic.Severity, at position: SourcePosition) {
        if omitted == 0 { firstOmitted = position }
        omitted += 1
        if severity == .error { worst = .error }
    }

    /// Those listed and some that were found before, in reading order; at the end how many are not listed.
    func list(with others: [Diagnostic]) -> [Diagnostic] {
        let listed = (others + diagnostics).sorted(by: Diagnostic.inReadingOrder)
        guard omitted > 0 else { return listed }
        let last = listed.compactMap(\.position).max() ?? .start
        return listed + [
            source.diagnostic(
                worst, rule: "too-many-problems", at: max(last, firstOmitted),
                "and \(omitted) more \(omitted == 1 ? "problem" : "problems") in this file",
                remedy: "mend those above first")
        ]
    }
}
