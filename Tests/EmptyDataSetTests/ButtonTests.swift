import EmptyDataSet
import SceneModel
import Testing

@Suite("The buttons of a scene")
struct ButtonTests {
    private func button(_ configure: (StubSource) -> Void) throws -> Scene.Button? {
        try #require(Fixture.scene(StubSource(configure))).button
    }

    @Test("a picture hides the title and the background, which are not even among the assets")
    func pictureHides() throws {
        let source = StubSource {
            $0.buttonTitles = [.normal: StyledText("hidden"), .highlighted: StyledText("hidden")]
            $0.buttonImages = [.normal: Fixture.picture("plus", alternativeText: "Add")]
            $0.buttonBackgrounds = [.normal: Fixture.picture("pill")]
        }
        let composition = try #require(Fixture.composition(source))
        let button = try #require(composition.scene.button)
        #expect(button.normal.image?.asset == "mail/plus.svg")
        #expect(button.normal.image?.alternativeText == "Add")
        #expect(button.normal.title == nil)
        #expect(button.normal.background == nil)
        #expect(button.highlighted == button.normal)
        #expect(button.minimumHeight == 40)
        #expect(composition.assets.map(\.name) == ["mail/plus.svg"])
    }

    @Test("a picture may be another while pressed")
    func pressedPicture() throws {
        let button = try #require(
            try button {
                $0.buttonImages = [
                    .normal: Fixture.picture("plus"), .highlighted: Fixture.picture("plus-on"),
                ]
            })
        #expect(button.normal.image?.asset == "mail/plus.svg")
        #expect(button.highlighted.image?.asset == "mail/plus-on.svg")
    }

    @Test("a button without words or picture at rest does not show")
    func onlyHighlighted() throws {
        #expect(try button { $0.buttonTitles = [.highlighted: StyledText("Pressed")] } == nil)
        #expect(try button { $0.buttonBackgrounds = [.normal: Fixture.picture("pill")] } == nil)
    }

    @Test("a pressed face that says nothing is the face at rest")
    func pressedAsAtRest() throws {
        let button = try #require(
            try button {
                $0.buttonTitles = [.normal: StyledText("Write")]
                $0.buttonBackgrounds = [.normal: Fixture.picture("pill")]
            })
        #expect(button.highlighted == button.normal)
        #expect(button.highlighted.background?.asset == "mail/pill.svg")
    }

    @Test("a pressed face has its own words and background where it says them")
    func pressedFace() throws {
        let button = try #require(
            try button {
                $0.buttonTitles = [
                    .normal: StyledText("Write"), .highlighted: StyledText("Write", color: Fixture.red),
                ]
                $0.buttonBackgrounds = [
                    .normal: Fixture.picture("pill"), .highlighted: Fixture.picture("pill-on"),
                ]
            })
        #expect(button.normal.title?.runs.first?.color == Fixture.grey)
        #expect(button.highlighted.title?.runs.first?.color == Fixture.red)
        #expect(button.highlighted.background?.asset == "mail/pill-on.svg")
    }

    @Test("a titled button is its title and 12 points high where nothing else sets it")
    func titledHeight() throws {
        let button = try #require(try button { $0.buttonTitles = [.normal: StyledText("Write")] })
        #expect(button.minimumHeight == 0)
        #expect(button.verticalPadding * 2 == 12)
    }

    /// A background picture and what comes of it: the height it gives, and how far inside it is drawn.
    struct Background: Sendable, CustomTestStringConvertible {
        let app: String
        let width: Double
        let height: Double
        let alignment: Insets
        let laidOutHeight: Double
        let drawing: Insets

        var testDescription: String { app }
    }

    @Test(
        "a background sets the height, and its alignment insets the drawn frame",
        arguments: [
            Background(
                app: "Foursquare", width: 60, height: 35,
                alignment: Insets(top: 0, left: 10, bottom: 0, right: 10), laidOutHeight: 35,
                drawing: Insets(top: 0, left: -10, bottom: 0, right: -10)),
            Background(
                app: "iCloud", width: 29, height: 29,
                alignment: Insets(top: -19, left: -61, bottom: -19, right: -61), laidOutHeight: 67,
                drawing: Insets(top: 19, left: 61, bottom: 19, right: 61)),
            Background(
                app: "Kickstarter", width: 44, height: 44,
                alignment: Insets(top: 0, left: -20, bottom: 0, right: -20), laidOutHeight: 44,
                drawing: Insets(top: 0, left: 20, bottom: 0, right: 20)),
        ])
    func background(_ sample: Background) throws {
        let caps = Insets(top: 9, left: 9, bottom: 9, right: 9)
        let button = try #require(
            try button {
                $0.buttonTitles = [.normal: StyledText("Write")]
                $0.buttonBackgrounds = [
                    .normal: Fixture.picture(
                        "pill", width: sample.width, height: sample.height, capInsets: caps,
                        alignmentRectInsets: sample.alignment)
                ]
            })
        #expect(button.minimumHeight == sample.laidOutHeight)
        let background = try #require(button.normal.background)
        #expect(background.drawingInsets == sample.drawing)
        #expect(background.capInsets == caps)
        #expect(background.size == Size(width: sample.width, height: sample.height))
    }

    @Test("the second button follows the same rules")
    func secondButton() throws {
        let source = StubSource {
            $0.secondaryTitles = [.normal: StyledText("Later"), .highlighted: StyledText("Soon")]
            $0.secondaryBackgrounds = [.normal: Fixture.picture("pill")]
        }
        let button = try #require(Fixture.scene(source)?.secondaryButton)
        #expect(button.normal.title?.runs.map(\.text) == ["Later"])
        #expect(button.highlighted.title?.runs.map(\.text) == ["Soon"])
        #expect(button.normal.background?.asset == "mail/pill.svg")
        source.secondaryImages = [.normal: Fixture.picture("plus")]
        let pictured = try #require(Fixture.scene(source)?.secondaryButton)
        #expect(
            pictured.normal
                == Scene.Button.Face(
                    image: Scene.Image(asset: "mail/plus.svg", size: Size(width: 40, height: 40))))
    }
}
