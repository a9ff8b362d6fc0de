import EmptyDataSet
import SceneModel
import Testing

@Suite("The builder")
struct BuilderTests {
    let list = ScrollView()

    private func scene() throws -> Scene {
        try #require(list.emptyDataSetScene(in: Fixture.screen())?.scene)
    }

    @Test("it is filled anew at every reload, so that nothing adds up")
    func anew() throws {
        var offset = -64.0
        list.emptyDataSetView { $0.titleLabelString(StyledText("A")).verticalOffset(offset) }
        list.reloadData()
        #expect(try scene().verticalOffset == -64)
        offset = -136
        list.reloadData()
        list.reloadData()
        #expect(try scene().verticalOffset == -136)
    }

    @Test("what it sets comes before the source, what it sets to nil is taken away, the rest is the source's")
    func precedence() throws {
        let source = StubSource {
            $0.title = StyledText("Source")
            $0.description = StyledText("Source")
            $0.offset = 7
        }
        list.emptyDataSetSource = source
        list.emptyDataSetView { $0.titleLabelString(StyledText("Builder")).detailLabelString(nil) }
        list.reloadData()
        #expect(try scene().titleText?.string == "Builder")
        #expect(try scene().descriptionText == nil)
        #expect(try scene().verticalOffset == 7)
        list.emptyDataSetView(nil)
        list.reloadData()
        #expect(try scene().titleText?.string == "Source")
    }

    @Test("a custom view is shown alone; offset and background still apply")
    func customView() throws {
        list.emptyDataSetView { view in
            view.customView(CustomView(.spinner)).titleLabelString(StyledText("Hidden"))
                .verticalOffset(-20).dataSetBackgroundColor(Fixture.red)
        }
        list.reloadData()
        #expect(try scene().kinds == [.customView])
        #expect(try scene().verticalOffset == -20)
        #expect(try scene().backgroundColor == Fixture.red)
    }

    @Test("its permissions come before the delegate's")
    func permissions() throws {
        let delegate = RecordingDelegate()
        list.emptyDataSetDelegate = delegate
        var displays = false
        list.emptyDataSetView {
            $0.titleLabelString(StyledText("A")).shouldDisplay(displays).isScrollAllowed(true)
        }
        list.reloadData()
        #expect(!list.isEmptyDataSetVisible)
        displays = true
        list.reloadData()
        #expect(list.isEmptyDataSetVisible)
        #expect(list.isScrollEnabled)
        list.emptyDataSetView {
            $0.shouldBeForcedToDisplay(true).isTouchAllowed(false).didTapContentView {
                Issue.record("touches are not allowed")
            }
        }
        list.insertRows(3)
        #expect(list.isEmptyDataSetVisible)
        list.tapEmptyDataSetView()
        #expect(delegate.log.events == ["willAppear", "didAppear"])
    }

    @Test("a handler of a tap is called in place of the delegate, those of the life after it")
    func handlers() {
        let delegate = RecordingDelegate()
        let log = delegate.log
        list.emptyDataSetDelegate = delegate
        list.emptyDataSetView { view in
            view.buttonTitle(StyledText("Go"), for: .normal)
                .willAppear { log.events.append("1") }.didAppear { log.events.append("2") }
                .willDisappear { log.events.append("3") }.didDisappear { log.events.append("4") }
                .didTapDataButton { log.events.append("tap") }
        }
        list.reloadData()
        list.tapEmptyDataSetButton()
        list.tapEmptyDataSetView()
        list.insertRows(1)
        #expect(
            log.events == [
                "willAppear", "1", "didAppear", "2", "tap", "view", "willDisappear", "3", "didDisappear", "4",
            ])
    }

    @Test("without a source, taking the builder away takes the empty data set away")
    func takenAway() {
        list.emptyDataSetView { $0.titleLabelString(StyledText("A")) }
        list.reloadData()
        list.emptyDataSetView(nil)
        #expect(!list.isEmptyDataSetVisible)
    }
}
