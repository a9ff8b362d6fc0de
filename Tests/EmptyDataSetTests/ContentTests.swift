import EmptyDataSet
import SceneModel
import Testing

@Suite("What a scene shows of a source")
struct ContentTests {
    @Test("elements come in the order image, title, description, button, second button")
    func order() throws {
        let source = StubSource {
            $0.image = Fixture.picture()
            $0.title = StyledText("No Messages")
            $0.description = StyledText("They will be here.")
            $0.buttonTitles = [.normal: StyledText("Write")]
            $0.secondaryTitles = [.normal: StyledText("Later")]
        }
        let scene = try #require(Fixture.scene(source))
        #expect(scene.kinds == [.image, .title, .description, .button, .secondaryButton])
    }

    @Test("a source that says nothing shows a screen without content")
    func nothing() throws {
        let scene = try #require(Fixture.scene(SilentSource()))
        #expect(scene.elements.isEmpty)
        #expect(scene.backgroundColor == nil)
        #expect(scene.effectiveBackground == .white)
    }

    @Test("a part that is absent or has no letters takes no place")
    func absentParts() throws {
        let source = StubSource {
            $0.title = StyledText("")
            $0.description = StyledText(runs: [StyledText.Run(""), StyledText.Run("")])
            $0.buttonTitles = [.normal: StyledText("")]
        }
        #expect(try #require(Fixture.scene(source)).elements.isEmpty)
        source.description = StyledText(runs: [StyledText.Run(""), StyledText.Run("here")])
        #expect(try #require(Fixture.scene(source)).kinds == [.description])
    }

    @Test("a custom view replaces image, title, description and buttons; offset and background stay")
    func customViewReplaces() throws {
        let source = StubSource {
            $0.view = CustomView(.spinner)
            $0.image = Fixture.picture()
            $0.title = StyledText("ignored")
            $0.description = StyledText("ignored")
            $0.buttonTitles = [.normal: StyledText("ignored")]
            $0.secondaryTitles = [.normal: StyledText("ignored")]
            $0.background = Fixture.red
            $0.offset = -20
        }
        let composition = try #require(Fixture.composition(source))
        #expect(composition.scene.kinds == [.customView])
        #expect(composition.scene.customView?.kind == .spinner)
        #expect(composition.scene.verticalOffset == -20)
        #expect(composition.scene.backgroundColor == Fixture.red)
        #expect(composition.assets.isEmpty)
    }

    @Test("a plain custom view keeps its size and its colour")
    func plainCustomView() throws {
        let green = Color(red: 0, green: 0xFF, blue: 0)
        let source = StubSource {
            $0.view = CustomView(.view, size: Size(width: 200, height: 200), backgroundColor: green)
        }
        let view = try #require(Fixture.scene(source)?.customView)
        #expect(view.size == Size(width: 200, height: 200))
        #expect(view.backgroundColor == green)
        #expect(view.text == nil)
    }

    @Test("a label's words have the size of a description")
    func label() throws {
        let source = StubSource { $0.view = CustomView(.label, text: StyledText("Loading...")) }
        let run = try #require(Fixture.scene(source)?.customView?.text?.runs.first)
        #expect(run.text == "Loading...")
        #expect(run.font == Font(size: 17))
        source.view = CustomView(.label, text: StyledText(""))
        #expect(try #require(Fixture.scene(source)?.customView).text == nil)
    }

    @Test("an image keeps its size, its words and its tint")
    func image() throws {
        let source = StubSource {
            $0.image = Fixture.picture(width: 75, height: 50, alternativeText: "A tray")
            $0.tint = Fixture.red
        }
        let image = try #require(Fixture.scene(source)?.image)
        #expect(
            image
                == Scene.Image(
                    asset: "mail/tray.svg", size: Size(width: 75, height: 50), alternativeText: "A tray",
                    tint: Fixture.red))
        source.tint = nil
        #expect(try #require(Fixture.scene(source)?.image).tint == nil)
    }

    @Test("an image moves only where the delegate lets it", arguments: [true, false])
    func animation(isAllowed: Bool) throws {
        let source = StubSource {
            $0.image = Fixture.picture()
            $0.animation = .rotate
        }
        let scene = try #require(
            Fixture.scene(source, delegate: StubDelegate { $0.animatesImage = isAllowed }))
        #expect(scene.image?.animation == (isAllowed ? .rotate : nil))
        #expect(scene.behavior.animatesImage == isAllowed)
        #expect(try #require(Fixture.scene(source)?.image).animation == nil, "no delegate, no animation")
    }

    @Test("pictures are gathered once each, in the order in which the scene names them")
    func assets() throws {
        let source = StubSource {
            $0.image = Fixture.picture("tray")
            $0.buttonTitles = [.normal: StyledText("Write")]
            $0.buttonBackgrounds = [.normal: Fixture.picture("pill"), .highlighted: Fixture.picture("pill")]
            $0.secondaryImages = [.normal: Fixture.picture("plus"), .highlighted: Fixture.picture("tray")]
        }
        let screen = Fixture.screen { $0.navigationBar.logo = Fixture.picture("logo") }
        let composition = try #require(
            Fixture.composition(source, in: ScrollView(showsBars: true), screen: screen))
        #expect(
            composition.assets.map(\.name)
                == ["mail/tray.svg", "mail/pill.svg", "mail/plus.svg", "mail/logo.svg"])
    }
}
