import FileSystem

/// A folder of goldens, or of files that wait, which cannot be used as it is.
public struct StoreProblem: Error, Hashable, Sendable {
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// What to do about it, in one sentence without a full stop.
    public var remedy: String?

    /// A problem, and what to do about it.
    public init(_ message: String, remedy: String? = nil) {
        self.message = message
        self.remedy = remedy
    }

    /// What the system refused.
    init(_ error: FileError) {
        self.init("\(error)")
    }
}
