import SceneModel

/// How letters are drawn.
struct Style: Hashable {
    /// The letters' colour; the terminal's own where nil.
    var foreground: Color?
    /// What is behind them; the row's own background where nil.
    var background: Color?
    var isBold = false
    var isDim = false
}

/// A stretch of one row in one style.
struct Piece {
    /// UTF-8 without control characters; empty for blank columns.
    var bytes: ArraySlice<UInt8>
    /// How many columns it takes.
    var columns: Int
    var style: Style
    /// The line of a picture whose bytes set colours of their own; nil for letters.
    private(set) var picture: (CellPicture, line: Int)?

    /// A line of a picture.
    init(_ picture: CellPicture, line: Int) {
        self.init([], columns: picture.size.columns, style: Style())
        self.picture = (picture, line)
    }

    /// Letters whose width is known.
    init(_ bytes: ArraySlice<UInt8>, columns: Int, style: Style) {
        self.bytes = bytes
        self.columns = columns
        self.style = style
    }

    /// Blank columns.
    init(blank columns: Int, style: Style = Style()) {
        self.init([], columns: columns, style: style)
    }

    /// Printable ASCII, a column a letter.
    init(ascii text: StaticString, style: Style) {
        let bytes = text.withUTF8Buffer { Array($0) }
        self.init(bytes[...], columns: bytes.count, style: style)
    }

    /// A character of one column, repeated.
    init(_ character: StaticString, count: Int = 1, style: Style) {
        let pattern = character.withUTF8Buffer { Array($0) }
        var bytes = pattern
        bytes.reserveCapacity(max(count, 1) * pattern.count)
        for _ in 1..<max(count, 1) { for byte in pattern { bytes.append(byte) } }
        if count < 1 { bytes = [] }
        self.init(bytes[...], columns: max(count, 0), style: style)
    }
}

/// One row inside the border, blank where no piece is.
struct Row {
    /// Blank columns before the pieces.
    var indent = 0
    var pieces: [Piece] = []
    /// What the row is painted with; the scene's background where nil.
    var background: Color?

    /// Columns of the pieces, without the indent.
    var columns: Int { pieces.reduce(0) { $0 + $1.columns } }

    /// The row with its pieces in the middle of some columns; an odd column is left at the right.
    func centered(in columns: Int, from left: Int = 0) -> Row {
        var row = self
        row.indent = left + max(0, columns - self.columns) / 2
        return row
    }
}

/// One line of the card between the border's top and bottom.
enum CardLine {
    case row(Row)
    /// A line from border to border.
    case rule
}
