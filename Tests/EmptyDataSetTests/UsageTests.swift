import EmptyDataSet
import SceneModel
import Testing

@Suite("Source written for EmptyDataSet-Swift")
struct UsageTests {
    @Test("a controller that conforms to the protocols shows its content, and hears taps")
    func protocols() throws {
        let controller = OriginalUsageController(logo: Fixture.picture())
        let scene = try #require(controller.scrollView.emptyDataSetScene(in: Fixture.screen())?.scene)
        #expect(scene.kinds == [.image, .title, .description, .button])
        #expect(scene.titleText?.runs.first?.font == Font.boldSystemFont(ofSize: 18))
        #expect(scene.titleText?.runs.first?.color == Color(hex: "#666666"))
        #expect(scene.descriptionText?.runs.first?.font.name == "HelveticaNeue-Light")
        #expect(scene.descriptionText?.runs.first?.color == Color(hex: "#7d7f7f"))
        #expect(scene.verticalOffset == -64)
        #expect(scene.image?.animation == nil)
        #expect(controller.scrollView.isScrollEnabled)

        controller.scrollView.tapEmptyDataSetButton()
        #expect(controller.tapped == ["button"])
        let loading = try #require(controller.scrollView.emptyDataSetScene(in: Fixture.screen())?.scene)
        #expect(loading.kinds == [.title, .description, .button])
    }

    @Test("a controller that uses the builder shows its content, and hears taps")
    func builder() throws {
        let controller = NewUsageController(image: Fixture.picture())
        let scene = try #require(controller.scrollView.emptyDataSetScene(in: Fixture.screen())?.scene)
        #expect(scene.kinds == [.image, .title, .description, .button])
        #expect(scene.button?.normal.background != nil)
        #expect(scene.spacing == 24)
        #expect(controller.appearances == 1)
        controller.scrollView.tapEmptyDataSetView()
        controller.scrollView.tapEmptyDataSetButton()
        #expect(controller.tapped == ["view", "button"])
        let loading = try #require(controller.scrollView.emptyDataSetScene(in: Fixture.screen())?.scene)
        #expect(loading.image?.animation == .rotate)
        #expect(controller.appearances == 1)
    }

    @Test("a value that an attribute cannot have says nothing")
    func mismatchedAttribute() {
        let text = StyledText(string: "A", attributes: [.font: 3.0, .kern: 1.5])
        #expect(text.runs == [StyledText.Run("A", kern: 1.5)])
    }
}
