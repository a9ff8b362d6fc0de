import Rendering
import SceneModel
import Testing

@Suite("Bars and headers")
struct BarsTests {
    private func navigationBar(title: String?, logo: Scene.Image?) -> Scene.NavigationBar {
        Scene.NavigationBar(
            height: 44, barColor: Color(red: 50, green: 165, blue: 231), tintColor: .white, title: title,
            titleColor: .white, logo: logo)
    }

    @Test("the bar says its title, its logo's words, or the app's name")
    func navigationBar() throws {
        var scene = Fixture.scene([])
        scene.navigationBar = navigationBar(title: "Inbox", logo: nil)
        #expect(try RenderedCard(scene).said.first == "Inbox")
        scene.navigationBar = navigationBar(title: "Inbox", logo: Fixture.image("A winged letter"))
        #expect(try RenderedCard(scene).said.first == "[A winged letter]")
        scene.navigationBar = navigationBar(title: nil, logo: Fixture.image(""))
        #expect(try RenderedCard(scene).said.first == "[Example Mail]")
    }

    @Test("a bar is painted from side to side in its own colour")
    func paint() throws {
        var scene = Fixture.scene([])
        scene.navigationBar = navigationBar(title: "Inbox", logo: nil)
        let line = try #require(try RenderedCard(scene, colors: .truecolor).rawLines.dropFirst(2).first)
        #expect(line.hasPrefix("│\u{1B}[0;1;38;2;255;255;255;48;2;50;165;231m "))
        #expect(line.hasSuffix(" Inbox                 \u{1B}[0m│"))
    }

    @Test("a header is its picture and its text, closed by a rule")
    func header() throws {
        var scene = Fixture.scene([])
        scene.header = Scene.Header(
            height: 133, image: Fixture.image("Cover", width: 375, height: 133),
            text: Fixture.text("Nearby places"))
        let inside = try RenderedCard(scene).inside
        #expect(inside[0].contains("┌╌"))
        #expect(inside[2].contains("Cover"))
        #expect(RenderedCard.trimmed(inside[5]) == "Nearby places")
        #expect(inside[6] == String(repeating: "─", count: 38))
    }

    @Test("a scene without bars begins with blank rows")
    func none() throws {
        #expect(try RenderedCard(Fixture.scene([])).said.isEmpty)
    }
}
