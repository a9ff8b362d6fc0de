import Rendering
import SceneModel
import Typesetting

/// Writes the rows of a card as bytes.
///
/// The border is in the terminal's own colours; between its sides a row is painted from edge to edge and
/// ends in a reset, so that no colour leaves the card.
struct RowWriter {
    /// How many lines of the card were written.
    private(set) var count = 0
    /// Blank rows that go before the next row, if there is one.
    var gap = 0
    /// What was written.
    var bytes: [UInt8] = []

    let characters: FrameCharacters
    private let innerColumns: Int
    private let ground: Color
    private var encoder: StyleEncoder
    /// What the row is painted with, what style is set in it, and how many columns of it are taken.
    private var background: Color
    private var current: Style?
    private var columns = 0

    /// A writer for a card of that grid on a colour.
    init(grid: CellGrid, characters: FrameCharacters, colors: RenderOptions.Colors, ground: Color) {
        self.characters = characters
        innerColumns = grid.innerColumns
        self.ground = ground
        background = ground
        encoder = StyleEncoder(colors)
    }

    /// Begins a row whose letters come after some blank columns; the first of them are in `style`.
    mutating func begin(indent: Int, _ style: Style = Style(), on background: Color? = nil) {
        if gap > 0 { writeGap() }
        count += 1
        characters.card.vertical.append(to: &bytes)
        self.background = background ?? ground
        current = nil
        columns = 0
        // The indent takes the style of what follows, so most rows need one sequence.
        let isPlain = encoder.isActive && style.painted(on: self.background).background == self.background
        blank(indent, isPlain ? style : Style())
    }

    /// Ends a row.
    mutating func end() {
        blank(innerColumns - columns)
        encoder.appendReset(to: &bytes)
        characters.card.vertical.append(to: &bytes)
        bytes.append(0x0A)
    }

    /// Blank columns.
    ///
    /// They show nothing but their background, so they can follow in the style that is set.
    mutating func blank(_ columns: Int, _ style: Style = Style()) {
        guard columns > 0 else { return }
        if encoder.isActive {
            let style = style.painted(on: background)
            if !(current?.hasBackground(of: style) ?? false) { set(style) }
        }
        FrameCharacters.blank.append(columns, to: &bytes)
        self.columns += columns
    }

    /// A sign of one column.
    mutating func sign(_ sign: Sign, _ style: Style) { self.sign(sign, 1, style) }

    /// A sign of one column, repeated.
    mutating func sign(_ sign: Sign, _ count: Int, _ style: Style) {
        guard count > 0 else { return }
        use(style)
        sign.append(count, to: &bytes)
        columns += count
    }

    /// Printable ASCII, a column a letter.
    mutating func ascii(_ text: StaticString, _ style: Style) {
        use(style)
        bytes.append(literal: text)
        columns += text.utf8CodeUnitCount
    }

    /// A line of a paragraph.
    mutating func line(_ line: Paragraph.Line, of paragraph: Paragraph) {
        paragraph.forEachPiece(of: line) { letters(paragraph.bytes, $0, $1, $2) }
    }

    private mutating func letters(_ text: [UInt8], _ range: Range<Int>, _ columns: Int, _ style: Style) {
        use(style)
        text.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
        self.columns += columns
    }

    /// A line of a picture, which sets colours of its own.
    mutating func line(_ number: Int, of picture: CellPicture) {
        guard picture.size.columns > 0 else { return }
        var paint: [UInt8] = []
        encoder.append(Style(background: background), to: &paint)
        bytes.append(contentsOf: picture.line(number, paint: paint))
        current = nil
        columns += picture.size.columns
    }

    private mutating func use(_ style: Style) {
        guard encoder.isActive else { return }
        let style = style.painted(on: background)
        if current != style { set(style) }
    }

    private mutating func set(_ style: Style) {
        encoder.append(style, to: &bytes)
        current = style
    }
}

extension RowWriter {
    /// Blank rows.
    mutating func blankRows(_ count: Int) {
        guard count > 0 else { return }
        let start = bytes.count
        begin(indent: 0)
        end()
        guard count > 1 else { return }
        let row = Array(bytes[start...])
        for _ in 1..<count { bytes.append(contentsOf: row) }
        self.count += count - 1
    }

    private mutating func writeGap() {
        let rows = gap
        gap = 0
        blankRows(rows)
    }

    /// A line from border to border.
    mutating func rule() {
        count += 1
        characters.ruleLeft.append(to: &bytes)
        if encoder.isActive {
            let color = Legibility.muted(on: ground, strength: 0.3)
            encoder.append(Style(foreground: color, background: ground), to: &bytes)
        }
        characters.rule.append(innerColumns, to: &bytes)
        encoder.appendReset(to: &bytes)
        characters.ruleRight.append(to: &bytes)
        bytes.append(0x0A)
    }

    /// The top or the bottom of the card's border.
    mutating func border(_ left: Sign, _ right: Sign) {
        left.append(to: &bytes)
        characters.card.horizontal.append(innerColumns, to: &bytes)
        right.append(to: &bytes)
        bytes.append(0x0A)
    }

    /// A line above the card, unpainted.
    mutating func caption(_ line: Paragraph.Line, of paragraph: Paragraph) {
        paragraph.forEachPiece(of: line) { range, _, style in
            encoder.append(style, to: &bytes)
            bytes.append(contentsOf: paragraph.bytes[range])
        }
        encoder.appendReset(to: &bytes)
        bytes.append(0x0A)
    }

    /// Adds rows that were written before.
    mutating func add(_ rows: [UInt8]) { bytes.append(contentsOf: rows) }
}
