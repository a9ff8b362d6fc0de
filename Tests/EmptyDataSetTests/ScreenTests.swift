import EmptyDataSet
import SceneModel
import Testing

@Suite("What is around the content of a scene")
struct ScreenTests {
    private let source = StubSource { $0.title = StyledText("T") }

    @Test(
        "the side padding is a sixteenth of the width, rounded", arguments: [(320, 20), (375, 23), (667, 42)])
    func padding(width: Double, padding: Double) throws {
        let view = ScrollView(canvas: Canvas(width: width, height: 568))
        #expect(try #require(Fixture.scene(source, in: view)).padding == padding)
        #expect(SceneComposer.padding(width: width) == padding)
    }

    @Test("a list view turned round is laid out as one made that size")
    func rotation() throws {
        let turned = ScrollView(canvas: Canvas(width: 375, height: 667))
        _ = Fixture.scene(source, in: turned)
        turned.canvas = Canvas(width: 667, height: 375)
        let fresh = ScrollView(canvas: Canvas(width: 667, height: 375))
        let scene = try #require(Fixture.scene(source, in: turned))
        #expect(scene == Fixture.scene(source, in: fresh))
        #expect(scene.padding == 42)
    }

    @Test("a space of 0 is 0, and one that is not given is 11")
    func space() throws {
        #expect(try #require(Fixture.scene(StubSource { $0.space = 0 })).spacing == 0)
        #expect(try #require(Fixture.scene(SilentSource())).spacing == 11)
        #expect(SceneComposer.defaultSpace == 11)
    }

    @Test("the offset is that of the source at each time it is asked, and never adds up")
    func offset() throws {
        source.offset = -64
        #expect(try #require(Fixture.scene(source)).verticalOffset == -64)
        source.offset = -136
        for _ in 0..<3 { #expect(try #require(Fixture.scene(source)).verticalOffset == -136) }
    }

    @Test("bars show only where they are asked for, and take their height from the list view")
    func bars() throws {
        let bare = try #require(Fixture.scene(source))
        #expect(bare.statusBar == nil)
        #expect(bare.navigationBar == nil)
        #expect(bare.listTop == 0)
        #expect(ScrollView().bounds == Size(width: 375, height: 667))

        let view = ScrollView(showsBars: true)
        #expect(view.bounds == Size(width: 375, height: 603))
        let scene = try #require(Fixture.scene(source, in: view))
        #expect(scene.listTop == 64)
        #expect(
            scene.statusBar
                == Scene.StatusBar(
                    height: 20, isLight: false, backgroundColor: Color(red: 0xF8, green: 0xF8, blue: 0xF8)))
        let bar = try #require(scene.navigationBar)
        #expect(bar.height == 44)
        #expect(bar.barColor.hex == "#f8f8f8")
        #expect(bar.tintColor.hex == "#007aff")
        #expect(bar.titleColor == .black)
        #expect(bar.title == "Example Mail")
        #expect(bar.logo == nil)
    }

    @Test("a bar is as the app says: colours, light signs, title and logo")
    func barOfAnApp() throws {
        let blue = Color(red: 0x50, green: 0x6D, blue: 0xA8)
        let screen = Fixture.screen {
            $0.statusBar = .light
            $0.navigationBar = Screen.NavigationBar(
                barColor: blue, tintColor: .white, title: "Inbox", logo: Fixture.picture("logo"))
        }
        let scene = try #require(Fixture.scene(source, in: ScrollView(showsBars: true), screen: screen))
        #expect(scene.statusBar == Scene.StatusBar(height: 20, isLight: true, backgroundColor: blue))
        let bar = try #require(scene.navigationBar)
        #expect(bar.barColor == blue)
        #expect(bar.tintColor == .white)
        #expect(bar.titleColor == .white, "light signs go with a light title")
        #expect(bar.title == "Inbox")
        #expect(bar.logo?.asset == "mail/logo.svg")
    }

    @Test("a phone held sideways has no status bar and a lower navigation bar")
    func sideways() throws {
        let view = ScrollView(canvas: Device.standard.canvas(.landscape), showsBars: true)
        let scene = try #require(Fixture.scene(source, in: view))
        #expect(scene.statusBar == nil)
        #expect(scene.navigationBar?.height == 32)
        #expect(view.bounds == Size(width: 667, height: 343))
    }

    @Test("in the dark the system's bar is dark with light signs, and an app's own colour stays")
    func darkBars() throws {
        let view = ScrollView(showsBars: true, traitCollection: TraitCollection(appearance: .dark))
        let scene = try #require(Fixture.scene(source, in: view))
        #expect(scene.navigationBar?.barColor.hex == "#1c1c1e")
        #expect(scene.navigationBar?.tintColor.hex == "#0a84ff")
        #expect(scene.navigationBar?.titleColor == .white)
        #expect(scene.statusBar?.isLight == true)
        let white = Fixture.screen { $0.navigationBar.barColor = .white }
        let own = try #require(Fixture.scene(source, in: view, screen: white))
        #expect(own.statusBar?.isLight == false)
        #expect(own.navigationBar?.titleColor == .black)
    }

    @Test("a header has its height, and its picture or its text with the defaults of a description")
    func header() throws {
        let screen = Fixture.screen { $0.header = Screen.Header(height: 44, text: StyledText("All Mail")) }
        let header = try #require(Fixture.scene(source, screen: screen)?.header)
        #expect(header.height == 44)
        #expect(
            header.text?.runs == [Scene.Text.Run(text: "All Mail", font: Font(size: 17), color: Fixture.grey)]
        )
        #expect(header.image == nil)
        let pictured = Fixture.screen {
            $0.header = Screen.Header(height: 133, image: Fixture.picture("top", width: 320, height: 133))
        }
        let composition = try #require(Fixture.composition(source, screen: pictured))
        #expect(composition.scene.header?.image?.size == Size(width: 320, height: 133))
        #expect(composition.assets.map(\.name) == ["mail/top.svg"])
    }

    @Test("a background with some opacity lies over the backdrop")
    func background() throws {
        let half = try #require(Color(hex: "00000080"))
        let scene = try #require(Fixture.scene(StubSource { $0.background = half }))
        #expect(scene.backgroundColor == half)
        #expect(scene.effectiveBackground == half.composited(over: .white))
        #expect(scene.effectiveBackground.alpha == 255)
    }

    @Test("name, app, state, language, frame, direction and taps are those of the screen and the traits")
    func facts() throws {
        let screen = Fixture.screen {
            $0.name = "mail.loading"
            $0.app = Scene.App(id: "mail", name: "Mail", developer: "Example", purpose: "loading")
            $0.state = "loading"
            $0.language = "ar"
            $0.frame = .device
            $0.onTapView = .log("view")
            $0.onTapButton = .show(state: "empty", seconds: 3, then: nil)
        }
        let view = ScrollView(traitCollection: TraitCollection(layoutDirection: .rtl))
        let scene = try #require(Fixture.scene(source, delegate: SilentDelegate(), in: view, screen: screen))
        #expect(scene.name == "mail.loading")
        #expect(scene.app == screen.app)
        #expect(scene.state == "loading")
        #expect(scene.language == "ar")
        #expect(scene.frame == .device)
        #expect(scene.direction == .rtl)
        #expect(scene.canvas == Device.standard.canvas())
        #expect(scene.behavior.onTapView == .log("view"))
        #expect(scene.behavior.onTapButton == .show(state: "empty", seconds: 3, then: nil))
    }
}
