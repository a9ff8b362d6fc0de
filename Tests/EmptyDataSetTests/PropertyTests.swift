import EmptyDataSet
import SceneModel
import Testing

@Suite("Whatever is done to a list")
struct PropertyTests {
    @Test("ten thousand random steps keep the invariants", arguments: [UInt64(20_140_601), 1, 0xE0E0])
    func randomSteps(seed: UInt64) {
        print("property test of the list view: seed \(seed)")
        var model = ListModel(seed: seed)
        for number in 0..<10_000 {
            let step = model.step()
            let problem = model.problem()
            #expect(problem == nil, "seed \(seed), step \(number), \(step): \(problem ?? "")")
            if problem != nil { return }
        }
        #expect(model.appearances > 100)
    }
}

/// A list view, and what it should be like by the rules alone.
private struct ListModel {
    var generator: SplitMix64
    let list = ScrollView()
    let log = EventLog()
    var source: StubSource?
    var delegate: RecordingDelegate?
    var rows: StubDataSource?
    var hasBuilder = false
    var ownScroll = true
    var delegates = 0

    /// Whether the view is up: what the last reload came to.
    var isUp = false
    var shownScroll = false
    var shownButton = false
    /// What should have been heard.
    var expected: [String] = []
    var appearances = 0
    var openBatches = 0
    var separators = ScrollView.SeparatorStyle.singleLine

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    private var hasProvider: Bool { source != nil || hasBuilder }

    private mutating func chance() -> Bool { Bool.random(using: &generator) }

    /// So seldom that lists are mostly empty, and have a source.
    private mutating func isSeldom() -> Bool { Int.random(in: 0..<5, using: &generator) == 0 }

    // MARK: Steps

    /// Does one random step, to the list and to the model.
    mutating func step() -> String {
        let steps: [(String, (inout ListModel) -> Void)] = [
            ("insert", { $0.insert() }), ("delete", { $0.delete() }), ("sections", { $0.setSections() }),
            ("sections", { $0.setSections() }), ("reload", { $0.reload() }),
            ("reload", { $0.reload() }), ("reload", { $0.reload() }), ("answers", { $0.changeAnswers() }),
            ("source", { $0.changeSource() }), ("release", { $0.releaseSource() }),
            ("delegate", { $0.changeDelegate() }), ("rows", { $0.changeDataSource() }),
            ("builder", { $0.changeBuilder() }), ("batch", { $0.changeBatch() }),
            ("scroll", { $0.changeScroll() }), ("tap", { $0.tap() }), ("state", { $0.changeState() }),
            ("rotate", { $0.rotate() }),
        ]
        let (name, act) = steps[Int.random(in: 0..<steps.count, using: &generator)]
        act(&self)
        return name
    }

    private mutating func insert() {
        list.insertRows(
            Int.random(in: 1...3, using: &generator), inSection: Int.random(in: 0...2, using: &generator))
        expectReload()
    }

    private mutating func delete() {
        let section = Int.random(in: 0...2, using: &generator)
        list.deleteRows(5, inSection: section)
        if list.sections.indices.contains(section) { expectReload() }
    }

    private mutating func setSections() {
        list.sections = isSeldom() ? [0, 1] : []
    }

    private mutating func reload() {
        if chance() { list.reloadData() } else { list.reloadEmptyDataSet() }
        expectReload()
    }

    private mutating func changeAnswers() {
        delegate?.displays = Int.random(in: 0...3, using: &generator) > 0
        delegate?.isForced = Int.random(in: 0...5, using: &generator) == 0
        delegate?.allowsTouch = chance()
        delegate?.allowsScroll = chance()
    }

    private mutating func changeSource() {
        let hadProvider = hasProvider
        if !isSeldom() {
            // The next source must not bring back a view that has lost its own.
            if !hadProvider { expectGone() }
            let buttonTitle = chance() ? "Go" : ""
            let next = StubSource {
                $0.title = StyledText("Empty")
                $0.buttonTitles = [.normal: StyledText(buttonTitle)]
            }
            list.emptyDataSetSource = next
            source = next
        } else {
            list.emptyDataSetSource = nil
            source = nil
            if !hasProvider { expectGone() }
        }
    }

