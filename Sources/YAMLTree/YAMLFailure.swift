public import Diagnostics

/// Why a file could not be read.
public struct YAMLFailure: Error {
    /// Every problem found, at least one of them an error, in the order of the file.
    public let diagnostics: [Diagnostic]
    /// The tree, where the whole file could be read all the same: for finding its other problems, not for use.
    ///
    /// Pairs with a duplicate, complex or merge key are left out, an unknown alias is a missing value.
    public let document: YAMLDocument?
}
