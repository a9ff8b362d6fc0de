import Rendering
import SceneModel
import Testing

@testable import RenderHTML

@Suite("The rules of the other appearance")
struct OtherRulesTests {
    /// A change of a screen that another appearance could bring.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (inout Scene) -> Void
    }

    static let changes: [Change] = [
        Change(testDescription: "nothing") { _ in },
        Change(testDescription: "what is behind the list") { $0.backdrop = .black },
        Change(testDescription: "the background") { $0.backgroundColor = Fixture.blue },
        Change(testDescription: "both") {
            $0.backdrop = .black
            $0.backgroundColor = Fixture.grey
        },
        Change(testDescription: "the bars") {
            $0.statusBar?.isLight = true
            $0.navigationBar?.barColor = .black
        },
        Change(testDescription: "the status bar's height") { $0.statusBar?.height = 54 },
        Change(testDescription: "no navigation bar") { $0.navigationBar = nil },
        Change(testDescription: "a text") {
            $0.elements[0] = .title(Fixture.text("Nothing", size: 23, color: Fixture.blue))
        },
        Change(testDescription: "the place") { $0.verticalOffset = -40 },
        Change(testDescription: "a line that is logged") { $0.behavior.onTapView = .log("Tapped") },
        Change(testDescription: "a device") { $0.frame = .device },
    ]

    @Test("they are the lines that the other screen as a whole has more", arguments: changes, [true, false])
    func asAWhole(change: Change, hidesBars: Bool) throws {
        let state = GalleryFixture.state()
        var (scene, bars) = (hidesBars ? state.scene : state.bars, state.bars)
        let screen = try GalleryScreen(scene, bars: bars, assets: state.assets)
        change.change(&scene)
        change.change(&bars)
        let other = try GalleryScreen(scene, bars: bars, assets: state.assets)
        let expected = RuleLines(Self.rules(of: screen)).lines(addedBy: Self.rules(of: other))
        #expect(try screen.rules(addedBy: scene, bars: bars, assets: state.assets) == expected)
    }

    private static func rules(of screen: GalleryScreen) -> [UInt8] {
        let page = String(decoding: screen.bytes(), as: UTF8.self)
        let start = page.firstRange(of: "<style>")?.upperBound ?? page.startIndex
        let end = page.firstRange(of: "</style>")?.lowerBound ?? page.endIndex
        return Array(page[start..<end].utf8)
    }
}
