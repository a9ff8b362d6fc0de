import TerminalText

/// Texts of strangers for one line of a terminal.
enum Safe {
    /// The text on one line, control characters spelt out, at most 200 columns.
    static func oneLine(_ text: String) -> String {
        // No line needs more than this; a text of a million letters must not be measured whole.
        Truncation.fit(VisibleText.escape(text.prefix(400)), columns: 200)
    }
}
