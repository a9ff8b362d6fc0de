import EmptyDataSet
import SceneModel
import Testing

@Suite("The life of an empty data set")
struct LifeTests {
    let source = StubSource {
        $0.title = StyledText("Empty")
        $0.buttonTitles = [.normal: StyledText("Go")]
    }
    let delegate = RecordingDelegate()
    let list = ScrollView()

    init() {
        list.emptyDataSetSource = source
        list.emptyDataSetDelegate = delegate
    }

    static let appear = ["willAppear", "didAppear"]
    static let disappear = ["willDisappear", "didDisappear"]

    @Test("nothing shows before the first reload")
    func beforeReload() {
        #expect(!list.isEmptyDataSetVisible)
        list.reloadData()
        #expect(list.isEmptyDataSetVisible)
    }

    @Test(
        "it shows where it should display and there are no items, or where it is forced to",
        arguments: [
            (false, true, 5, true), (true, true, 5, true), (false, true, 0, true), (true, false, 5, false),
            (false, false, 0, false), (false, false, 5, false), (true, false, 0, true),
        ])
    func rule(displays: Bool, isForced: Bool, items: Int, isVisible: Bool) {
        delegate.displays = displays
        delegate.isForced = isForced
        list.sections = [1, items - 1].filter { $0 > 0 && items > 0 }
        list.reloadData()
        #expect(list.itemsCount == items)
        #expect(list.isEmptyDataSetVisible == isVisible)
    }

