import SceneModel
import Testing

@Suite("Pictures of a page")
struct PictureTests {
    private let star = Fixture.asset("star.svg", body: "<path fill='#112233' d='M0 0h9v9z'/>")

    @Test("artwork is an image with a data address, its size and its description")
    func image() throws {
        let page = try Fixture.page(
            [.image(Fixture.image("star.svg", alternativeText: "A \"star\""))], [star])
        #expect(page.contains(#"<img class="e0" alt="A &quot;star&quot;" src="data:image/svg+xml"#))
        #expect(page.contains(".e0{width:40px;height:40px}"))
        #expect(!page.contains("<svg"))
    }

    @Test("a tinted picture is its tint seen through its shape, and an untinted one itself")
    func tint() throws {
        let tint = Color(red: 0xFF, green: 0x88, blue: 0)
        let page = try Fixture.page(
            [.image(Fixture.image("star.svg", alternativeText: "A star", tint: tint))], [star])
        #expect(page.contains("background:#ff8800;mask:url(\"data:image/svg+xml"))
        #expect(page.contains(#"alt="A star" src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/"#))
        #expect(try !Fixture.page([.image(Fixture.image("star.svg"))], [star]).contains("mask"))
    }

    @Test("a picture moves where the entry says so and the reader does not mind")
    func animation() throws {
        var image = Fixture.image("star.svg")
        image.animation = .rotate
        let moving = try Fixture.page([.image(image)], [star]) { $0.behavior.animatesImage = true }
        #expect(moving.contains("@media(prefers-reduced-motion:no-preference){.e0{animation:turn 1s linear"))
        #expect(moving.contains("@keyframes turn{to{transform:rotate(1turn)}}"))
        #expect(try !Fixture.page([.image(image)], [star]).contains("animation"))
        image.animation = .pulse
        let pulsing = try Fixture.page([.image(image)], [star]) { $0.behavior.animatesImage = true }
        #expect(pulsing.contains("@keyframes pulse"))
    }

    @Test("a custom view is an indicator with a name, a box, or a line of text")
    func customViews() throws {
        let spinner = try Fixture.page([.customView(.init(kind: .spinner))])
        #expect(spinner.contains(#"role="img" aria-label="Loading""#))
        let box = Scene.CustomView(
            kind: .view, size: Size(width: 200, height: 100),
            backgroundColor: Color(red: 0, green: 0xFF, blue: 0))
        let page = try Fixture.page([.customView(box)])
        #expect(page.contains(".e0{width:200px;height:100px;background:#00ff00}"))
        #expect(page.contains(#"<div class="e0"></div>"#))
        let label = try Fixture.page([.customView(.init(kind: .label, text: Fixture.text("Wait")))])
        #expect(label.contains(#"<div class="e0"><p class="n0" dir="auto">Wait</p></div>"#))
    }
}
