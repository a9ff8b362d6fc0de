internal import Diagnostics

/// The problems of one file, up to a limit beyond which a list helps nobody.
struct ProblemList {
    /// The file.
    let source: SourceText
    /// What has been found so far.
    private(set) var diagnostics: [Diagnostic] = []

    init(source: SourceText) { self.source = source }

    /// Whether so much has been found that reading may stop.
    var isFull: Bool { diagnostics.count >= ArtworkLimits.problems }

    /// Adds a problem at a byte of a text file.
    mutating func add(
        _ rule: String, at offset: Int, _ message: String, remedy: String? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        guard !isFull else { return }
        diagnostics.append(
            source.diagnostic(
                rule: rule, at: source.position(ofByte: offset), message, remedy: remedy, notes: notes))
    }

    /// Adds a problem of the file as a whole.
    mutating func add(_ rule: String, _ message: String, remedy: String? = nil) {
        guard !isFull else { return }
        diagnostics.append(Diagnostic(rule: rule, file: source.file, message: message, remedy: remedy))
    }

    /// Fails with what has been found, if anything has: by place, and as found where that is the same.
    func check() throws(ArtworkFailure) {
        guard !diagnostics.isEmpty else { return }
        let ordered = diagnostics.enumerated().sorted { a, b in
            let first = a.element.position ?? .start
            let second = b.element.position ?? .start
            return first == second ? a.offset < b.offset : first < second
        }
        throw ArtworkFailure(ordered.map(\.element))
    }
}
