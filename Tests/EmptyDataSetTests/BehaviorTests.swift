import EmptyDataSet
import SceneModel
import Testing

@Suite("When an empty state shows, and how it behaves")
struct BehaviorTests {
    /// A row of the table of the display rule.
    struct Row: Sendable, CustomTestStringConvertible {
        let displays: Bool
        let isForced: Bool
        let items: Int
        let isVisible: Bool

        var testDescription: String { "display \(displays), forced \(isForced), \(items) items" }
    }

    @Test(
        "it shows where it should display and there are no items, or where it is forced to",
        arguments: [
            Row(displays: true, isForced: false, items: 0, isVisible: true),
            Row(displays: true, isForced: false, items: 5, isVisible: false),
            Row(displays: false, isForced: false, items: 0, isVisible: false),
            Row(displays: false, isForced: false, items: 5, isVisible: false),
            Row(displays: false, isForced: true, items: 0, isVisible: true),
            Row(displays: false, isForced: true, items: 5, isVisible: true),
            Row(displays: true, isForced: true, items: 0, isVisible: true),
            Row(displays: true, isForced: true, items: 5, isVisible: true),
        ])
    func displayRule(_ row: Row) {
        let delegate = StubDelegate {
            $0.displays = row.displays
            $0.isForced = row.isForced
        }
        let view = ScrollView(sections: row.items == 0 ? [0, 0] : [1, row.items - 1])
        #expect(view.itemsCount == row.items)
        #expect(SceneComposer.isDisplayed(delegate: delegate, in: view) == row.isVisible)
        #expect((Fixture.scene(SilentSource(), delegate: delegate, in: view) != nil) == row.isVisible)
    }

    @Test("without a delegate it shows where there are no items", arguments: [0, 1])
    func noDelegate(items: Int) {
        let view = ScrollView(sections: [items])
        #expect((Fixture.scene(SilentSource(), in: view) != nil) == (items == 0))
    }

    @Test("rows count over all sections; sections without rows and plain scroll views have none")
    func itemsCount() {
        #expect(ScrollView(sections: [0, 0, 0]).itemsCount == 0)
        #expect(ScrollView(sections: [0, 2, 1]).itemsCount == 3)
        #expect(ScrollView(kind: .collection, sections: [4]).itemsCount == 4)
        #expect(ScrollView(kind: .plain, sections: [4]).itemsCount == 0)
    }

    @Test("the defaults of the protocols are those of DZNEmptyDataSet")
    func defaults() {
        let view = ScrollView()
        let delegate = SilentDelegate()
        #expect(delegate.emptyDataSetShouldFadeIn(view))
        #expect(!delegate.emptyDataSetShouldBeForcedToDisplay(view))
        #expect(delegate.emptyDataSetShouldDisplay(view))
        #expect(delegate.emptyDataSetShouldAllowTouch(view))
        #expect(!delegate.emptyDataSetShouldAllowScroll(view))
        #expect(!delegate.emptyDataSetShouldAnimateImageView(view))
        let source = SilentSource()
        #expect(source.verticalOffset(forEmptyDataSet: view) == 0)
        #expect(source.spaceHeight(forEmptyDataSet: view) == 11)
        #expect(source.title(forEmptyDataSet: view) == nil)
        #expect(source.imageAnimation(forEmptyDataSet: view) == nil)
        #expect(source.buttonBackgroundImage(forEmptyDataSet: view, for: .normal) == nil)
        #expect(source.customView(forEmptyDataSet: view) == nil)
    }

    @Test("the scene tells what the delegate answers, and the defaults where there is none")
    func behavior() throws {
        let delegate = StubDelegate {
            $0.fadesIn = false
            $0.allowsTouch = false
            $0.allowsScroll = true
            $0.animatesImage = true
        }
        let scene = try #require(Fixture.scene(SilentSource(), delegate: delegate))
        #expect(
            scene.behavior
                == Scene.Behavior(fadesIn: false, allowsTouch: false, allowsScroll: true, animatesImage: true)
        )
        let defaults = Scene.Behavior(
            fadesIn: true, allowsTouch: true, allowsScroll: false, animatesImage: false)
        #expect(try #require(Fixture.scene(SilentSource(), delegate: SilentDelegate())).behavior == defaults)
        #expect(try #require(Fixture.scene(SilentSource())).behavior == defaults)
    }

    @Test("what taps do is told also where there is no delegate")
    func tapsWithoutDelegate() throws {
        let screen = Fixture.screen { $0.onTapButton = .log("tapped") }
        let scene = try #require(Fixture.scene(SilentSource(), screen: screen))
        #expect(scene.behavior.onTapButton == .log("tapped"))
    }

    @Test("a delegate that has gone counts as none")
    func delegateGone() throws {
        weak var held: StubDelegate?
        do {
            let delegate = StubDelegate { $0.displays = false }
            held = delegate
            #expect(Fixture.scene(SilentSource(), delegate: held) == nil)
            withExtendedLifetime(delegate) {}
        }
        #expect(held == nil)
        #expect(Fixture.scene(SilentSource(), delegate: held) != nil)
    }
}