    private mutating func releaseSource() { if isSeldom() { source = nil } }

    private mutating func changeDelegate() {
        delegates += 1
        if chance() {
            let next = RecordingDelegate("\(delegates) ", log: log)
            list.emptyDataSetDelegate = next
            delegate = next
        } else {
            delegate = nil
        }
    }

    private mutating func changeDataSource() {
        if chance() {
            let next = StubDataSource(isSeldom() ? [0, 2] : [0, 0])
            list.dataSource = next
            rows = next
        } else {
            rows = nil
        }
    }

    private mutating func changeBuilder() {
        let wanted = Int.random(in: 0...3, using: &generator) == 0
        if !hasProvider { expectGone() }
        list.emptyDataSetView(wanted ? { $0.detailLabelString(StyledText("Built")) } : nil)
        hasBuilder = wanted
        if !hasProvider { expectGone() }
    }

    private mutating func changeBatch() {
        if openBatches < 2, isSeldom() {
            list.beginUpdates()
            openBatches += 1
        } else {
            list.endUpdates()
            openBatches = max(0, openBatches - 1)
            expectReload()
        }
    }

    private mutating func changeScroll() {
        ownScroll = chance()
        list.isScrollEnabled = ownScroll
    }

    private mutating func tap() {
        let onButton = chance()
        if onButton { list.tapEmptyDataSetButton() } else { list.tapEmptyDataSetView() }
        guard isUp, hasProvider, let delegate, delegate.allowsTouch else { return }
        expected.append(delegate.name + (onButton && shownButton ? "button" : "view"))
    }

    private mutating func changeState() {
        let states = CollectionState.allCases
        list.setState(to: states[Int.random(in: 0..<states.count, using: &generator)])
    }

    private mutating func rotate() {
        let isVisible = isUp && hasProvider
        list.canvas = Device.standard.canvas(chance() ? .portrait : .landscape)
        // A size that is the same is no change, and lays nothing out.
        if isVisible, list.canvas.orientation != lastOrientation { expectReload() }
        lastOrientation = list.canvas.orientation
    }
    private var lastOrientation = Orientation.portrait

    // MARK: What should be

    private var items: Int { (rows?.counts ?? list.sections).reduce(0, +) }

    private mutating func expectReload() {
        guard openBatches == 0 else { return }
        let displays = delegate?.displays ?? true
        let isDisplayed = hasProvider && ((displays && items == 0) || delegate?.isForced ?? false)
        if isDisplayed {
            if !isUp {
                hear("willAppear", "didAppear")
                appearances += 1
            }
            isUp = true
            shownScroll = delegate?.allowsScroll ?? false
            shownButton = source.map { $0.buttonTitles[.normal]?.isEmpty == false } ?? false
        } else {
            expectGone()
        }
    }

    private mutating func expectGone() {
        if isUp { hear("willDisappear", "didDisappear") }
        isUp = false
    }

    private mutating func hear(_ will: String, _ did: String) {
        if let delegate { expected += [delegate.name + will, delegate.name + did] }
    }

    /// What is not as it should be; nil where all is.
    mutating func problem() -> String? {
        let isVisible = isUp && hasProvider
        defer {
            log.events = []
            expected = []
        }
        if list.isEmptyDataSetVisible != isVisible { return "visible is not \(isVisible)" }
        if log.events != expected { return "heard \(log.events), and not \(expected)" }
        if list.isScrollEnabled != (isVisible ? shownScroll : ownScroll) { return "scrolling is wrong" }
        if (list.emptyDataSetScene(in: Fixture.screen()) != nil) != isVisible { return "the scene is wrong" }
        if (list.separatorStyle == .none) != (list.collectionState != .normal) {
            return "separators are wrong"
        }
        if list.layerOrder.contains(.emptyView) != isVisible { return "the layers are wrong" }
        return nil
    }
}
