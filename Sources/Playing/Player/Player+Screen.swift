import CatalogModel
import EmptyDataSet
import SceneModel
import TerminalText

/// What was on the screen at one time.
struct Snapshot: Hashable {
    let scene: Scene?
    let screen: [UInt8]
}

extension Player {
    /// How many rows are drawn at most.
    private static let rowLimit = 12

    /// What shows now.
    var composition: SceneComposer.Composition? { composition(of: scrollView, dataSet) }

    private func composition(
        of scrollView: ScrollView, _ dataSet: EntryDataSet?
    ) -> SceneComposer.Composition? {
        guard let dataSet else { return nil }
        return scrollView.emptyDataSetScene(
            in: played.entry.screen(for: dataSet.state, artwork: played.artwork, request: request))
    }

    /// The screen as it is.
    var snapshot: Snapshot { Snapshot(scene: composition?.scene, screen: drawn()) }

    /// The screen of a list view that was made this moment, and shows the same.
    var freshSnapshot: Snapshot {
        let fresh = ScrollView(
            kind: scrollView.kind, canvas: scrollView.canvas, showsBars: scrollView.showsBars,
            traitCollection: scrollView.traitCollection, sections: scrollView.sections)
        let state = dataSet?.state ?? played.entry.firstState
        let same = EntryDataSet(played.entry, state: state, artwork: played.artwork, query: query)
        if let dataSet { same.answers = dataSet.answers }
        fresh.emptyDataSetSource = same
        fresh.emptyDataSetDelegate = same
        fresh.reloadData()
        let composition = composition(of: fresh, same)
        return Snapshot(scene: composition?.scene, screen: drawn(composition))
    }

    /// The screen as lines: the empty state, or the rows.
    func drawn() -> [UInt8] { drawn(composition) }

    private func drawn(_ composition: SceneComposer.Composition?) -> [UInt8] {
        if let composition { return drawing(composition) }
        return Array((listLines.joined(separator: "\n") + "\n").utf8)
    }

    /// The list while no empty state shows.
    private var listLines: [String] {
        let count = scrollView.itemsCount
        var lines = [VisibleText.escape(played.entry.name) + " · " + Self.counted(count, "row")]
        if scrollView.headers > 0 { lines[0] += " · " + Self.counted(scrollView.headers, "header") }
        if scrollView.footers > 0 { lines[0] += " · " + Self.counted(scrollView.footers, "footer") }
        lines += rowNames(limit: Self.rowLimit).map { "  " + $0 }
        if count > Self.rowLimit { lines.append("  … and \(count - Self.rowLimit) more") }
        return lines
    }

    static func counted(_ count: Int, _ what: String) -> String {
        count == 1 ? "1 \(what)" : "\(count) \(what)s"
    }

    /// The names of the rows, so many at most.
    func rowNames(limit: Int) -> [String] {
        if let rows = played.rows, scrollView.itemsCount > 0 {
            let language = request.traits.language ?? played.entry.language
            return matches.prefix(limit).map { row in
                VisibleText.escape("\(rows.name(of: row, in: language)) (\(row.code))")
            }
        }
        var names: [String] = []
        for (section, count) in scrollView.sections.enumerated() where count > 0 && names.count < limit {
            names += (0..<min(count, limit - names.count)).map { "section \(section), row \($0)" }
        }
        return names
    }
}
