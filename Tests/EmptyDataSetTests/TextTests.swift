import EmptyDataSet
import SceneModel
import Testing

@Suite("The texts of a scene")
struct TextTests {
    private let source = StubSource {
        $0.title = StyledText("T")
        $0.description = StyledText("D")
        $0.buttonTitles = [.normal: StyledText("B")]
    }

    @Test("without a font a title has 27 points, a description and a button 17, all of the system's face")
    func defaultFonts() throws {
        let scene = try #require(Fixture.scene(source))
        #expect(scene.titleText?.runs.map(\.font) == [Font(name: "system", size: 27, weight: .regular)])
        #expect(scene.descriptionText?.runs.map(\.font) == [Font(size: 17)])
        #expect(scene.button?.normal.title?.runs.map(\.font) == [Font(size: 17)])
    }

    @Test("without a colour texts are #999999, and centred")
    func defaultColour() throws {
        let scene = try #require(Fixture.scene(source))
        for text in [scene.titleText, scene.descriptionText, scene.button?.normal.title] {
            #expect(text?.runs.map(\.color.hex) == ["#999999"])
            #expect(text?.alignment == .center)
        }
    }

    @Test("attributes that are given stay as they are")
    func givenAttributes() throws {
        let shadow = Shadow(color: .white, x: 0, y: 1)
        let font = Font(name: "HelveticaNeue-Light", size: 22, weight: .light)
        source.title = StyledText(
            runs: [
                StyledText.Run("No ", font: font, color: Fixture.red, kern: -0.1, shadow: shadow),
                StyledText.Run("Mail"),
            ], alignment: .left, lineSpacing: 4)
        let text = try #require(Fixture.scene(source)?.titleText)
        #expect(
            text.runs == [
                Scene.Text.Run(text: "No ", font: font, color: Fixture.red, kern: -0.1, shadow: shadow),
                Scene.Text.Run(text: "Mail", font: Font(size: 27), color: Fixture.grey),
            ])
        #expect(text.alignment == .left)
        #expect(text.lineSpacing == 4)
        #expect(text.lineHeight == FontMetrics.of(Font(size: 27)).lineHeight(size: 27))
    }

    @Test("the text scale enlarges fonts that are given and fonts that are not, to hundredths of a point")
    func textScale() throws {
        source.description = StyledText("D", font: Font(size: 14.5))
        let traits = TraitCollection(textScale: 1.235)
        let scene = try #require(Fixture.scene(source, in: ScrollView(traitCollection: traits)))
        #expect(scene.titleText?.runs.first?.font.size == 33.35)
        #expect(scene.descriptionText?.runs.first?.font.size == 17.91)
        #expect(scene.button?.normal.title?.runs.first?.font.size == 21)
    }

    @Test("a line is higher where the text scale is larger")
    func lineHeight() throws {
        let normal = try #require(Fixture.scene(source)?.titleText)
        let traits = TraitCollection(textScale: 2)
        let large = try #require(Fixture.scene(source, in: ScrollView(traitCollection: traits))?.titleText)
        #expect(normal.lineHeight >= 27)
        #expect(large.lineHeight > normal.lineHeight * 1.9)
    }

    @Test("in the dark texts without a colour are lighter than the black behind, and given ones stay")
    func darkAppearance() throws {
        source.description = StyledText("D", color: Fixture.red)
        let traits = TraitCollection(appearance: .dark)
        let scene = try #require(Fixture.scene(source, in: ScrollView(traitCollection: traits)))
        #expect(scene.appearance == .dark)
        #expect(scene.backdrop == .black)
        let title = try #require(scene.titleText?.runs.first?.color)
        #expect(title.hex == "#8d8d93")
        #expect(title.contrast(with: .black) >= 4.5)
        #expect(scene.descriptionText?.runs.first?.color == Fixture.red)
    }
}
