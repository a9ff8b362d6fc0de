import SceneModel

/// The cells that a screen is drawn on, twice as high as wide, and the way from points to them.
struct CellGrid {
    /// The narrowest card in columns; a smaller request gets this.
    static let minimumColumns = 20
    /// The widest card in columns, that of the largest screens.
    static let maximumColumns = 100
    /// Points that a column stands for where there is room enough: a phone 375 points wide has 62 inside.
    static let naturalPointsPerColumn = 6.0
    /// The most rows inside the border that the screen's proportions ask for; content may need more.
    ///
    /// A terminal of 24 rows then shows the caption, the whole card and a prompt.
    static let maximumRows = 20

    /// Columns of the card with its border.
    let columns: Int
    /// Rows inside the border by the screen's proportions.
    let rows: Int
    /// Blank columns between the border and the text.
    let padding: Int

    private let pointsPerColumn: Double
    private let pointsPerRow: Double

    /// The grid of a screen in a terminal of some columns.
    init(canvas: borrowing Canvas, padding points: Double, width: Int) {
        let natural = Self.whole(
            canvas.size.width / Self.naturalPointsPerColumn - 0.5, in: 38...Self.maximumColumns - 2)
        let inner = min(natural, max(width, Self.minimumColumns) - 2)
        let screenWidth = min(max(canvas.size.width, 1), 100_000)
        pointsPerColumn = screenWidth / Double(inner)
        columns = inner + 2
        rows = Self.whole(canvas.size.height / pointsPerColumn / 2, in: 6...Self.maximumRows)
        pointsPerRow = canvas.size.height / Double(rows)
        padding = Self.whole(points / pointsPerColumn, in: 1...inner / 6)
    }

    /// Columns inside the border.
    var innerColumns: Int { columns - 2 }

    /// Columns that text may take.
    var textColumns: Int { innerColumns - 2 * padding }

    /// Columns for a width in points.
    func columns(points: Double) -> Int { Self.whole(points / pointsPerColumn, in: 0...columns) }

    /// Rows for a height in points, in the proportion of the columns.
    func rows(points: Double) -> Int { Self.whole(points / pointsPerColumn / 2, in: 0...1000) }

    /// Rows by which an offset in points moves the content, in the proportion of the screen's height.
    func rows(offset: Double) -> Int { Self.whole(offset / pointsPerRow, in: -rows...rows) }

    /// The nearest whole number within bounds; the lower bound for what is no number.
    static func whole(_ value: Double, in bounds: ClosedRange<Int>) -> Int {
        guard !value.isNaN else { return bounds.lowerBound }
        return Int(min(max(value, Double(bounds.lowerBound)), Double(bounds.upperBound)).rounded())
    }
}
