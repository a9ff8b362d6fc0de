import CatalogModel
import EmptyDataSet
import SceneModel

extension Player {
    func changeScreen(_ step: Step) {
        switch step {
        case .host(let host):
            self.host(host)
            settle()
        case .size(let size): resize(Canvas(width: size.width, height: size.height))
        case .rotate: resize(turned(request.canvas))
        case .bars(let shown):
            request.showsBars = shown
            scrollView.showsBars = shown
        default: break
        }
    }

    private func resize(_ canvas: Canvas) {
        request.canvas = canvas
        scrollView.canvas = canvas
    }

    /// The same device held the other way.
    private func turned(_ canvas: Canvas) -> Canvas {
        if let device = canvas.device.flatMap(Device.named) {
            return device.canvas(canvas.orientation == .portrait ? .landscape : .portrait)
        }
        return Canvas(width: canvas.size.height, height: canvas.size.width)
    }

    func changePermission(_ step: Step) throws(StepFailure) {
        switch step {
        case .scroll(let enabled): scrollView.isScrollEnabled = enabled
        case .source(let change): self.change(change)
        default:
            guard let dataSet else { throw StepFailure.released }
            switch step {
            case .display(let answer): dataSet.answers.shouldDisplay = answer
            case .force(let answer): dataSet.answers.shouldBeForcedToDisplay = answer
            case .touch(let allowed): dataSet.answers.shouldAllowTouch = allowed
            default: break
            }
        }
    }

    private func change(_ source: Step.SourceChange) {
        switch source {
        case .set: attach(dataSet ?? makeDataSet(played.rows == nil ? played.entry.firstState : .noResults))
        case .clear: scrollView.emptyDataSetSource = nil
        case .release: dataSet = nil
        }
    }

    func ask(_ step: Step) throws(StepFailure) {
        switch step {
        case .show: draw(drawn())
        case .snapshot(let name): snapshots[name] = snapshot
        case .expect(let expectation): try check(expectation)
        case .trace(let on): isTracing = on
        case .help(let word): tell(.answer(try help(word)))
        default: break
        }
    }

    private func help(_ word: String?) throws(StepFailure) -> String {
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
