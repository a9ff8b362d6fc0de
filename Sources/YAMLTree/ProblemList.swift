import Diagnostics

/// Thrown where reading cannot go on; the problem that ended it is the last of the list.
struct ReadingEnded: Error {}

/// The problems of a file so far, errors in the order of the file.
struct ProblemList {
    private let source: SourceText
    private let limit: Int
    private(set) var diagnostics: [Diagnostic] = []

    init(of source: SourceText, limit: Int) {
        self.source = source
        self.limit = limit
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The warnings in the order of the file; those of anchors are found only at its end.
    var warnings: [Diagnostic] {
        diagnostics.filter { $0.severity == .warning }.sorted(by: Diagnostic.inReadingOrder)
    }

    /// Adds a problem after which reading goes on, unless there are too many by now.
    mutating func add(
        _ severity: Diagnostic.Severity = .error, rule: String, at place: Place, _ message: String,
        remedy: String? = nil, note: (place: Place, message: String)? = nil
    ) throws(ReadingEnded) {
        append(severity, rule, at: place, message, remedy: remedy, note: note)
        guard diagnostics.count < limit else {
            throw end("too-many-problems", at: place, "reading ends here after \(limit) problems")
        }
    }

    /// Adds the problem that ends the reading.
    mutating func end(
        _ rule: String, at place: Place, _ message: String, remedy: String? = nil,
        note: (place: Place, message: String)? = nil
    ) -> ReadingEnded {
        append(.error, rule, at: place, message, remedy: remedy, note: note)
        return ReadingEnded()
    }

    /// Adds the problem that ends the reading.
    mutating func end(_ diagnostic: Diagnostic) -> ReadingEnded {
        diagnostics.append(diagnostic)
        return ReadingEnded()
    }

    private mutating func append(
        _ severity: Diagnostic.Severity, _ rule: String, at place: Place, _ message: String,
        remedy: String?, note: (place: Place, message: String)?
    ) {
        let notes = note.map { [Diagnostic.Note(position: $0.place.position, message: $0.message)] }
        diagnostics.append(
            source.diagnostic(
                severity, rule: rule, at: place.position, message, remedy: remedy, notes: notes ?? []))
    }
}
