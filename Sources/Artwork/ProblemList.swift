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
        let position = source.position(ofByte: offset)
        diagnostics.append(source.diagnostic(rule: rule, at: position, message, remedy: remedy, notes: notes))
    }

    /// Adds a problem of the file as a whole.
    mutating func add(_ rule: String, _ message: String, remedy: String? = nil) {
        guard !isFull else { return }
        diagnostics.append(Diagnostic(rule: rule, file: source.file, message: message, remedy: remedy))
    }

    /// Fails with what has been found, if anything has, by place.
    func check() throws(ArtworkFailure) {
        guard diagnostics.isEmpty else {
            throw ArtworkFailure(diagnostics.sorted(by: Diagnostic.inReadingOrder))
        }
    }
}
