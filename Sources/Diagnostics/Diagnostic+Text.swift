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

    /// The source line and a caret below the column, or nil where the line is not known.
    private var excerpt: [String]? {
        guard let sourceLine, let position else { return nil }
        // The window begins far enough to the right for the caret to be inside it.
        let scalars = Array(sourceLine.unicodeScalars)
        let caret = min(max(position.column - 1, 0), scalars.count)
        let begin = caret > Self.lineLimit / 2 ? caret - Self.lineLimit / 4 : 0
        let before = Self.text(of: scalars[begin..<caret])
        let after = Self.text(of: scalars[caret..<min(scalars.count, caret + Self.lineLimit)])
        let lead = begin > 0 ? "…" : ""
        let shownBefore = lead + VisibleText.escape(before)
        let line = Truncation.fit(shownBefore + VisibleText.escape(after), columns: Self.lineLimit)
        return ["  " + line, "  " + String(repeating: " ", count: CellWidth.of(shownBefore)) + "^"]
    }

    private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        // A tab is one column here, so that the caret stands below what it points at.
        for scalar in scalars { text.unicodeScalars.append(scalar == "\t" ? " " : scalar) }
        return text
    }

    private static func shown(_ text: String, limit: Int) -> String {
        Truncation.fit(VisibleText.escape(text), columns: limit)
    }
}
