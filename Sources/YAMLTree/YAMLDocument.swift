public import Diagnostics

/// The one document of a file.
public struct YAMLDocument: Sendable {
    /// The whole of it.
    public let root: Node
    /// The file.
    public let source: SourceText
    /// What its author may not mean, though it can be read, in the order of the file.
    public let warnings: [Diagnostic]
    /// Comments right behind a plain scalar, by the place where the scalar begins, in the order of the file.
    let comments: [(scalar: Place, comment: Place)]

    /// Where a comment begins behind a plain scalar, on the line where the scalar ends; nil where there is
    /// none.
    ///
    /// So the reader of `backgroundColor: #ffffff`, a missing value, can say that an unquoted # starts a
    /// comment; and so can that of `text: Deal #1`.
    public func comment(after node: Node) -> SourcePosition? {
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].scalar < node.place { low = middle + 1 } else { high = middle }
        }
        guard low < comments.count, comments[low].scalar == node.place else { return nil }
        return comments[low].comment.position
    }
}
