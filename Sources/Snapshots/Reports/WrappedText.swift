import TerminalText

/// Texts in lines that are not wider than a terminal.
public enum WrappedText {
    /// A text in lines of at most `columns` columns, broken at blanks, all but the first behind `indent`; a word
    /// is cut only where it is longer than a line.
    public static func lines(_ text: String, columns: Int, indent: String = "") -> [String] {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return lines(of: words, separator: " ", columns: columns, indent: indent)
    }

    /// Parts with `separator` between them, in lines of at most `columns` columns, broken between them; all but
    /// the first behind `indent`.
    public static func lines(
        of parts: [String], separator: String, columns: Int, indent: String = ""
    ) -> [String] {
        var lines: [String] = []
        var line = ""
        var isBegun = false
        for part in parts {
            if isBegun, CellWidth.of(line + separator + part) > columns {
                lines.append(line)
                (line, isBegun) = (indent, false)
            }
            line += (isBegun ? separator : "") + part
            isBegun = true
            while columns >= CellWidth.of(indent) + leastRoom, let cut = cut(line, columns) {
                lines.append(String(line[..<cut]))
                line = indent + line[cut...]
            }
        }
        return lines + [line]
    }

    /// The fewest columns behind the indent in which words are cut.
    private static let leastRoom = 8

    /// Where a line that is too wide has to be cut; nil where it is not.
    private static func cut(_ line: String, _ columns: Int) -> String.Index? {
        guard CellWidth.of(line) > columns else { return nil }
        var left = columns
        let end = line.indices.first { index in
            left -= CellWidth.of(line[index])
            return left < 0
        }
        return end.flatMap { $0 > line.startIndex ? $0 : nil }
    }
}
