/// A place in a text file.
public struct SourcePosition: Hashable, Comparable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in Unicode scalars, as libyaml counts; a byte order mark does not count.
    public var column: Int

    /// A place by line and column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first place of every file.
    public static let start = SourcePosition(line: 1, column: 1)

    /// The reading order of places in one file.
    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
