import RenderText
import Rendering
import SceneModel
import Testing

@Suite("The card")
struct TextRendererTests {
    static let firstUse: Scene = {
        var scene = Fixture.scene(
            [
                .image(Fixture.image("A speech bubble in a ring")), .title(Fixture.text("No Messages")),
                .description(Fixture.text("When you have messages, you’ll see them here.")),
                .button(Fixture.button("Start Browsing")),
            ], spacing: 24)
        scene.statusBar = Scene.StatusBar(height: 20, isLight: false, backgroundColor: .white)
        scene.navigationBar = Scene.NavigationBar(
            height: 44, barColor: .white, tintColor: .black, title: "Inbox", titleColor: .black, logo: nil)
        return scene
    }()

    @Test("a whole scene in Unicode")
    func unicode() throws {
        let expected = """
            Example Mail · firstUse · empty
            ╭──────────────────────────────────────╮
            │ ●●●●○           9:41            100% │
            │                Inbox                 │
            ├──────────────────────────────────────┤
            │                                      │
            │                                      │
            │             ┌╌╌╌╌╌╌╌╌╌╌┐             │
            │             ╎ A speech ╎             │
            │             ╎  bubble  ╎             │
            │             ╎   in a   ╎             │
            │             ╎   ring   ╎             │
            │             └╌╌╌╌╌╌╌╌╌╌┘             │
            │                                      │
            │             No Messages              │
            │                                      │
            │  When you have messages, you’ll see  │
            │              them here.              │
            │                                      │
            │          [ Start Browsing ]          │
            │                                      │
            │                                      │
            ╰──────────────────────────────────────╯

            """
        #expect(try RenderedCard(Self.firstUse).text == expected)
    }

    @Test("a whole scene in ASCII")
    func ascii() throws {
        let expected = """
            Example Mail - firstUse -
            empty
            +----------------------------+
            | ****.      9:41       100% |
            |           Inbox            |
            +----------------------------+
            |                            |
            |                            |
            |        +..........+        |
            |        : A speech :        |
            |        :  bubble  :        |
            |        :   in a   :        |
            |        :   ring   :        |
            |        +..........+        |
            |                            |
            |        No Messages         |
            |                            |
            |  When you have messages,   |
            |   you’ll see them here.    |
            |                            |
            |     [ Start Browsing ]     |
            |                            |
            |                            |
            +----------------------------+

            """
        #expect(try RenderedCard(Self.firstUse, width: 30, style: .ascii).text == expected)
    }

    @Test("a phone's card stops at 64 columns", arguments: [64, 80, 120, 1000, Int.max])
    func naturalWidth(width: Int) throws {
        let card = try RenderedCard(Self.firstUse, width: width).card
        #expect(card.allSatisfy { $0.count == 64 })
        #expect(card.count == 22)
    }

    @Test("a card is never narrower than 20 columns", arguments: [Int.min, -5, 0, 1, 2, 19, 20])
    func minimumWidth(width: Int) throws {
        let rendering = try RenderedCard(Self.firstUse, width: width)
        #expect(rendering.card.allSatisfy { $0.count == 20 })
        for word in ["speech", "bubble", "Messages", "here.", "Browsing"] {
            #expect(rendering.text.contains(word))
        }
    }

    @Test("a wider screen gets a wider card")
    func tablet() throws {
        var scene = Self.firstUse
        scene.canvas = Device.named("ipad")?.canvas() ?? scene.canvas
        #expect(try RenderedCard(scene, width: 200).card.allSatisfy { $0.count == 100 })
    }

    @Test("numbers that no screen has are drawn all the same", arguments: [Double.nan, .infinity, -1e300, 0])
    func oddNumbers(number: Double) throws {
        let size = Size(width: number, height: number)
        var scene = Fixture.scene([
            .image(Fixture.image("Tray", width: number, height: number)), .title(Fixture.text("Nothing")),
            .button(
                Fixture.button(
                    "Go",
                    background: Fixture.background("b", drawingInsets: Insets(left: number, right: number)))),
            .customView(Scene.CustomView(kind: .view, size: size)),
        ])
        scene.canvas.size = size
        scene.padding = number
        scene.spacing = number
        scene.verticalOffset = number
        let rendering = try RenderedCard(scene)
        #expect(rendering.isStraight)
        #expect(rendering.said.contains("Nothing"))
    }

    @Test("the caption says app, purpose and state, and shows what is hidden in a name")
    func caption() throws {
        var scene = Fixture.scene([], state: "error")
        scene.app.name = "Mail\u{1B}[2J\nBox"
        scene.app.purpose = nil
        #expect(try RenderedCard(scene).lines.first == #"Mail\u{1B}[2J\u{A}Box · error"#)
        scene.app.name = ""
        #expect(try RenderedCard(scene).lines.first == "mail · error")
    }

    @Test("one file a scene, with the renderer's ending")
    func artifacts() throws {
        let request = RenderRequest(
            scenes: [Fixture.scene([]), Fixture.scene([], state: "error")], assets: AssetTable())
        let artifacts = try TextRenderer().render(request).files
        #expect(artifacts.map(\.path) == ["mail.txt", "mail.txt"])
        #expect(artifacts.map(\.mediaType) == ["text/plain", "text/plain"])
        #expect(artifacts[0].bytes != artifacts[1].bytes)
    }

    @Test("the bytes are appended to what is there")
    func appends() throws {
        var bytes: [UInt8] = [1, 2, 3]
        try TextRenderer().render(Self.firstUse, assets: AssetTable(), options: RenderOptions(), into: &bytes)
        #expect(bytes.starts(with: [1, 2, 3]))
        #expect(bytes.dropFirst(3).elementsEqual(try RenderedCard(Self.firstUse, width: 80).bytes))
    }
}
