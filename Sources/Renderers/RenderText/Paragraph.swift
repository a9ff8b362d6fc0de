import SceneModel
import TerminalText
import Typesetting

/// A text ready to be wrapped: safe UTF-8, and where its styles end.
struct Paragraph {
    /// A line of a paragraph, in columns.
    typealias Line = LineBreaker<CellMeasure>.Line
    /// Letters in one style.
    typealias Run = (end: Int, style: Style)

    /// Without control characters but U+000A.
    private(set) var bytes: [UInt8] = []
    /// The first run apart, since most paragraphs have no more.
    private var first: Run?
    private var others: [Run] = []

    /// A paragraph to which words are added.
    init() {}

    /// A text of a scene; its own line breaks are kept, and blanks and blank lines at its end are not.
    init(_ text: borrowing Scene.Text, isBold: Bool = false) {
        for index in text.runs.indices {
            let isHeavy = isBold || text.runs[index].font.weight.number >= Font.Weight.semibold.number
            add(
                text.runs[index].text, Style(foreground: text.runs[index].color, isBold: isHeavy),
                keepingLineBreaks: true)
        }
        dropTrailingBlanks()
    }

    /// Words in a style; a line break in them is shown and not obeyed.
    init(_ words: String, _ style: Style) {
        add(words, style)
        dropTrailingBlanks()
    }

    /// Whether nothing is left to show.
    var isEmpty: Bool { bytes.isEmpty }

    /// The style of the first letter.
    var firstStyle: Style { first?.style ?? Style() }

    /// The style of the first letter of a line; no style of its own for an empty line.
    func style(of line: Line) -> Style {
        guard let first, line.start < line.end else { return Style() }
        if line.start < first.end { return first.style }
        let number = firstOther(endingAfter: line.start)
        return number < others.count ? others[number].style : Style()
    }

    /// The same letters on another background.
    func painted(_ background: Color?) -> Paragraph {
        var copy = self
        copy.first?.style.background = background
        for index in copy.others.indices { copy.others[index].style.background = background }
        return copy
    }

    /// The lines of at most `columns` columns.
    func lines(columns: Int) -> [Line] {
        if bytes.count <= columns, isPlain { return [Line(start: 0, end: bytes.count, width: bytes.count)] }
        return LineBreaker.wrap(bytes, columns: columns).lines
    }

    /// Whether it is printable ASCII, of which a line holds as many bytes as columns.
    private var isPlain: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes where !(0x20...0x7E ~= byte) { return false }
            return !bytes.isEmpty
        }
    }

    /// Adds words in a style.
    ///
    /// What at their start belongs to the cluster before keeps that one's style, since a colour code inside a
    /// cluster would take it apart.
    mutating func add(_ text: String, _ style: Style, keepingLineBreaks: Bool = false) {
        let border = bytes.count
        VisibleText.append(text, keepingLineBreaks: keepingLineBreaks, to: &bytes)
        guard first != nil else {
            first = (bytes.count, style)
            return
        }
        let joining = bytes.withUnsafeBufferPointer {
            ClusterJoining.byteCount(after: border, in: TextBytes($0))
        }
        if others.isEmpty { first?.end += joining } else { others[others.count - 1].end += joining }
        others.append((bytes.count, style))
    }

    /// Adds words in the style of the last ones, with a separator before them.
    mutating func go(onWith separator: String, _ text: String) {
        bytes.append(contentsOf: separator.utf8)
        VisibleText.append(text, to: &bytes)
        if others.isEmpty { first?.end = bytes.count } else { others[others.count - 1].end = bytes.count }
    }

    /// Drops spaces and line breaks at the end.
    mutating func dropTrailingBlanks() {
        var end = bytes.count
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\n") {
            end -= 1
        }
        bytes.removeLast(bytes.count - end)
    }

    /// Gives the pieces of a line in order: a stretch of it in one style, and how many columns that takes.
    func forEachPiece(
        of line: Line, _ body: (_ range: Range<Int>, _ columns: Int, _ style: Style) -> Void
    ) {
        guard let first, line.end > line.start else { return }
        if first.end >= line.end { return body(line.range, line.width, first.style) }
        var start = line.start
        var left = line.width
        if first.end > start { give(start..<first.end, first.style) }
        var number = firstOther(endingAfter: start)
        while start < line.end, number < others.count {
            if others[number].end > start {
                give(start..<min(others[number].end, line.end), others[number].style)
            }
            number += 1
        }

        func give(_ range: Range<Int>, _ style: Style) {
            let columns =
                range.upperBound == line.end
                ? left : CellWidth.of(String(decoding: bytes[range], as: UTF8.self))
            body(range, columns, style)
            left -= columns
            start = range.upperBound
        }
    }

    /// The number of the first run after the first one that ends after a byte.
    private func firstOther(endingAfter byte: Int) -> Int {
        var low = 0
        var high = others.count
        while low < high {
            let middle = (low + high) / 2
            if others[middle].end <= byte { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
