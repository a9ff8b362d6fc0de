import TerminalText

/// A discussion or a topic's text, cut into what is wrapped and what is kept as it is.
struct Prose {
    /// A piece of text between empty lines.
    enum Block: Hashable {
        /// Sentences, on one line.
        case paragraph(String)
        /// Lines that keep their breaks, without the indentation that all of them share.
        case literal([String])
        /// Terms with what they mean.
        case list([Item])
    }

    /// A term and what it means, such as `TERM` and a sentence on it.
    struct Item: Hashable {
        let term: String
        let text: String

        /// A paragraph that begins with a term and two spaces; nil for any other.
        init?(_ paragraph: String) {
            let words = paragraph.split(separator: " ", omittingEmptySubsequences: false)
            guard let gap = words.firstIndex(of: ""), (1...3).contains(gap), gap + 1 < words.count else {
                return nil
            }
            term = words[..<gap].joined(separator: " ")
            text = words[(gap + 1)...].joined(separator: " ")
        }
    }

    private(set) var blocks: [Block] = []

    /// Lines that begin with a space are literal; the others are paragraphs, parted by empty lines.
    ///
    /// Paragraphs that begin with a term and two spaces make a list.
    init(_ text: String) {
        var words: [String] = []
        var literal: [String] = []
        func close() {
            if !words.isEmpty { append(words.joined(separator: " ")) }
            if !literal.isEmpty { blocks.append(.literal(Self.outdented(literal))) }
            (words, literal) = ([], [])
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isLiteral = line.first == " "
            let isBlank = line.allSatisfy { $0 == " " }
            if isBlank || (isLiteral && !words.isEmpty) || (!isLiteral && !literal.isEmpty) { close() }
            if isBlank { continue }
            if isLiteral { literal.append(String(line)) } else { words.append(String(line)) }
        }
        close()
    }

    private mutating func append(_ paragraph: String) {
        guard let item = Item(paragraph) else { return blocks.append(.paragraph(paragraph)) }
        guard case .list(let items) = blocks.last else { return blocks.append(.list([item])) }
        blocks[blocks.count - 1] = .list(items + [item])
    }

    private static func outdented(_ lines: [String]) -> [String] {
        let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indentation)) }
    }

    /// Words on lines of at most `columns` columns, a longer word on a line of its own.
    static func wrap(_ words: some Sequence<some StringProtocol>, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in words {
            let width = CellWidth.of(word)
            if !line.isEmpty, used + 1 + width > columns {
                lines.append(line)
                (line, used) = ("", 0)
            }
            if !line.isEmpty { (line, used) = (line + " ", used + 1) }
            line += word
            used += width
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// A text on lines of at most `columns` columns.
    static func wrap(_ text: String, columns: Int) -> [String] {
        wrap(text.split(separator: " "), columns: columns)
    }
}
