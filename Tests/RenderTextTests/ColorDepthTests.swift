import Rendering
import SceneModel
import Testing

@testable import RenderText

@Suite("Colours")
struct ColorDepthTests {
    private static let blue = Color(red: 0x05, green: 0xAD, blue: 0xFF)

    static let scene = Fixture.scene(
        [
            .image(Fixture.image("Tray", tint: blue)), .title(Fixture.text("Nothing")),
            .description(Fixture.text("Yet", color: Color(red: 0xCF, green: 0xCF, blue: 0xCF))),
            .button(Fixture.button("Start", color: blue)),
        ], background: Color(red: 0xF5, green: 0xF8, blue: 0xFA))

    @Test("without colours there is no escape byte at all")
    func none() throws {
        #expect(try !RenderedCard(Self.scene).bytes.contains(0x1B))
    }

    @Test("no colour leaves the card", arguments: RenderOptions.Colors.allCases.filter { $0 != .none })
    func border(colors: RenderOptions.Colors) throws {
        let lines = try RenderedCard(Self.scene, colors: colors).rawLines
        #expect(lines[1].first == "╭" && lines[1].last == "╮")
        #expect(!lines[1].contains("\u{1B}"))
        for line in lines.dropFirst(2).dropLast() {
            #expect(line.hasPrefix("│\u{1B}[0;"))
            #expect(line.hasSuffix("\u{1B}[0m│"))
        }
        #expect(lines[0].hasSuffix("\u{1B}[0m"))
    }

    @Test(
        "texts are in their own colours on the background",
        arguments: [
            (RenderOptions.Colors.truecolor, "[0;1;38;2;153;153;153;48;2;245;248;250m", "Nothing"),
            (.truecolor, "[0;38;2;194;194;194;48;2;245;248;250m", "Yet"),
            (.truecolor, "[0;38;2;5;173;255;48;2;245;248;250m", "[ Start ]"),
            (.ansi256, "[0;1;38;5;247;48;5;231m", "Nothing"), (.ansi256, "[0;38;5;252;48;5;231m", "Yet"),
            (.ansi256, "[0;38;5;39;48;5;231m", "[ Start ]"), (.ansi16, "[0;1;90;107m", "Nothing"),
            (.ansi16, "[0;90;107m", "Yet"), (.ansi16, "[0;36;107m", "╎ Tray ╎"),
        ])
    func depth(colors: RenderOptions.Colors, sequence: String, words: String) throws {
        let lines = try RenderedCard(Self.scene, colors: colors).rawLines
        let line = try #require(lines.first { $0.contains(words) })
        let blank = line.dropFirst(2 + sequence.count).prefix { $0 == " " }
        #expect(line.hasPrefix("│\u{1B}" + sequence + blank + words))
    }

