import SceneModel
import Testing

@testable import RenderHTML

@Suite("LineLayout")
struct LineLayoutTests {
    @Test(
        "a line alone stands at the top, and what rounding added is below it",
        arguments: [(12.0, 14.5), (13, 16), (14, 17), (17, 20.5), (22, 26.5), (27, 32.5)])
    func oneLine(size: Double, height: Double) {
        let layout = LineLayout(Fixture.text("No Photos", size: size), width: 329)
        #expect(layout.top == 0)
        #expect(abs(layout.pitch - 1.193 * size) < 1e-9)
        #expect(abs(layout.bottom - (height - 1.193 * size)) < 1e-9)
        #expect(abs(layout.height - height) < 1e-9)
    }

    @Test("the height of several lines is rounded once, and the lines are centred in it")
    func severalLines() {
        let text = Fixture.text("You can sync photos and videos onto your iPhone using iTunes.")
        let layout = LineLayout(text, width: 329)
        #expect(abs(layout.height - 41) < 1e-9)
        // The first baseline is then at 16.403 points, and a face's own at 16 on the grid.
        #expect(abs(layout.top - 0.403) < 0.001)
        #expect(abs(layout.top + 2 * layout.pitch + layout.bottom - 41) < 1e-9)
    }

    @Test("spacing is between lines only")
    func spacing() {
        let text = Fixture.text("One\nTwo\nThree", lineSpacing: 4)
        let layout = LineLayout(text, width: 329)
        #expect(abs(layout.pitch - (1.193 * 17 + 4)) < 1e-9)
        #expect(abs(layout.top + 3 * layout.pitch + layout.bottom - layout.height) < 1e-9)
        #expect(abs(layout.height - 69) < 1e-9)
    }

    @Test("a line height of the scene's own is kept")
    func ownLineHeight() {
        var text = Fixture.text("One\nTwo", lineSpacing: 2)
        text.lineHeight = 30
        let layout = LineLayout(text, width: 329)
        #expect(layout.pitch == 32)
        #expect(layout.top == -1)
        #expect(layout.bottom == -1)
        #expect(layout.height == 62)
    }

    @Test("an empty text takes a line")
    func empty() {
        let text = Scene.Text(runs: [], lineHeight: 20.5)
        #expect(LineLayout(text, width: 329).height == 20.5)
    }
}
