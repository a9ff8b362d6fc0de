import CatalogModel
import EmptyDataSet
import SceneModel

extension Player {
    func makeList(_ host: Step.Host) {
        self.host(host)
        settle()
    }

    func showBars(_ shown: Bool) {
        request.showsBars = shown
        scrollView.showsBars = shown
    }

    func resize(_ canvas: Canvas) {
        request.canvas = canvas
        scrollView.canvas = canvas
    }

    /// The same device held the other way.
    func turned(_ canvas: Canvas) -> Canvas {
        if let device = canvas.device.flatMap(Device.named) {
            return device.canvas(canvas.orientation == .portrait ? .landscape : .portrait)
        }
        return Canvas(width: canvas.size.height, height: canvas.size.width)
    }

    /// The source that the list shows, which may have been released.
    func attached() throws(StepFailure) -> EntryDataSet {
        guard let dataSet else { throw StepFailure.released }
        return dataSet
    }

    func change(_ source: Step.SourceChange) {
        switch source {
        case .set: attach(dataSet ?? makeDataSet(played.rows == nil ? played.entry.firstState : .noResults))
        case .clear: scrollView.emptyDataSetSource = nil
        case .release: dataSet = nil
        }
    }

    func help(_ word: String?) throws(StepFailure) -> String {
        guard let word else {
            let width = Instruction.all.map(\.usage.count).filter { $0 <= 34 }.max() ?? 0
            return Instruction.all.map { row in
                let gap =
                    row.usage.count <= width
                    ? String(repeating: " ", count: width - row.usage.count)
                    : "\n" + String(repeating: " ", count: width)
                return "\(row.usage)\(gap)  \(row.summary)"
            }.joined(separator: "\n")
        }
        guard let row = Instruction.all.first(where: { $0.name == word }) else {
            throw StepFailure("there is no word '\(word.prefix(64))'", remedy: "'help' lists the words")
        }
        return "\(row.usage)  \(row.summary)"
    }
}