    @Test("what it shows is what the source said at the last reload")
    func contentOfTheReload() throws {
        let screen = Screen(name: "inbox", app: Scene.App(name: "Mail"))
        func shown() throws -> Scene { try #require(list.emptyDataSetScene(in: screen)).scene }
        list.reloadData()
        let before = try shown()
        source.title = StyledText("Nothing")
        source.offset = -50
        #expect(try shown() == before)
        list.reloadData()
        #expect(try shown().verticalOffset == -50)
        #expect(try shown() != before)
    }

    @Test("callbacks come once per appearance and once per disappearance")
    func lifecycle() {
        for _ in 0..<3 { list.reloadData() }
        #expect(delegate.log.events == Self.appear)
        list.sections = [1]
        for _ in 0..<3 { list.reloadData() }
        #expect(delegate.log.events == Self.appear + Self.disappear)
        list.sections = [0]
        list.reloadData()
        #expect(delegate.log.events == Self.appear + Self.disappear + Self.appear)
    }

    @Test("a callback that inserts a row and reloads ends the appearance after its did")
    func reloadFromCallback() {
        delegate.onEvent = { [list] event in
            if event == "willAppear" { list.insertRows(1) }
        }
        list.reloadData()
        #expect(delegate.log.events == Self.appear + Self.disappear)
        #expect(!list.isEmptyDataSetVisible)
    }

    @Test("callbacks that never come to rest are left after some rounds, in order")
    func endlessCallbacks() {
        delegate.onEvent = { [list] event in
            if event == "didAppear" { list.insertRows(1) }
            if event == "didDisappear" { list.deleteRows(1) }
        }
        list.reloadData()
        let pairs = delegate.log.events.count / 4
        #expect(pairs >= 2)
        #expect(delegate.log.events == (0..<pairs).flatMap { _ in Self.appear + Self.disappear })
    }

    @Test("who hears that it will appear hears that it did, though another delegate has come between")
    func delegateChangedInCallback() {
        let log = delegate.log
        let other = RecordingDelegate("other ", log: log)
        delegate.onEvent = { [list] event in
            if event == "willAppear" { list.emptyDataSetDelegate = other }
        }
        list.reloadData()
        list.sections = [1]
        list.reloadData()
        #expect(log.events == Self.appear + ["other willDisappear", "other didDisappear"])
    }

    @Test("scrolling is as the delegate says while it shows, and as the app has set it afterwards")
    func scrollPermission() {
        for (own, allowed) in [(false, true), (true, false), (true, true), (false, false)] {
            let list = ScrollView(isScrollEnabled: own)
            list.emptyDataSetSource = source
            list.emptyDataSetDelegate = delegate
            delegate.allowsScroll = allowed
            list.reloadData()
            #expect(list.isScrollEnabled == allowed)
            list.sections = [1]
            list.reloadData()
            #expect(list.isScrollEnabled == own)
        }
        list.reloadData()
        list.isScrollEnabled = false
        list.insertRows(2)
        #expect(!list.isScrollEnabled)
    }

    @Test("source and delegate are held weakly, and one that goes takes the empty data set with it")
    func release() {
        let log = delegate.log
        weak var released: StubSource?
        do {
            let source = StubSource { $0.title = StyledText("Gone soon") }
            released = source
            list.emptyDataSetSource = source
            list.reloadData()
            #expect(list.isEmptyDataSetVisible)
        }
        #expect(released == nil)
        #expect(!list.isEmptyDataSetVisible)
        #expect(list.emptyDataSetScene(in: Fixture.screen()) == nil)
        // The next source does not bring it back before it is asked for.
        list.emptyDataSetSource = source
        #expect(!list.isEmptyDataSetVisible)
        list.reloadData()
        #expect(log.events == Self.appear + Self.disappear + Self.appear)
    }

    @Test("a source of nil takes it away at once")
    func sourceOfNil() {
        list.reloadData()
        list.emptyDataSetSource = nil
        #expect(!list.isEmptyDataSetVisible)
        #expect(delegate.log.events == Self.appear + Self.disappear)
        list.reloadData()
        #expect(!list.isEmptyDataSetVisible)
    }

    @Test("a batch of updates reloads once, the outermost one")
    func batches() {
        list.reloadData()
        var completed = false
        list.performBatchUpdates {
            list.insertRows(1)
            list.beginUpdates()
            list.deleteRows(1)
            list.endUpdates()
            #expect(list.isEmptyDataSetVisible)
            list.insertRows(2, inSection: 3)
        } completion: {
            completed = $0
        }
        #expect(completed)
        #expect(list.sections == [0, 0, 0, 2])
        #expect(delegate.log.events == Self.appear + Self.disappear)
        list.endUpdates()
        #expect(!list.isEmptyDataSetVisible)
    }

    @Test("rows are counted over all sections of the data source; headers are none, and lie in front")
    func counting() {
        let rows = StubDataSource([0, 0, 0])
        list.dataSource = rows
        list.headers = 3
        list.footers = 1
        list.reloadData()
        #expect(list.layerOrder == [.emptyView, .header, .header, .header, .footer])
        rows.counts = [0, 2, 1]
        list.reloadData()
        #expect(list.itemsCount == 3)
        #expect(list.layerOrder == [.rows, .header, .header, .header, .footer])
    }

    @Test("a tap reaches exactly one callback, and none where touches are off")
    func taps() {
        list.tapEmptyDataSetView()
        list.reloadData()
        delegate.log.events = []
        list.tapEmptyDataSetView()
        list.tapEmptyDataSetButton()
        #expect(delegate.log.events == ["view", "button"])
        delegate.allowsTouch = false
        list.tapEmptyDataSetView()
        list.tapEmptyDataSetButton()
        #expect(delegate.log.events == ["view", "button"])
        delegate.allowsTouch = true
        source.buttonTitles = [.highlighted: StyledText("Pressed")]
        list.reloadData()
        list.tapEmptyDataSetButton()
        #expect(delegate.log.events == ["view", "button", "view"])
        list.insertRows(1)
        delegate.log.events = []
        list.tapEmptyDataSetView()
        #expect(delegate.log.events == [])
    }

    @Test("it fades in when it appears, and not at the reloads after that")
    func fade() {
        list.reloadData()
        #expect(list.emptyDataSetView?.fadesIn == true)
        list.reloadData()
        #expect(list.emptyDataSetView?.fadesIn == false)
        #expect(EmptyDataSetView.fadeDuration == 0.25)
    }

    @Test("another size lays it out as a list made in that size does, and tells nobody that it appeared")
    func rotation() throws {
        list.reloadData()
        list.canvas = Device.standard.canvas(.landscape)
        let turned = try #require(list.emptyDataSetScene(in: Fixture.screen())?.scene)
        let fresh = ScrollView(canvas: Device.standard.canvas(.landscape))
        fresh.emptyDataSetSource = source
        fresh.reloadData()
        #expect(turned == fresh.emptyDataSetScene(in: Fixture.screen())?.scene)
        #expect(turned.padding == 42)
        #expect(delegate.log.events == Self.appear)
    }

    @Test("a view that outlives its list has what it showed, and asks nobody any more")
    func viewWithoutList() throws {
        delegate.allowsTouch = false
        var list: ScrollView? = ScrollView()
        list?.emptyDataSetSource = source
        list?.emptyDataSetDelegate = delegate
        list?.reloadData()
        let view = try #require(list?.emptyDataSetView)
        #expect(!view.emptyDataSetShouldAllowTouch(ScrollView()))
        list = nil
        #expect(view.title(forEmptyDataSet: ScrollView())?.string == "Empty")
        #expect(view.emptyDataSetShouldAllowTouch(ScrollView()))
    }
}
