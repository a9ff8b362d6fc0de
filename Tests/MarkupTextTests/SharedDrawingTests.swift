import MarkupText
import SceneModel
import Testing

@Suite("What all renderers that write markup share")
struct SharedDrawingTests {
    private func scene(_ elements: [Scene.Element], app: String = "Example") -> Scene {
        Scene(
            name: "example", app: .init(name: app), state: "empty", language: "en", direction: .auto,
            appearance: .light, canvas: Device.standard.canvas(), backdrop: .white, padding: 23,
            elements: elements)
    }

    private func text(_ words: String) -> Scene.Text {
        Scene.Text(
            runs: [.init(text: words, font: Font(size: 17), color: .black)], lineHeight: 20.5)
    }

    @Test("a document is called by the app and the title on one line, or what there is of them")
    func title() {
        #expect(scene([.title(text("One\nTwo\n"))]).documentTitle == "Example: One Two")
        #expect(scene([.title(text("One"))], app: "").documentTitle == "One")
        #expect(scene([.description(text("One"))]).documentTitle == "Example")
        #expect(scene([], app: "").documentTitle == "example")
    }

    @Test("the words of a scene come from top to bottom, without empty ones")
    func words() {
        var scene = scene([
            .image(.init(asset: "a", size: Size(width: 1, height: 1), alternativeText: "A star")),
            .image(.init(asset: "b", size: Size(width: 1, height: 1))),
            .title(text("Title")), .description(text("Description")),
            .button(
                .init(
                    normal: .init(title: text("Start")), highlighted: .init(title: text("Starting")),
                    minimumHeight: 32)),
            .customView(.init(kind: .spinner)),
        ])
        scene.header = .init(height: 44, text: text("Header"))
        scene.navigationBar = .init(
            height: 44, barColor: .white, tintColor: .black, title: "Bar", titleColor: .black, logo: nil)
        #expect(
            scene.readableWords == [
                "Bar", "Header", "A star", "Title", "Description", "Start", Scene.CustomView.spinnerName,
            ])
    }

    @Test(
        "a body is larger than its screen, with the home button opposite the speaker",
        arguments: [(Orientation.portrait, 411.0, 835.0), (.landscape, 835, 411)])
    func body(orientation: Orientation, width: Double, height: Double) throws {
        let shape = DeviceShape(around: Device.standard.canvas(orientation))
        #expect(shape.size == Size(width: width, height: height))
        let button = try #require(shape.homeButton)
        let speaker = try #require(shape.speaker)
        if orientation == .portrait {
            #expect(button == (width / 2, height - 41))
            #expect(speaker.x + speaker.size.width / 2 == width / 2)
        } else {
            #expect(button == (width - 41, height / 2))
            #expect(speaker.y + speaker.size.height / 2 == height / 2)
        }
    }

    @Test("a screen with round corners has a rim and no home button")
    func rim() throws {
        let canvas = try #require(Device.named("iphone-16")).canvas()
        let shape = DeviceShape(around: canvas)
        #expect(shape.size == Size(width: canvas.size.width + 28, height: canvas.size.height + 28))
        #expect(shape.cornerRadius == canvas.cornerRadius + 14)
        #expect(shape.homeButton == nil)
        #expect(shape.speaker == nil)
    }
}