    @Test("each run of a text has its own colour")
    func runs() throws {
        var text = Fixture.text("Say ", color: .black)
        text.runs.append(Scene.Text.Run(text: "hello", font: Font(size: 17), color: Self.blue))
        text.runs.append(Scene.Text.Run(text: "!", font: Font(size: 17, weight: .bold), color: .black))
        let rendering = try RenderedCard(Fixture.scene([.description(text)]), colors: .truecolor)
        #expect(
            rendering.text.contains(
                "Say \u{1B}[0;38;2;5;173;255;48;2;255;255;255mhello"
                    + "\u{1B}[0;1;38;2;0;0;0;48;2;255;255;255m!"))
        #expect(rendering.said == ["Say hello!"])
    }

    @Test("a colour that changes inside a cluster does not take it apart")
    func runInsideCluster() throws {
        var text = Fixture.text("Cafe", color: .black)
        text.runs.append(Scene.Text.Run(text: "\u{301} olé", font: Font(size: 17), color: Self.blue))
        let rendering = try RenderedCard(Fixture.scene([.title(text)]), colors: .truecolor)
        #expect(rendering.text.contains(" Cafe\u{301}\u{1B}["))
        #expect(rendering.isStraight)
    }

    @Test("letters can be told from what is behind them, at every depth and on every background")
    func legible() {
        let levels: [UInt8] = [0, 96, 207, 255]
        let colors = levels.flatMap { red in
            levels.flatMap { green in levels.map { Color(red: red, green: green, blue: $0) } }
        }
        for background in colors {
            for color in colors where color.red == color.green || color == background {
                #expect(Legibility.color(color, on: background).contrast(with: background) >= 1.5)
                for palette in [Palette.ansi16, Palette.ansi256] {
                    let behind = palette.nearest(to: background)
                    let letters = palette.nearest(to: color, legibleOn: behind)
                    guard letters.contrast(with: behind) < 1.5 else { continue }
                    Issue.record(
                        "\(color.hex) on \(background.hex) becomes \(letters.code) on \(behind.code)")
                }
            }
        }
    }

    @Test("a faint grey that can be seen stays as it is")
    func faint() {
        let grey = Color(red: 0xCF, green: 0xCF, blue: 0xCF)
        #expect(Legibility.color(grey, on: .white) == grey)
        #expect(Legibility.color(.white, on: .white) != .white)
        let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
        #expect(Legibility.color(clear, on: .black).contrast(with: .black) >= 1.5)
    }

    @Test(
        "the nearest colours of a palette",
        arguments: [
            ("#000000", 16, 0), ("#ffffff", 231, 15), ("#2bde73", 77, 2), ("#cfcfcf", 252, 7),
            ("#ff0000", 196, 9),
            ("#808080", 244, 8), ("#005fff", 27, 12),
        ])
    func nearest(hex: String, of256: Int, of16: Int) throws {
        let color = try #require(Color(hex: hex))
        #expect(Palette.ansi256.nearest(to: color).code == of256)
        #expect(Palette.ansi16.nearest(to: color).code == of16)
    }

    @Test("a button is painted in the first colour of its background's drawing, or framed in it")
    func buttonColors() throws {
        let background = Fixture.background("b.svg")
        let scene = Fixture.scene([.button(Fixture.button("Go", color: .white, background: background))])
        let filled = Fixture.svg("b.svg", ##"<svg><g fill="none"/><rect fill="#00AEDA"/></svg>"##)
        let painted = try RenderedCard(scene, colors: .truecolor, assets: filled)
        #expect(painted.text.contains("\u{1B}[0;38;2;255;255;255;48;2;0;174;218mGo"))
        let outlined = Fixture.svg("b.svg", ##"<svg><rect fill="none" stroke="#2bde73"/></svg>"##)
        let framed = try RenderedCard(scene, colors: .truecolor, assets: outlined)
        #expect(framed.text.contains("\u{1B}[0;38;2;43;222;115;48;2;255;255;255m  ╭──"))
    }

    @Test("a picture's frame takes its tint, then the first colour of its drawing that can be seen")
    func imageColors() throws {
        let drawing = Fixture.svg("a.svg", ##"<svg><g fill="#FFFFFE" stroke="#112233"/></svg>"##)
        let plain = Fixture.scene([.image(Fixture.image("Tray"))])
        #expect(
            try RenderedCard(plain, colors: .truecolor, assets: drawing).text
                .contains("\u{1B}[0;38;2;17;34;51;48;2;255;255;255m               ┌╌╌"))
        let tinted = Fixture.scene([.image(Fixture.image("Tray", tint: Self.blue))])
        #expect(
            try RenderedCard(tinted, colors: .truecolor, assets: drawing).text
                .contains("\u{1B}[0;38;2;5;173;255;48;2;255;255;255m               ┌╌╌"))
    }

    @Test(
        "a drawing cut off in a colour has none",
        arguments: [" fill=\"#", " fill=", " fill=\"#12345", " fill"])
    func cutDrawing(text: String) {
        #expect(Swatch(Fixture.svg("a", text)["a"]).fill == nil)
    }
}
