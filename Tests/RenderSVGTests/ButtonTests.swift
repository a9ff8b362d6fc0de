import SceneModel
import Testing

@testable import RenderSVG

@Suite("Buttons of a picture")
struct ButtonTests {
    /// The parts of a stretched picture: where each is drawn, from left to right.
    private func slices(_ name: String) throws -> [SVGTree.Element] {
        let shipped = try Shipped.named(name)
        let tree = try SVGTree(shipped.bytes())
        return tree.named("svg").filter { $0.children.first?.name == "use" }
    }

    private func ends(_ slices: [SVGTree.Element]) -> (left: Double, right: Double) {
        let left = slices.compactMap { $0.number("x") }.min() ?? 0
        let right = slices.compactMap { slice in
            slice.number("x").flatMap { x in slice.number("width").map { x + $0 } }
        }.max()
        return (left, right ?? 0)
    }

    @Test("Kickstarter's button is 20 points narrower on each side than its room")
    func kickstarter() throws {
        let slices = try slices("kickstarter")
        #expect(slices.count == 9)
        #expect(ends(slices) == (23 + 20, 352 - 20))
    }

    @Test("Foursquare's button is 10 points wider on each side than its room")
    func foursquare() throws {
        let slices = try slices("foursquare")
        #expect(slices.count == 9)
        #expect(ends(slices) == (23 - 10, 352 + 10))
    }

    @Test("the picture of a background is in the file once")
    func once() throws {
        let shipped = try Shipped.named("kickstarter")
        let tree = try SVGTree(shipped.bytes())
        let uses = Set(tree.named("use").compactMap { $0["href"] })
        #expect(uses.count == 1)
        #expect(tree.named("image").filter { $0["id"] != nil }.map { "#\($0["id"] ?? "")" } == Array(uses))
    }

    @Test("a background without caps is one stretched picture")
    func plain() throws {
        let background = Scene.Button.Background(
            asset: "a", size: Size(width: 40, height: 40), capInsets: .zero,
            drawingInsets: Insets(top: 2, left: -5, bottom: 2, right: -5))
        let face = Scene.Button.Face(title: Fixture.text("Go"), background: background)
        let tree = try Fixture.tree(
            [.button(.init(normal: face, highlighted: face, minimumHeight: 44))], [Fixture.asset("a")])
        let image = try #require(tree.named("image").first)
        #expect(["x", "width", "height"].map { image[$0] } == ["18", "339", "40"])
        #expect(image["preserveAspectRatio"] == "none")
        #expect(tree.named("use").isEmpty)
    }

    @Test("ends keep their length, and the middle reaches under them")
    func slices() {
        let parts = Slices(caps: (25, 15), natural: 120, shown: 60).slices(at: 10, length: 200, shrink: 1)
        #expect(parts.map(\.target) == [34, 10, 195])
        #expect(parts.map(\.length) == [162, 25, 15])
        #expect(parts[1].source == 0)
        #expect(parts[1].sourceLength == 50)
        #expect(parts[2].source == 90)
        #expect(parts[2].sourceLength == 30)
        #expect(parts[0].source < 50 && parts[0].source > 49)
        #expect(parts[0].sourceLength > 40 && parts[0].sourceLength < 41)
    }

    @Test("caps that meet leave something between them to stretch")
    func meetingCaps() {
        let cut = Slices(caps: (22, 22), natural: 44, shown: 44)
        #expect(cut.ends == 43)
        #expect(cut.slices(at: 0, length: 300, shrink: 1).count == 3)
    }

    @Test("ends that have no room are drawn shorter, without a middle")
    func noRoom() {
        let parts = Slices(caps: (20, 20), natural: 60, shown: 60).slices(at: 0, length: 20, shrink: 0.5)
        #expect(parts.map(\.length) == [10, 10])
        #expect(parts.map(\.target) == [0, 10])
        #expect(Slices(caps: (20, 20), natural: 0, shown: 60).slices(at: 0, length: 20, shrink: 1).isEmpty)
    }

    @Test("a picture takes the place of words and background")
    func image() throws {
        let lost = Scene.Button.Background(
            asset: "lost", size: Size(width: 44, height: 44), capInsets: .zero, drawingInsets: .zero)
        let face = Scene.Button.Face(
            title: Fixture.text("TITLE-HIDDEN"), image: Fixture.image("a"), background: lost)
        let tree = try Fixture.tree(
            [.button(.init(normal: face, highlighted: face, minimumHeight: 60))], [Fixture.asset("a")])
        #expect(tree.lines.isEmpty)
        let image = try #require(tree.named("image").first)
        #expect([image.number("x"), image.number("y")] == [167.5, 313.5])
    }

    @Test("a button is as high as its words need, and they stand in its middle")
    func height() throws {
        func baseline(_ minimum: Double) throws -> [Double?] {
            let face = Scene.Button.Face(title: Fixture.text("Go"))
            return try Fixture.tree([
                .button(.init(normal: face, highlighted: face, minimumHeight: minimum)),
                .description(Fixture.text("A")),
            ]).named("text").map { $0.number("y") }
        }
        // 20.5 + 12 and 11 and 20.5 are 64 points: the content begins at 301.5.
        #expect(try baseline(0) == [323.5, 361])
        // 100 and 11 and 20.5 are 131.5 points: it begins at 268.
        #expect(try baseline(100) == [324, 395])
    }

    @Test("what is shown is the button at rest")
    func atRest() throws {
        let tree = try Fixture.tree([
            .button(
                .init(
                    normal: .init(title: Fixture.text("Start")),
                    highlighted: .init(title: Fixture.text("Starting")), minimumHeight: 32))
        ])
        #expect(tree.lines == ["Start"])
    }
}
