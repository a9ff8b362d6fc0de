import TerminalText

/// A line for people; whoever prints it may colour it by its tone.
public struct ReportLine: Hashable, Sendable {
    /// What a line is about.
    public enum Tone: Hashable, Sendable {
        /// A heading.
        case heading
        /// Something that is as it should be.
        case good
        /// Something that is known, or that nothing can be done about.
        case quiet
        /// Something that is wrong.
        case bad
        /// Anything else.
        case plain
    }

    /// What it is about.
    public let tone: Tone
    /// Its text, safe to print, without a line break.
    public let text: String

    /// A line.
    init(_ tone: Tone, _ text: String) {
        self.tone = tone
        self.text = text
    }

    /// A text of several lines at most `width` columns wide, the first behind `lead` and the others below
    /// what follows it; where little room is left behind `lead`, they stand below it.
    static func wrapped(_ tone: Tone, _ lead: String, _ text: String, width: Int) -> [ReportLine] {
        let column = CellWidth.of(lead)
        if text.isEmpty || width - column >= leastRoom {
            let lines = lines(of: text, columns: width - column)
            let blank = String(repeating: " ", count: column)
            return lines.enumerated().map { index, line in
                ReportLine(tone, trimmed((index == 0 ? lead : blank) + line))
            }
        }
        return [ReportLine(tone, trimmed(lead))]
            + lines(of: text, columns: max(width, leastRoom) - 6).map {
                ReportLine(tone, "      " + $0)
            }
    }

    /// The fewest columns that a text is wrapped in.
    private static let leastRoom = 24

    /// Lines of whole words; one that is longer than a line is cut.
    private static func lines(of text: String, columns: Int) -> [String] {
        var lines = [""]
        for word in words(of: text) {
            let used = CellWidth.of(lines[lines.count - 1])
            if used > 0, used + 1 + CellWidth.of(word) <= columns {
                lines[lines.count - 1] += " \(word)"
                continue
            }
            if used > 0 {
                // What has blanks of its own is a line that is quoted, and goes on where it is.
                if word.contains(" "), used + 1 < columns {
                    lines[lines.count - 1] += " "
                } else {
                    lines.append("")
                }
            }
            for letter in word {
                if CellWidth.of(lines[lines.count - 1]) + CellWidth.of(letter) > columns { lines.append("") }
                lines[lines.count - 1].append(letter)
            }
        }
        return lines
    }

    /// The words of a text; several blanks in a row are part of one, since they belong to what is quoted.
    private static func words(of text: String) -> [String] {
        var words = [""]
        let letters = Array(text)
        for (index, letter) in letters.enumerated() {
            let isAlone =
                letter == " " && !(index > 0 && letters[index - 1] == " ")
                && !(index + 1 < letters.count && letters[index + 1] == " ")
            if isAlone { words.append("") } else { words[words.count - 1].append(letter) }
        }
        return words.filter { !$0.isEmpty }
    }

    private static func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " { line = line.dropLast() }
        return String(line)
    }
}
