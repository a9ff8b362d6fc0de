import RenderSVG
import Rendering
import SceneModel
import Testing

@Suite("Pictures and buttons of a picture")
struct PictureTests {
    private let star = Fixture.asset("star.svg", body: "<path fill='#112233' d='M0 0h9v9z'/>")

    @Test("it makes one SVG file a scene")
    func artifacts() throws {
        let request = RenderRequest(
            scenes: [Fixture.scene([.title(Fixture.text("A"))])], assets: AssetTable())
        let files = try SVGRenderer().render(request).files
        #expect(files.map(\.path) == ["example.svg"])
        #expect(files.first?.mediaType == "image/svg+xml")
        #expect(SVGRenderer().info.name == "svg")
        #expect(SVGRenderer().info.features == Set(Scene.Feature.allCases))
    }

    @Test("the picture goes after what is in the output")
    func appended() throws {
        let scene = Fixture.scene([.title(Fixture.text("A"))])
        var bytes = Array("before".utf8)
        try SVGRenderer().render(scene, assets: AssetTable(), options: RenderOptions(), into: &bytes)
        #expect(try bytes == Array("before".utf8) + Fixture.bytes(scene))
    }

    @Test("to assistive technology it is one picture with a title and a description")
    func accessibility() throws {
        let tree = try Fixture.tree(
            [
                .image(Fixture.image("star.svg", alternativeText: "A \"star\"")),
                .title(Fixture.text("No\nStars")),
            ],
            [star])
        #expect(tree.root["role"] == "img")
        #expect(tree.root["xml:lang"] == "en")
        #expect(tree.root.children.prefix(2).map(\.name) == ["title", "desc"])
        #expect(tree.named("title").first?.text == "Example: No Stars")
        #expect(tree.named("desc").first?.text == "A \"star\"\nNo\nStars")
    }

    @Test("a picture that is not among the assets is a failure that names the scene")
    func missing() {
        let face = Scene.Button.Face(image: Fixture.image("lost"))
        let background = Scene.Button.Background(
            asset: "lost", size: Size(width: 4, height: 4), capInsets: .zero, drawingInsets: .zero)
        let parts: [Scene.Element] = [
            .image(Fixture.image("lost")), .button(.init(normal: face, highlighted: face, minimumHeight: 32)),
            .button(
                .init(normal: .init(background: background), highlighted: .init(), minimumHeight: 32)),
        ]
        for part in parts {
            #expect(
                throws: RenderFailure(scene: "example", message: "the picture lost is not among the assets")
            ) {
                try Fixture.bytes(Fixture.scene([part]))
            }
        }
    }

    @Test("a tinted picture is drawn by a filter that has the name of its colour")
    func tint() throws {
        let tint = Color(red: 0xFF, green: 0x88, blue: 0, alpha: 0x80)
        let tree = try Fixture.tree(
            [.image(Fixture.image("star.svg", tint: tint)), .image(Fixture.image("star.svg", tint: tint))],
            [star])
        #expect(tree.named("filter").map { $0["id"] } == ["tint-ff880080"])
        #expect(tree.named("image").map { $0["filter"] } == ["url(#tint-ff880080)", "url(#tint-ff880080)"])
        let flood = try #require(tree.named("feFlood").first)
        #expect(flood["flood-color"] == "#ff8800")
        #expect(flood["flood-opacity"] == "0.502")
        #expect(tree.named("feComposite").first?["in2"] == "SourceAlpha")
        #expect(try Fixture.tree([.image(Fixture.image("star.svg"))], [star]).named("filter").isEmpty)
    }

    @Test("a picture wider than its room becomes smaller and keeps its proportions")
    func wide() throws {
        var image = Fixture.image("star.svg")
        image.size = Size(width: 500, height: 100)
        let drawn = try #require(Fixture.tree([.image(image)], [star]).named("image").first)
        #expect(drawn.number("x") == 23)
        #expect(drawn.number("width") == 329)
        #expect(drawn.number("height") == 100)
        #expect(drawn["preserveAspectRatio"] == nil)
    }

    @Test("a picture turns around its middle, where the entry says so and the reader does not mind")
    func animation() throws {
        var image = Fixture.image("star.svg")
        image.animation = .rotate
        let moving = try Fixture.tree([.image(image)], [star]) { $0.behavior.animatesImage = true }
        let style = try #require(moving.named("style").first).text
        #expect(
            style.hasPrefix("@media(prefers-reduced-motion:no-preference){.turn{animation:turn 1s linear"))
        #expect(style.filter { $0 == "{" }.count == style.filter { $0 == "}" }.count)
        #expect(moving.named("g").first?["transform"] == "translate(187.5 333.5)")
        let drawn = try #require(moving.named("image").first)
        #expect(drawn["class"] == "turn")
        #expect(drawn["x"] == "-20")
        #expect(try Fixture.tree([.image(image)], [star]).named("style").isEmpty)
        image.animation = .pulse
        let pulsing = try Fixture.tree([.image(image)], [star]) { $0.behavior.animatesImage = true }
        #expect(pulsing.named("style").first?.text.contains("@keyframes pulse{50%{opacity:0}}") ?? false)
    }

    @Test("a custom view is an indicator, a box, or a line of text in the middle")
    func customViews() throws {
        let spinner = try Fixture.tree([.customView(.init(kind: .spinner))])
        #expect(spinner.named("path").count == 12)
        #expect(spinner.named("style").first?.text.contains("steps(12)") ?? false)
        #expect(spinner.named("desc").first?.text == "Loading")
        let box = Scene.CustomView(
            kind: .view, size: Size(width: 200, height: 100), backgroundColor: Fixture.blue,
            text: Fixture.text("Wait"))
        let tree = try Fixture.tree([.customView(box)])
        let rectangle = try #require(tree.named("rect").last)
        #expect(
            rectangle.attributes == [
                "x": "87.5", "y": "283.5", "width": "200", "height": "100", "fill": "#007ee5",
            ])
        #expect(tree.named("text").first?.number("y") == 339.5)
        let label = Scene.CustomView(kind: .label, backgroundColor: Fixture.blue, text: Fixture.text("Wait"))
        let small = try Fixture.tree([.customView(label)])
        #expect(small.named("rect").last?["width"] == small.named("text").first?["textLength"])
    }

    @Test("a header has its picture at its corner, cut off where it ends, and its text below")
    func header() throws {
        let tree = try Fixture.tree([], [star]) { scene in
            scene.header = .init(height: 60, image: Fixture.image("star.svg"), text: Fixture.text("Above"))
        }
        let header = try #require(tree.named("svg").last)
        #expect(header.number("height") == 60)
        #expect(header.children.map(\.name) == ["image", "g"])
        #expect(tree.named("text").first?.number("y") == 56)
    }
}
