import SceneModel
import Testing

@testable import RenderSVG

@Suite("What a picture says")
struct SpokenWordsTests {
    private func title(_ elements: [Scene.Element], app: String = "Example") -> String {
        let words = SpokenWords(Fixture.scene(elements) { $0.app.name = app })
        return words.app.isEmpty ? words.title : "\(words.app): \(words.title)"
    }

    @Test("the title is the app and what the state says on one line")
    func titles() {
        #expect(title([.title(Fixture.text("One\nTwo\n"))]) == "Example: One Two")
        #expect(title([.title(Fixture.text("One\r\n\u{2028}Two\u{85}’"))]) == "Example: One Two ’")
        #expect(title([.title(Fixture.text("One")), .title(Fixture.text("Two"))]) == "Example: One")
        #expect(title([.title(Fixture.text("One"))], app: "") == "One")
        #expect(title([.description(Fixture.text("One"))]) == "Example")
        #expect(title([], app: "") == "example")
    }

    @Test(
        "a line break of any kind becomes a space, and nothing else does",
        arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func lineBreaks(sign: String) {
        #expect("\(sign)a\(sign)\(sign)b\(sign)".onOneLine == "a b")
        for other in ["\t", "’", "\u{A0}", "\u{2027}", "\u{202A}", "\u{86}", "邮"] {
            #expect("a\(other)b".onOneLine == "a\(other)b")
        }
    }

    @Test("what can be read is said from top to bottom, without what is empty")
    func lines() {
        let face = Scene.Button.Face(
            title: Fixture.text("Hidden"), image: Fixture.image("a", alternativeText: "Add"))
        let words = SpokenWords(
            Fixture.scene([
                .image(Fixture.image("a", alternativeText: "Tray")), .image(Fixture.image("a")),
                .title(Fixture.text("Nothing")), .description(Fixture.text("")),
                .button(.init(normal: face, highlighted: face, minimumHeight: 9)),
                .customView(.init(kind: .spinner, text: Fixture.text("Wait"))),
                .customView(.init(kind: .label, text: Fixture.text("Pull"))),
            ]) { scene in
                scene.navigationBar = .init(
                    height: 44, barColor: .white, tintColor: .black, title: "Inbox", titleColor: .black,
                    logo: nil)
                scene.header = .init(height: 9, image: nil, text: Fixture.text("Above"))
            })
        #expect(words.lines == ["Inbox", "Above", "Tray", "Nothing", "Add", "Loading", "Pull"])
    }
}
