#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file or folder that the system would not give, or that is not what it should be.
public struct FileError: Error, Hashable, Sendable {
    /// The path as it was given.
    public var path: String
    /// What was tried, as a verb: `open`, `read`, `list`.
    public var operation: String
    /// The system's error number (`errno`).
    public var code: Int32
    /// What is wrong, without a full stop: the system's own words where it was the system that refused.
    public var reason: String

    /// A failed operation; the reason is the system's text for `code` where none is given.
    public init(path: String, operation: String, code: Int32, reason: String? = nil) {
        self.path = path
        self.operation = operation
        self.code = code
        self.reason = reason ?? Self.text(of: code)
    }

    /// The system's English text for an error number; no locale is ever set, so it is always English.
    private static func text(of code: Int32) -> String {
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text)
    }
}

extension FileError: CustomStringConvertible {
    /// One sentence without a full stop: `cannot open a.yaml: No such file or directory`.
    public var description: String { "cannot \(operation) \(path): \(reason)" }
}
