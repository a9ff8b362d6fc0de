public import Diagnostics

/// The one document of a file.
public struct YAMLDocument: Sendable {
    private let rows: NodeRows
    /// The file.
    public let source: SourceText
    /// What its author may not mean, though it can be read, in the order of the file.
    public let warnings: [Diagnostic]
    /// Comments right behind a plain scalar, by the place where the scalar begins, in the order of the file.
    private let comments: [(scalar: Place, comment: Place)]

    init(
        _ rows: NodeRows, source: SourceText, warnings: [Diagnostic],
        comments: [(scalar: Place, comment: Place)]
    ) {
        self.rows = rows
        self.source = source
        self.warnings = warnings
        self.comments = comments
    }

    /// Lends the whole of it, which must not be kept.
    public func withTable<Result>(_ body: (NodeTable) -> Result) -> Result { rows.withTable(body) }

    /// Whether there is a comment right behind some plain scalar.
    public var hasComments: Bool { !comments.isEmpty }

    /// Where a comment begins behind a plain scalar, on the line where the scalar ends; nil where there is
    /// none.
    ///
    /// So the reader of `backgroundColor: #ffffff`, a missing value, can say that an unquoted # starts a
    /// comment; and so can that of `text: Deal #1`.
    public func comment(after node: NodeID) -> SourcePosition? {
        let place = rows[node].place
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].scalar < place { low = middle + 1 } else { high = middle }
        }
        guard low < comments.count, comments[low].scalar == place else { return nil }
        return comments[low].comment.position
    }
}
