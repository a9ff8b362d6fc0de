import TerminalText

extension Diagnostic {
    /// The longest line that is ever printed, in columns.
    static let lineLimit = 160

    /// `file:line:column: error: message`, the remedy, the source line with a caret, and the notes.
    ///
    /// Whatever the file says is shown with its control characters spelt out, and cut where it is long.
    public var text: String {
        var lines = [heading]
        if let excerpt { lines += excerpt }
        if let remedy { lines.append("  remedy: " + Self.shown(remedy, limit: 400)) }
        for note in notes {
            lines.append(
                "\(Self.shown(note.file ?? file, limit: 300)):\(note.position.line):\(note.position.column): "
                    + "note: " + Self.shown(note.message, limit: 200))
        }
        return lines.joined(separator: "\n")
    }

    /// The first line of `text`.
    public var heading: String {
        var place = Self.shown(file, limit: 300)
        if let position { place += ":\(position.line):\(position.column)" }
        return "\(place): \(severity.rawValue): " + Self.shown(message, limit: 240)
    }

    /// The source line and a caret below the column, or nil where the line or the column is not known.
    private var excerpt: [String]? {
        guard let sourceLine, let position, position.column >= sourceLineColumn else { return nil }
        let scalars = sourceLine.unicodeScalars
        let caret = scalars.index(
            scalars.startIndex, offsetBy: position.column - sourceLineColumn, limitedBy: scalars.endIndex)
        guard let caret else { return nil }
        let before = Self.shownBefore(scalars[..<caret], isWhole: sourceLineColumn == 1)
        // Half the limit at most stands before the caret, so what it points at is never cut off.
        let after = Self.shown(scalars[caret...].prefix(Self.lineLimit + 1))
        let line = Truncation.fit(before + after, columns: Self.lineLimit)
        return ["  " + line, "  " + String(repeating: " ", count: CellWidth.of(before)) + "^"]
    }

    /// What is shown left of the caret: all of it, or its end where it is wider than half the limit or not the
    /// whole of it is there.
    private static func shownBefore(_ scalars: Substring.UnicodeScalarView, isWhole: Bool) -> String {
        let near = scalars.suffix(lineLimit)
        let text = shown(near)
        if isWhole, near.startIndex == scalars.startIndex, CellWidth.of(text) <= lineLimit / 2 { return text }
        var width = 0
        let end = text.reversed().prefix { cluster in
            width += CellWidth.of(cluster)
            return width < lineLimit / 4
        }
        return "…" + String(end.reversed())
    }

    private static func shown(_ scalars: Substring.UnicodeScalarView) -> String {
        var text = String.UnicodeScalarView()
        // A tab is one column here, so that the caret stands below what it points at.
        for scalar in scalars { text.append(scalar == "\t" ? " " : scalar) }
        return VisibleText.escape(String(text))
    }

    private static func shown(_ text: String, limit: Int) -> String {
        Truncation.fit(VisibleText.escape(text), columns: limit)
    }
}
