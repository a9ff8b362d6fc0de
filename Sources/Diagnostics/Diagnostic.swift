/// One problem of a file, with its place and its remedy.
///
/// Libraries return these; they never print.
public struct Diagnostic: Error, Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// The file cannot be used.
        case error
        /// The file is used, but says something its author may not mean.
        case warning
    }

    /// A second place that explains the first, such as where a duplicate key stood before.
    public struct Note: Hashable, Sendable {
        /// The file, where it is another than the diagnostic's.
        public var file: String?
        /// The place.
        public var position: SourcePosition
        /// What is to be seen there.
        public var message: String

        /// A note on `position` of `file`, or of the diagnostic's own file.
        public init(file: String? = nil, position: SourcePosition, message: String) {
            self.file = file
            self.position = position
            self.message = message
        }
    }

    /// How bad it is.
    public var severity: Severity
    /// A stable name of the kind of problem, in kebab case: `unknown-key`, `duplicate-key`.
    public var rule: String
    /// The file's path as the user gave it.
    public var file: String
    /// The place in the file; nil where the problem is the file itself.
    public var position: SourcePosition?
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// What to do about it, in one sentence without a full stop.
    public var remedy: String?
    /// Other places that explain it.
    public var notes: [Note]
    /// The text of the line at `position`, or what stands around it, for showing it with a caret.
    public var sourceLine: String?
    /// The column at which `sourceLine` begins: 1 where it is the whole line.
    public var sourceLineColumn: Int

    /// A problem at a place.
    public init(
        _ severity: Severity = .error, rule: String, file: String, position: SourcePosition? = nil,
        message: String, remedy: String? = nil, notes: [Note] = [], sourceLine: String? = nil,
        sourceLineColumn: Int = 1
    ) {
        self.severity = severity
        self.rule = rule
        self.file = file
        self.position = position
        self.message = message
        self.remedy = remedy
        self.notes = notes
        self.sourceLine = sourceLine
        self.sourceLineColumn = sourceLineColumn
    }
}

extension Diagnostic {
    /// The order in which a file's problems are listed: by place, then by severity and message.
    public static func inReadingOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
        if a.file != b.file { return a.file < b.file }
        let first = a.position ?? .start
        let second = b.position ?? .start
        if first != second { return first < second }
        return (a.severity.rawValue, a.message) < (b.severity.rawValue, b.message)
    }
}
