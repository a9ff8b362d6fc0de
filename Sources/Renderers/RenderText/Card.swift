import Rendering
import SceneModel

/// A scene drawn in cells: the caption, the bars, and the content at its height on the screen.
struct Card {
    /// The cells.
    let grid: CellGrid
    /// The direction of reading.
    let direction: LayoutDirection
    /// What is behind the content.
    let ground: Color
    /// Whether there are colours, which are not worked out where there are none.
    let isColored: Bool
    /// Pictures that stand in the place of boxes.
    let pictures: [CellPicture]
    /// What is drawn.
    var rows: RowWriter

    private let assets: AssetTable

    /// Gaps of fewer points than this between elements are drawn as none, others as one blank row.
    private static let leastVisibleSpacing = 6.0
    /// Room for a card, in bytes, so that few grow while they are written.
    private static let capacity = 4096

    /// An empty card for a scene.
    init(_ scene: borrowing Scene, assets: AssetTable, options: RenderOptions, pictures: [CellPicture] = []) {
        self.pictures = pictures
        self.assets = assets
        direction = scene.direction
        ground = scene.effectiveBackground
        isColored = options.colors != .none
        grid = CellGrid(canvas: scene.canvas, padding: scene.padding, width: options.width)
        rows = RowWriter(
            grid: grid, characters: .of(options.style), colors: options.colors, ground: ground)
    }

    /// Draws a scene after what is in the output.
    ///
    /// The content is written first, since its place depends on how many rows it takes.
    mutating func write(_ scene: Scene, into output: inout [UInt8]) {
        rows.bytes.reserveCapacity(Self.capacity)
        writeContent(of: scene)
        let contentCount = rows.count
        output.reserveCapacity(output.count + Self.capacity)
        swap(&output, &rows.bytes)
        writeCaption(of: scene)
        rows.border(rows.characters.card.topLeft, rows.characters.card.topRight)
        writeBars(of: scene)
        // At least one blank row above and below the content, so the border never touches it.
        let free = max(2, max(0, grid.rows - (rows.count - contentCount)) - contentCount)
        let middle = (free + grid.rows(offset: scene.verticalOffset) * 2) / 2
        let above = min(max(middle, 1), free - 1)
        rows.blankRows(above)
        rows.add(output)
        rows.blankRows(free - above)
        rows.border(rows.characters.card.bottomLeft, rows.characters.card.bottomRight)
        output = rows.bytes
    }

    /// The colours of a picture of the request.
    func swatch(of asset: String) -> Swatch { Swatch(isColored ? assets[asset] : nil) }

    /// A grey that can be told from what is behind it; nil where there are no colours.
    func muted(on background: Color? = nil, strength: Double) -> Color? {
        isColored ? Legibility.muted(on: background ?? ground, strength: strength) : nil
    }

    /// `Airbnb · firstUse · empty`: whose screen, why it is empty, which state.
    private mutating func writeCaption(of scene: Scene) {
        var words = Paragraph()
        words.add(scene.app.name.isEmpty ? scene.name : scene.app.name, Style(isBold: true))
        words.add("", Style(isDim: true))
        let separator = rows.characters.separator
        if let purpose = scene.app.purpose, !purpose.isEmpty { words.go(onWith: separator, purpose) }
        if !scene.state.isEmpty { words.go(onWith: separator, scene.state) }
        words.dropTrailingBlanks()
        for line in words.lines(columns: grid.columns) { rows.caption(line, of: words) }
    }

    /// The elements from top to bottom; one without anything to show leaves no gap.
    private mutating func writeContent(of scene: Scene) {
        let spacing = scene.spacing >= Self.leastVisibleSpacing ? 1 : 0
        for element in scene.elements {
            rows.gap = rows.count > 0 ? spacing : 0
            write(element)
        }
        rows.gap = 0
    }

    private mutating func write(_ element: Scene.Element) {
        switch element {
        case .image(let image): write(image, maximumRows: Self.maximumImageRows)
        case .title(let text): write(text, isBold: true)
        case .description(let text): write(text)
        case .button(let button), .secondaryButton(let button): write(button)
        case .customView(let view): write(view)
        }
    }
}
