import TerminalText

/// The lines of a help page as they grow: headings, paragraphs, and rows of two columns.
struct HelpLines {
    /// One row of a list: what is typed, and what it does.
    typealias Row = (term: String, summary: String)

    private(set) var lines: [String] = []
    let width: Int

    /// A page of that width in columns; under 40 nothing could be read, so 40 is the least.
    init(width: Int) {
        self.width = max(40, width)
    }

    /// A heading, with an empty line before it.
    mutating func heading(_ text: String) {
        if !lines.isEmpty { lines.append("") }
        lines.append(text)
    }

    /// A line as it is.
    mutating func line(_ text: String, indentation: Int) {
        lines.append(text.isEmpty ? "" : String(repeating: " ", count: indentation) + text)
    }

    /// A paragraph.
    mutating func paragraph(_ text: String, indentation: Int) {
        for line in Prose.wrap(text, columns: width - indentation) {
            self.line(line, indentation: indentation)
        }
    }

    /// Usage lines; what does not fit goes below the place where the arguments begin.
    mutating func usage(_ words: [String]) {
        let hanging = min(CellWidth.of(words[0]) + 1, width / 3)
        let wrapped = Prose.wrap(words, columns: width - 2 - hanging)
        for (index, text) in wrapped.enumerated() { line(text, indentation: index == 0 ? 2 : 2 + hanging) }
    }

    /// Paragraphs with an empty line between them, literal lines further in.
    mutating func prose(_ text: String, indentation: Int) {
        for (index, block) in Prose(text).blocks.enumerated() {
            if index > 0 { lines.append("") }
            switch block {
            case .paragraph(let text): paragraph(text, indentation: indentation)
            case .literal(let kept): for text in kept { line(text, indentation: indentation + 2) }
            case .list(let items): rows(items.map { ($0.term, $0.text) })
            }
        }
    }

    /// A list in two columns; a term that is too long for its column has its summary below it.
    mutating func rows(_ rows: [Row]) {
        let longest = rows.map { CellWidth.of($0.term) }.max() ?? 0
        let column = min(longest, max(14, width / 3)) + 4
        for row in rows {
            let summary = Prose.wrap(row.summary, columns: width - column)
            let fits = CellWidth.of(row.term) + 4 <= column
            line(
                fits ? Truncation.pad(row.term, to: column - 2) + (summary.first ?? "") : row.term,
                indentation: 2)
            for text in fits ? summary.dropFirst() : summary[...] { line(text, indentation: column) }
        }
    }

    /// The page, with a final line break and no spaces at the ends of lines.
    var text: String {
        lines.map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
