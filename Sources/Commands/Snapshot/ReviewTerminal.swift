import CommandTable
import EmptyDataSet
import Publishing
import Rendering
import SnapshotScenes
import Snapshots

/// The terminal of a review: it shows changes and pictures.
struct ReviewTerminal {
    let console: Console
    let details: ChangeDetails
    let text: ReportText
    /// Draws pictures, where the program for it is installed.
    let chafa: Chafa?
    /// The renderer of scenes as drawings, where there is one.
    let drawing: (any Renderer)?
    let colors: RenderOptions.Colors
    /// The columns and rows of the terminal.
    let screen: CellSize

    /// The fewest rows in which a picture shows anything.
    private static let leastPicture = 9
    /// The most rows that a picture gets.
    private static let largestPicture = 20
    /// The fewest lines of a difference that are shown, whatever the terminal's size.
    private static let leastDifference = 4

    /// Shows a golden that is asked of: its picture, then what has changed, then what can be done.
    func show(_ question: Reviewer.Question) {
        var change = question.change
        change.detail = details.detail(of: question.golden, showsRenderings: true)
        let foot = foot(question)
        let room = screen.rows - foot.count - 2
        // Of a drawing its picture says more than its difference.
        let isPicture = change.detail?.renderings?.mediaType.hasPrefix("image/") ?? false
        let lines = cut(&change, to: canDraw && isPicture ? room - Self.leastPicture : room)
        console.print("")
        let rows = min(room - lines.count, Self.largestPicture)
        if rows >= Self.leastPicture {
            for line in pictures(of: change, rows: rows) { console.print(bytes: line + [0x0A]) }
        }
        for line in lines + foot { console.print(line) }
        console.flush()
    }

    /// Says again what the keys do.
    func sayKeys(_ question: Reviewer.Question) {
        for line in foot(question) { console.print(line) }
        console.flush()
    }

    /// Which golden is asked of, and the keys.
    private func foot(_ question: Reviewer.Question) -> [String] {
        WrappedText.lines(question.heading, columns: screen.columns)
            + WrappedText.lines(of: question.keys, separator: "  ", columns: screen.columns)
    }

    /// The lines of a change, with as much of the difference as there are rows for.
    private func cut(_ change: inout SnapshotReport.Change, to room: Int) -> [String] {
        var lines = text.lines(of: change)
        let all = change.detail?.lines ?? []
        var limit = all.count
        while lines.count > room, limit > Self.leastDifference {
            limit = max(Self.leastDifference, limit - max(1, lines.count - room))
            change.detail?.lines = DifferenceLine.cut(all, to: limit)
            lines = text.lines(of: change)
        }
        return lines
    }

    // MARK: Pictures

    private var canDraw: Bool { chafa != nil && colors != .none }

    /// Golden and rendering where they are pictures, side by side where they fit; else the scene as a drawing.
    private func pictures(of change: SnapshotReport.Change, rows: Int) -> [[UInt8]] {
        guard canDraw, let chafa, let golden = change.goldens.first else { return [] }
        if let both = change.detail?.renderings, both.mediaType.hasPrefix("image/") {
            let pairs = [("golden", both.golden), ("rendering", both.rendering)].compactMap { title, bytes in
                bytes.map { (title, $0) }
            }
            let columns = (screen.columns - 2 * (pairs.count - 1)) / pairs.count
            let room = CellSize(columns: min(60, columns), rows: rows - 1)
            return PictureRow.lines(
                pairs.compactMap { title, bytes in
                    chafa.lines(of: bytes, within: room, colors).map { PictureRow(title, $0) }
                })
        }
        guard let drawing, let name = details.layoutName(of: golden), let scene = details.scene(of: name)
        else { return [] }
        var bytes: [UInt8] = []
        do throws(RenderFailure) {
            try GoldenScene(scene.composition, KeptRenderer(drawing), scene.variant).render(into: &bytes)
        } catch {
            return []
        }
        let room = CellSize(columns: min(60, screen.columns), rows: rows - 1)
        return PictureRow.lines(
            [chafa.lines(of: bytes, within: room, colors).map { PictureRow("the scene", $0) }].compactMap {
                $0
            })
    }
}
