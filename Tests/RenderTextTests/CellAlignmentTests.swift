import Rendering
import SceneModel
import TerminalText
import Testing

@Suite("Cells")
struct CellAlignmentTests {
    static let family = "👩\u{200D}👩\u{200D}👧\u{200D}👦"
    static let texts = [
        "A title of several words", "And averyveryverylongwordwithoutanybreak here",
        String(repeating: family, count: 9), "🇩🇪🇯🇵🇧🇷1\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}", "👍🏽👍🏿❤❤\u{FE0F}",
        "🫠🫠🫨", "邮件为空请稍后再试一下吧", "メールがありません", "ﾒｰﾙがない", "메일이 없습니다", "± “quoted” …",
        "لا توجد رسائل!", "हिन्दी में कोई संदेश नहीं", "ไม่มีข้อความ", "e\u{301}e\u{301} \u{301}x", "\u{FE0F}a \u{FE0F}",
        "\u{200D}👩 a🏽b", "\u{E0001}\u{1F3F4}\u{E0067}\u{E007F}", "", " ", "\n\n", "  two  spaces  ",
        "a\u{A0}b",
    ]

    @Test("the border is straight at every width, for every text, style and depth", arguments: texts)
    func straight(text: String) throws {
        let scene = Fixture.scene([
            .image(Fixture.image(text, width: 120, height: 90)), .title(Fixture.text(text)),
            .description(Fixture.text(text + " and " + text, alignment: .left)),
            .button(Fixture.button(text)),
            .secondaryButton(Fixture.button(text, background: Fixture.background("b"))),
            .customView(Scene.CustomView(kind: .view, text: Fixture.text(text))),
        ])
        for width in [1, 20, 21, 22, 23, 24, 25, 28, 33, 40, 47, 63, 64, 65, 120] {
            for style in RenderOptions.Style.allCases {
                let card = try RenderedCard(scene, width: width, style: style)
                #expect(card.isStraight)
                #expect(card.card.allSatisfy { CellWidth.of($0) == min(max(width, 20), 64) })
            }
        }
        for colors in RenderOptions.Colors.allCases {
            #expect(
                try RenderedCard(scene, width: 33, colors: colors).lines
                    == RenderedCard(scene, width: 33).lines)
        }
    }

    @Test("every letter is there once and in order, and no cluster is cut", arguments: texts)
    func complete(text: String) throws {
        let letters = VisibleText.escape(text, keepingLineBreaks: true).unicodeScalars
            .filter { $0 != " " && $0 != "\n" }
        for width in [20, 21, 24, 37, 64] {
            let card = try RenderedCard(Fixture.scene([.title(Fixture.text(text))]), width: width)
            let clusters = card.said.flatMap { Array($0) }
            #expect(clusters.flatMap(\.unicodeScalars).filter { $0 != " " } == Array(letters))
            // What begins a line may join the blank before it, but nothing else is changed.
            #expect(text.allSatisfy { $0.isWhitespace || clusters.contains($0) || CellWidth.of($0) == 0 })
        }
    }

    @Test("families, flags and keycaps are two columns wide and stay whole")
    func emoji() throws {
        let scene = Fixture.scene([.title(Fixture.text(String(repeating: Self.family, count: 9)))])
        let inside = try RenderedCard(scene, width: 20).inside.filter { $0.contains(Self.family) }
        #expect(
            inside == [
                " " + String(repeating: Self.family, count: 8) + " ", "        \(Self.family)        ",
            ])
    }

    @Test("a wide letter that would straddle the edge goes to the next line")
    func wideLetters() throws {
        let scene = Fixture.scene([.title(Fixture.text("x邮件为空请稍后再试", alignment: .left))])
        #expect(
            try RenderedCard(scene, width: 20).inside.filter { $0 != String(repeating: " ", count: 18) }
                == [" x邮件为空请稍后  ", " 再试             "])
    }

    @Test("a long text takes time in proportion to its length", .timeLimit(.minutes(1)))
    func longText() throws {
        let count = 20_000
        let line = "line & of many, padded to fill the pipe buffer, padded, padded, padded"
        let text = (1...count).map { "\($0) \(line)" }.joined(separator: "\n")
        let rendering = try RenderedCard(Fixture.scene([.description(Fixture.text(text))]), width: 64)
        #expect(rendering.rawLines.count > 2 * count)
        #expect(rendering.text.contains("20000 line & of many"))
    }

    @Test("a text of many runs takes time in proportion to their number", .timeLimit(.minutes(1)))
    func manyRuns() throws {
        var text = Fixture.text("first ")
        for number in 1...20_000 {
            let color = Color(red: UInt8(number % 2), green: 0, blue: 0)
            text.runs.append(.init(text: "run \(number) ", font: Font(size: 17), color: color))
        }
        let card = try RenderedCard(Fixture.scene([.description(text)]), width: 20)
        #expect(card.said.joined(separator: " ").hasSuffix("run 20000"))
        #expect(card.isStraight)
    }

    @Test("a long word of wide letters is wrapped", .timeLimit(.minutes(1)))
    func longWideText() throws {
        let text = String(repeating: "邮", count: 22_000)
        let card = try RenderedCard(Fixture.scene([.description(Fixture.text(text))]), width: 20)
        #expect(card.said.count == 22_000 / 8)
    }
}
