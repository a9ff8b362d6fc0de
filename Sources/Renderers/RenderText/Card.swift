import Rendering
import SceneModel

/// A scene laid out in cells: the caption, the bars, and the content at its height on the screen.
struct Card {
    /// The cells.
    let grid: CellGrid
    /// The characters of frames.
    let characters: FrameCharacters
    /// The lines above the card.
    private(set) var caption: [Row] = []
    /// The lines inside the border.
    private(set) var lines: [CardLine] = []

    let scene: Scene
    /// Pictures that stand in the place of boxes.
    let pictures: [CellPicture]
    private let assets: AssetTable

    /// Gaps of fewer points than this between elements are drawn as none, others as one blank row.
    private static let leastVisibleSpacing = 6.0

    /// Lays out a scene.
    init(scene: Scene, assets: AssetTable, options: RenderOptions, pictures: [CellPicture] = []) {
        self.pictures = pictures
        self.scene = scene
        self.assets = assets
        grid = CellGrid(canvas: scene.canvas, padding: scene.padding, width: options.width)
        characters = FrameCharacters(options.style)
        caption = captionRows
        lines = bars
        lines += body(rows: max(0, grid.rows - lines.count))
    }

    /// The colours of a picture of the request.
    func swatch(of asset: String) -> Swatch { Swatch(assets[asset]) }

    /// `Airbnb · firstUse · empty`: whose screen, why it is empty, which state.
    private var captionRows: [Row] {
        let name = scene.app.name.isEmpty ? scene.name : scene.app.name
        let rest = [scene.app.purpose ?? "", scene.state].filter { !$0.isEmpty }
            .map { characters.separator + $0 }.joined()
        let words = [(text: name, style: Style(isBold: true)), (text: rest, style: Style(isDim: true))]
        return Paragraph(words).rows(columns: grid.columns)
    }

    /// The content with blank rows above and below; at least one each, so the border never touches it.
    private func body(rows: Int) -> [CardLine] {
        let content = contentRows
        let free = max(2, rows - content.count)
        let middle = (free + grid.rows(offset: scene.verticalOffset) * 2) / 2
        let above = min(max(middle, 1), free - 1)
        var body = [CardLine](repeating: .row(Row()), count: above)
        body += content.map { .row($0) }
        body += [CardLine](repeating: .row(Row()), count: free - above)
        return body
    }

    /// The elements from top to bottom; one without anything to show leaves no gap.
    private var contentRows: [Row] {
        let spacing = scene.spacing >= Self.leastVisibleSpacing ? 1 : 0
        var rows: [Row] = []
        for element in scene.elements {
            let next = self.rows(of: element)
            if !rows.isEmpty, !next.isEmpty { rows += [Row](repeating: Row(), count: spacing) }
            rows += next
        }
        return rows
    }

    private func rows(of element: Scene.Element) -> [Row] {
        switch element {
        case .image(let image): rows(of: image, maximumRows: Self.maximumImageRows)
        case .title(let text): rows(of: text, isBold: true)
        case .description(let text): rows(of: text)
        case .button(let button), .secondaryButton(let button): rows(of: button)
        case .customView(let view): rows(of: view)
        }
    }
}
