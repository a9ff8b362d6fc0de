/// What a file may ask of its reader; libyaml itself has no limits.
public struct YAMLLimits: Sendable {
    /// Sequences and mappings inside one another, aliases counted as if written out.
    public var nesting: Int
    /// Scalars, sequences and mappings, aliases counted as if written out.
    public var nodes: Int
    /// Bytes of the file.
    public var fileBytes: Int
    /// UTF-8 bytes of one scalar.
    public var scalarBytes: Int
    /// UTF-8 bytes of all scalars and keys, aliases counted as if written out.
    ///
    /// What an alias stands for is copied wherever it is shown, and laying a text out takes a hundred times its
    /// bytes.
    public var textBytes: Int
    /// Lines that begin with `%`.
    ///
    /// libyaml compares each directive with all before it: 60,000 take 8 s.
    public var directives: Int
    /// Problems that are collected before reading ends.
    public var problems: Int

    /// Limits of one's own; what is not named is as in `standard`.
    public init(
        nesting: Int = 64, nodes: Int = 100_000, fileBytes: Int = 4 << 20, scalarBytes: Int = 2 << 20,
        textBytes: Int = 2 << 20, directives: Int = 16, problems: Int = 100
    ) {
        self.nesting = nesting
        self.nodes = nodes
        self.fileBytes = fileBytes
        self.scalarBytes = scalarBytes
        self.textBytes = textBytes
        self.directives = directives
        self.problems = problems
    }

    /// Far above what an entry of the catalogue needs, and far below what would be felt.
    public static let standard = YAMLLimits()
}
