import SceneModel
import TerminalText
import Typesetting

/// A text ready to be wrapped: safe UTF-8, and where its styles end.
struct Paragraph {
    /// Without control characters but U+000A, and without blanks and blank lines at the end.
    private(set) var bytes: [UInt8] = []
    private var runs: [(end: Int, style: Style)] = []

    /// A text of a scene; its own line breaks are kept.
    init(_ text: Scene.Text, isBold: Bool = false) {
        for run in text.runs {
            let isHeavy = isBold || run.font.weight.number >= Font.Weight.semibold.number
            append(run.text, style: Style(foreground: run.color, isBold: isHeavy), keepingLineBreaks: true)
        }
        dropTrailingBlanks()
    }

    /// Words in styles; a line break in them is shown and not obeyed.
    init(_ words: [(text: String, style: Style)]) {
        for word in words { append(word.text, style: word.style, keepingLineBreaks: false) }
        dropTrailingBlanks()
    }

    /// Whether nothing is left to show.
    var isEmpty: Bool { bytes.isEmpty }

    /// The style of the first letter.
    var firstStyle: Style { runs.first?.style ?? Style() }

    /// The same letters on another background.
    func painted(_ background: Color?) -> Paragraph {
        var copy = self
        for index in copy.runs.indices { copy.runs[index].style.background = background }
        return copy
    }

    /// The lines of at most `columns` columns, unaligned.
    func rows(columns: Int) -> [Row] { rows(LineBreaker.wrap(bytes, columns: columns).lines) }

    /// One row a line, cut where the style changes.
    func rows(_ lines: [LineBreaker<CellMeasure>.Line]) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(lines.count)
        var run = 0
        for line in lines {
            // The lines come in order, so the first run of a line is never before that of the last one.
            while run + 1 < runs.count, runs[run].end <= line.start { run += 1 }
            rows.append(Row(pieces: pieces(of: line, from: run)))
        }
        return rows
    }

    private func pieces(of line: LineBreaker<CellMeasure>.Line, from first: Int) -> [Piece] {
        guard line.end > line.start else { return [] }
        if runs[first].end >= line.end {
            return [Piece(bytes[line.start..<line.end], columns: line.width, style: runs[first].style)]
        }
        var pieces: [Piece] = []
        var start = line.start
        var left = line.width
        for run in runs[first...] where start < line.end && run.end > start {
            let end = min(run.end, line.end)
            let slice = bytes[start..<end]
            let columns = end == line.end ? left : CellWidth.of(String(decoding: slice, as: UTF8.self))
            pieces.append(Piece(slice, columns: columns, style: run.style))
            left -= columns
            start = end
        }
        return pieces
    }

    private mutating func append(_ text: String, style: Style, keepingLineBreaks: Bool) {
        let shown = VisibleText.escape(text, keepingLineBreaks: keepingLineBreaks)
        let joining = joiningBytes(of: shown)
        bytes.append(contentsOf: shown.utf8)
        if joining > 0 { runs[runs.count - 1].end += joining }
        runs.append((bytes.count, style))
    }

    /// How many bytes at the start of a text belong to the cluster that the text so far ends with.
    ///
    /// They keep that cluster's style, since a colour code inside a cluster would take it apart.
    private func joiningBytes(of text: String) -> Int {
        guard !runs.isEmpty, let byte = text.utf8.first, byte >= 0x80 else { return 0 }
        // Longer clusters exist, but no person writes them.
        let tail = String(decoding: bytes.suffix(64), as: UTF8.self)
        guard let last = tail.last, let whole = (String(last) + text.prefix(1)).first else { return 0 }
        return max(0, whole.utf8.count - last.utf8.count)
    }

    private mutating func dropTrailingBlanks() {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        let end = (bytes.lastIndex { !isBlank($0) } ?? -1) + 1
        bytes.removeLast(bytes.count - end)
    }
}
