import SceneModel
import Testing
import Typesetting

@Suite("LineGrid")
struct LineGridTests {
    private func text(_ size: Double = 17, lineSpacing: Double = 0) -> Scene.Text {
        let font = Font(size: size)
        return Scene.Text(
            runs: [.init(text: "A", font: font, color: .black)],
            lineHeight: FontMetrics.of(font).lineHeight(size: size), lineSpacing: lineSpacing)
    }

    @Test(
        "a line alone stands at the top on the grid of a 2x screen",
        arguments: [(12.0, 14.5, 11.5), (13, 16, 12.5), (17, 20.5, 16), (22, 26.5, 21), (27, 32.5, 25.5)])
    func oneLine(size: Double, height: Double, baseline: Double) {
        let grid = LineGrid(text(size), count: 1)
        #expect(grid.height == height)
        #expect(grid.firstBaseline == baseline)
    }

    @Test("the height of several lines is rounded once, and the lines are centred in it")
    func severalLines() {
        let grid = LineGrid(text(), count: 2)
        #expect(grid.height == 41)
        #expect(abs(grid.firstBaseline - 16.403) < 0.001)
        #expect(abs(grid.baseline(1) - grid.firstBaseline - 20.281) < 0.001)
    }

    @Test("spacing is between lines only")
    func spacing() {
        let grid = LineGrid(text(lineSpacing: 4), count: 3)
        #expect(grid.height == 69)
        #expect(abs(grid.pitch - 24.281) < 0.001)
        #expect(LineGrid(text(lineSpacing: 4), count: 1).height == LineGrid(text(), count: 1).height)
    }

    @Test("a line height of the scene's own is kept, and its letters stand in the middle")
    func ownLineHeight() {
        var own = text(lineSpacing: 2)
        own.lineHeight = 30
        let grid = LineGrid(own, count: 2)
        #expect(grid.pitch == 32)
        #expect(grid.height == 62)
        #expect(grid.firstBaseline == 21)
    }

    @Test("the highest font counts")
    func tallest() {
        var mixed = text(12)
        mixed.runs.append(.init(text: "B", font: Font(size: 27), color: .black))
        mixed.lineHeight = 32.5
        #expect(LineGrid(mixed, count: 1).height == 32.5)
        #expect(mixed.tallestFont == Font(size: 27))
    }

    @Test("a text without lines has no height")
    func empty() {
        #expect(LineGrid(Scene.Text(runs: [], lineHeight: 20.5), count: 0).height == 0)
    }
}
