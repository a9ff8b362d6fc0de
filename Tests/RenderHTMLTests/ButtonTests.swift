import SceneModel
import Testing

@Suite("Buttons of a page")
struct ButtonTests {
    private func button(
        _ normal: Scene.Button.Face, _ highlighted: Scene.Button.Face, minimumHeight: Double = 32
    ) -> Scene.Element {
        .button(.init(normal: normal, highlighted: highlighted, minimumHeight: minimumHeight))
    }

    @Test("a button is a real one")
    func element() throws {
        let title = Fixture.text("Start")
        let page = try Fixture.page([button(.init(title: title), .init(title: title))])
        #expect(
            page.contains(
                #"<button class="e0" type="button"><span class="n0" dir="auto">Start</span></button>"#))
        #expect(page.contains(".e0{min-height:32px;padding:6px 0}"))
        #expect(page.contains("button:focus-visible{outline:"))
        #expect(!page.contains(":active .n0"))
    }

    @Test("a button is disabled where touch is not allowed")
    func disabled() throws {
        let title = Fixture.text("Start")
        let page = try Fixture.page([button(.init(title: title), .init(title: title))]) { scene in
            scene.behavior.allowsTouch = false
        }
        #expect(page.contains(#"type="button" disabled>"#))
    }

    @Test("the same words in another colour are one text")
    func pressedColor() throws {
        let page = try Fixture.page([
            button(
                .init(title: Fixture.text("Start")), .init(title: Fixture.text("Start", color: Fixture.blue)))
        ])
        #expect(page.contains(".e0:active .n0{color:#007ee5}"))
        #expect(page.ranges(of: ">Start<").count == 1)
    }

    @Test("other words are a second text, hidden until the button is pressed")
    func pressedWords() throws {
        let page = try Fixture.page([
            button(.init(title: Fixture.text("Start")), .init(title: Fixture.text("Starting")))
        ])
        #expect(page.contains(#"<span class="p0" dir="auto" aria-hidden="true">Starting</span>"#))
        #expect(page.contains(".e0:not(:active) .p0{display:none}"))
        #expect(page.contains(".e0:active .n0{display:none}"))
    }

    @Test("a background is stretched inside its caps and drawn inside its insets")
    func background() throws {
        let picture = Scene.Button.Background(
            asset: "normal.svg", size: Size(width: 60, height: 50),
            capInsets: Insets(top: 10, left: 25, bottom: 10, right: 25),
            drawingInsets: Insets(left: -10, right: -10))
        var pressed = picture
        pressed.asset = "pressed.svg"
        let title = Fixture.text("Start")
        let page = try Fixture.page(
            [button(.init(title: title, background: picture), .init(title: title, background: pressed))],
            [
                Fixture.asset("normal.svg", width: 60, height: 50),
                Fixture.asset("pressed.svg", width: 120, height: 100),
            ])
        #expect(page.contains("inset:0 -10px 0 -10px;border-image:url(\"data:image/svg+xml"))
        #expect(page.contains("\") 10 25 10 25 fill/ 10px 25px 10px 25px}"))
        #expect(page.contains(".e0:active::before{inset:0 -10px 0 -10px;border-image:url("))
        #expect(page.contains("\") 20 50 20 50 fill/ 10px 25px 10px 25px}"))
    }

    @Test("caps that meet leave something between them to stretch")
    func meetingCaps() throws {
        let picture = Scene.Button.Background(
            asset: "a.svg", size: Size(width: 44, height: 35),
            capInsets: Insets(top: 25, left: 22, bottom: 25, right: 22), drawingInsets: .zero)
        let face = Scene.Button.Face(title: Fixture.text("Start"), background: picture)
        let page = try Fixture.page([button(face, face)], [Fixture.asset("a.svg", width: 44, height: 35)])
        #expect(page.contains("\") 17 21 17 21 fill/ 17px 21px 17px 21px}"))
        #expect(!page.contains(":active::before"))
    }

    @Test("a picture takes the place of words and background, and gives the button a name")
    func image() throws {
        let picture = Scene.Button.Background(
            asset: "lost.svg", size: Size(width: 44, height: 44), capInsets: .zero, drawingInsets: .zero)
        let face = Scene.Button.Face(
            title: Fixture.text("TITLE-HIDDEN"), image: Fixture.image("example/plus.svg"), background: picture
        )
        let page = try Fixture.page([button(face, face)], [Fixture.asset("example/plus.svg")])
        #expect(page.contains(#"<img class="n0" alt="plus" src="data:"#))
        #expect(!page.contains("TITLE-HIDDEN"))
    }
}
