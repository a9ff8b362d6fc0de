public import Diagnostics

/// Why a file cannot be used as artwork.
public struct ArtworkFailure: Error, Hashable, Sendable {
    /// All problems of the file, in reading order; never empty.
    public let diagnostics: [Diagnostic]

    /// A failure with at least one problem.
    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
