import Rendering
import SceneModel
import Testing

@Suite("Control characters in texts")
struct TerminalControlsTests {
    /// Every place of a scene that says something says these words.
    private func scene(saying words: String) -> Scene {
        let text = Fixture.text(words)
        let face = Scene.Button.Face(image: Fixture.image(words))
        var scene = Fixture.scene([
            .image(Fixture.image(words)), .title(text), .description(text), .button(Fixture.button(words)),
            .secondaryButton(Scene.Button(normal: face, highlighted: face, minimumHeight: 10)),
            .customView(Scene.CustomView(kind: .view, text: text)),
            .customView(Scene.CustomView(kind: .label, text: text)),
            .customView(Scene.CustomView(kind: .spinner, text: text)),
        ])
        scene.app.name = words
        scene.app.purpose = words
        scene.state = words
        scene.header = Scene.Header(height: 44, image: Fixture.image(words), text: text)
        scene.navigationBar = Scene.NavigationBar(
            height: 44, barColor: .white, tintColor: .black, title: words, titleColor: .black, logo: nil)
        return scene
    }

    static let texts = [
        "A\u{1B}[2J\u{1B}[31mB\u{1B}[10A", "X\u{1B}]52;c;ZXZpbA==\u{7}",
        "\u{1B}]8;;https://evil.example\u{1B}\\good.example\u{1B}]8;;\u{1B}\\", "\u{1B}]0;renamed",
        "A\u{9B}31mB\u{90}q\u{9C}", "photo\u{202E}jpg.exe", "open\u{2067} isolate",
        "Costs 9.99\rFree      ", "abc\u{8}\u{8}\u{8}xyz\u{C}\u{B}",
        "a\u{85}b\u{2028}c\u{2029}d\u{0}e\u{7F}f\tg",
        "left\u{200E}right\u{200F}\u{61C}\u{FEFF}\u{2060}",
    ]

    @Test("no control or bidi character passes, in any place", arguments: texts)
    func controls(text: String) throws {
        let rendering = try RenderedCard(scene(saying: text), width: 64)
        let bad = rendering.text.unicodeScalars.filter {
            ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
                || (0x2028...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        }
        #expect(bad.isEmpty)
        #expect(rendering.isStraight)
    }

    @Test("with colours, every escape is one of the renderer's own", arguments: texts)
    func escapes(text: String) throws {
        for line in try RenderedCard(scene(saying: text), width: 64, colors: .truecolor).rawLines {
            for sequence in line.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst() {
                let parameters = sequence.dropFirst().prefix { $0.isNumber || $0 == ";" }
                #expect(sequence.hasPrefix("["))
                #expect(sequence.dropFirst(1 + parameters.count).first == "m")
            }
        }
    }

    @Test(
        "what is hidden is spelt out",
        arguments: zip(
            ["A\u{1B}[2JB", "A\u{9B}31mB", "photo\u{202E}jpg.exe", "Costs 9.99\rFree   ", "abc\u{8}xyz"],
            [
                #"A\u{1B}[2JB"#, #"A\u{9B}31mB"#, #"photo\u{202E}jpg.exe"#, #"Costs 9.99\u{D}Free"#,
                #"abc\u{8}xyz"#,
            ]))
    func spelling(text: String, shown: String) throws {
        #expect(try RenderedCard(Fixture.scene([.title(Fixture.text(text))])).said == [shown])
    }

    @Test("an unfinished sequence swallows nothing that follows")
    func unfinished() throws {
        let scene = Fixture.scene([
            .title(Fixture.text("\u{1B}]0;renamed")), .description(Fixture.text("STILL-VISIBLE")),
        ])
        #expect(try RenderedCard(scene).said == [#"\u{1B}]0;renamed"#, "STILL-VISIBLE"])
    }
}
