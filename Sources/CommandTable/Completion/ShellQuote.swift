/// Words quoted for a shell, so that nothing in them is expanded.
enum ShellQuote {
    /// For bash and zsh.
    static func posix(_ word: String) -> String {
        "'" + escape(word) { $0 == "'" ? "'\\''" : nil } + "'"
    }

    /// Several words for bash and zsh.
    static func posix(_ words: [String]) -> String {
        words.map { posix($0) }.joined(separator: " ")
    }

    /// For fish.
    static func fish(_ word: String) -> String {
        "'" + escape(word) { $0 == "'" || $0 == "\\" ? "\\\($0)" : nil } + "'"
    }

    /// Several words for fish.
    static func fish(_ words: [String]) -> String {
        words.map { fish($0) }.joined(separator: " ")
    }

    /// The text with a backslash before each of these characters.
    static func backslash(_ text: String, before characters: String) -> String {
        escape(text) { characters.unicodeScalars.contains($0) ? "\\\($0)" : nil }
    }

    // By scalars, since a combining mark behind a quote would hide it in a cluster.
    private static func escape(_ text: String, _ spelling: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let spelt = spelling(scalar) { result += spelt } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
