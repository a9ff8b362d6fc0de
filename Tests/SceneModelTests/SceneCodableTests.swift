import Foundation
import SceneModel
import Testing

@Suite("Scenes as JSON")
struct SceneCodableTests {
    private static let text = Scene.Text(
        runs: [
            Scene.Text.Run(
                text: "No \u{202E}\"Messages\"",
                font: Font(name: "HelveticaNeue-Light", size: 22, weight: .light),
                color: Color(red: 0xC9, green: 0xC9, blue: 0xC9, alpha: 0x80), kern: 1.5,
                shadow: Shadow(color: .black, x: 1, y: -1, blur: 2)),
            Scene.Text.Run(text: "日本", font: Font(size: 17), color: .white),
        ], alignment: .natural, lineHeight: 26.5, lineSpacing: 4)

    private static let image = Scene.Image(
        asset: "airbnb/placeholder.svg", size: Size(width: 75, height: 37.5), alternativeText: "A ring",
        tint: .black, animation: .rotate)

    private static let button: Scene.Button = {
        let background = Scene.Button.Background(
            asset: "bg.svg", size: Size(width: 44, height: 44), capInsets: Insets(top: 22, left: 22),
            drawingInsets: Insets(left: 20, right: 20))
        return Scene.Button(
            normal: Scene.Button.Face(title: text, background: background),
            highlighted: Scene.Button.Face(image: image), minimumHeight: 44, verticalPadding: 8)
    }()

    private static let elements: [Scene.Element] = [
        .image(image), .title(text), .description(text), .button(button), .secondaryButton(button),
        .customView(
            Scene.CustomView(
                kind: .view, size: Size(width: 200, height: 200), backgroundColor: .white, text: text)),
        .customView(Scene.CustomView(kind: .spinner)),
    ]

    private static let scene = Scene(
        name: "airbnb.loading", app: Scene.App(id: "airbnb", name: "Airbnb", developer: "Airbnb, Inc."),
        state: "loading", language: "en-GB", direction: .rtl, appearance: .dark,
        canvas: Device.standard.canvas(.landscape), frame: .device,
        statusBar: Scene.StatusBar(height: 20, isLight: true, backgroundColor: .black),
        navigationBar: Scene.NavigationBar(
            height: 44, barColor: .white, tintColor: .black, title: nil, titleColor: .black, logo: image),
        header: Scene.Header(height: 133, image: image, text: text), backdrop: .black,
        backgroundColor: .white,
        verticalOffset: -266.8, padding: 23, spacing: 0, elements: elements,
        behavior: Scene.Behavior(
            fadesIn: false, onTapView: .show(state: "loading", seconds: 3, then: "empty"),
            onTapButton: .open("https://example.com")))

    @Test(
        "a tap action is written with its type",
        arguments: [
            (TapAction.show(state: "a", seconds: 2, then: nil), #"{"seconds":2,"state":"a","type":"show"}"#),
            (.log("x"), #"{"message":"x","type":"log"}"#),
            (.open("https://a.b"), #"{"address":"https://a.b","type":"open"}"#),
        ])
    func tapAction(action: TapAction, json: String) throws {
        #expect(String(decoding: try JSONValue(encoding: action).bytes(), as: UTF8.self) == json)
        #expect(try JSONDecoder().decode(TapAction.self, from: Data(json.utf8)) == action)
    }

    @Test("a scene with everything survives being written and read")
    func roundTrip() throws {
        let data = try JSONEncoder().encode(Self.scene)
        #expect(try JSONDecoder().decode(Scene.self, from: data) == Self.scene)
    }

    @Test("a scene with the least survives too")
    func bareRoundTrip() throws {
        let scene = Scene(
            name: "a", app: Scene.App(name: ""), state: "empty", language: "en", direction: .auto,
            appearance: .light, canvas: Canvas(width: 320, height: 480), backdrop: .white, padding: 20,
            elements: [])
        let data = try JSONEncoder().encode(scene)
        #expect(try JSONDecoder().decode(Scene.self, from: data) == scene)
    }

    @Test("an element is written with its type and its own fields", arguments: elements)
    func elementType(element: Scene.Element) throws {
        struct Head: Decodable { var type: String }
        let data = try JSONEncoder().encode(element)
        #expect(try JSONDecoder().decode(Head.self, from: data).type == element.kind.rawValue)
        #expect(try JSONDecoder().decode(Scene.Element.self, from: data) == element)
    }

    @Test(
        "an element of an unknown type is refused",
        arguments: [#"{"type": "gauge"}"#, "{}", #"{"type": "title"}"#])
    func unknownElement(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Scene.Element.self, from: Data(json.utf8))
        }
    }

    @Test("the project's own encoder writes what Foundation's does")
    func encoders() throws {
        let data = try JSONEncoder().encode(Self.scene)
        #expect(try JSONValue(encoding: Self.scene) == JSONValue(parsing: Array(data)))
        #expect(try JSONValue(encoding: [1, 2]) == [1, 2])
        #expect(try JSONValue(encoding: ["a": String?.none]) == ["a": .null])
    }

    @Test("sorted keys give the same bytes each time")
    func stable() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        #expect(try encoder.encode(Self.scene) == encoder.encode(Self.scene))
    }

    @Test("the background of the state lies over the backdrop")
    func effectiveBackground() {
        var scene = Self.scene
        scene.backgroundColor = nil
        #expect(scene.effectiveBackground == .black)
        scene.backgroundColor = Color(red: 255, green: 255, blue: 255, alpha: 128)
        #expect(scene.effectiveBackground == Color(red: 128, green: 128, blue: 128))
    }

    @Test("the list begins below the bars that are shown")
    func listTop() {
        var scene = Self.scene
        #expect(scene.listTop == 64)
        scene.statusBar = nil
        #expect(scene.listTop == 44)
        scene.navigationBar = nil
        #expect(scene.listTop == 0)
    }
}
