/// How a scalar is written in the file.
public enum ScalarStyle: Sendable {
    /// Without quotes.
    case plain
    /// In `'`.
    case singleQuoted
    /// In `"`, with escapes.
    case doubleQuoted
    /// A block after `|`, line by line.
    case literal
    /// A block after `>`, lines joined.
    case folded
}
