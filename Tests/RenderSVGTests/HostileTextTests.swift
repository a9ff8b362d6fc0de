import RenderSVG
import SceneModel
import Testing

@testable import Artwork

@Suite("Hostile texts in a picture")
struct HostileTextTests {
    private static let texts = [
        "</text></svg><script>alert(1)</script>", "<![CDATA[x]]>", "]]>", "<!-- --><!--> -->",
        "&lt;&#60;&amp;",
        "\" onload=\"alert(1)", "' onload='alert(1)", "{{7*7}}${7*7}", "%s%n%@", "javascript:alert(1)",
        "<?xml version=\"1.0\"?>", "<!DOCTYPE svg [<!ENTITY a \"b\">]>&a;", "@import url(http://x.example);",
        "</title><desc><image href=\"http://x.example/\"/>",
    ]

    @Test("markup is text wherever it stands", arguments: texts)
    func markup(text: String) throws {
        let tree = try Fixture.tree([
            .title(Fixture.text(text)), .description(Fixture.text(text, size: 9)),
            .customView(.init(kind: .label, text: Fixture.text(text))),
        ]) { scene in
            scene.app.name = text
            scene.language = text
            scene.name = text
            scene.navigationBar = .init(
                height: 44, barColor: .white, tintColor: .black, title: text, titleColor: .black, logo: nil)
        }
        let allowed: Set = ["svg", "title", "desc", "g", "text", "rect", "path"]
        #expect(Set(tree.all.map(\.name)).isSubset(of: allowed))
        #expect(tree.root["xml:lang"] == text)
        #expect(tree.root["onload"] == nil)
        #expect(tree.named("desc").first?.text.contains(text) ?? false)
        let shown = tree.lines.joined().filter { !$0.isWhitespace }
        #expect(shown.contains(text.filter { !$0.isWhitespace }))
    }

    @Test("a picture with them all is still artwork that may be loaded")
    func artwork() throws {
        let bytes = try Fixture.bytes(
            Fixture.scene(Self.texts.map { .description(Fixture.text($0, size: 9)) }) { $0.language = "en" })
        #expect(throws: Never.self) { try ArtworkReader.read(bytes, file: "a.svg") }
    }

    @Test(
        "what no XML may hold, or would turn the text, is spelt out and measured so",
        arguments: [
            "\u{0}", "\u{8}", "\u{B}", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2067}", "\u{FFFE}",
            "\u{FFFF}", "\r", "\t",
        ])
    func controls(control: String) throws {
        let tree = try Fixture.tree([.title(Fixture.text("a\(control)b"))]) { $0.language = control }
        let line = try #require(tree.named("text").first)
        let value = String(try #require(control.unicodeScalars.first).value, radix: 16, uppercase: true)
        #expect(line.text.hasPrefix("a\\u{\(value)}"))
        let plain = try Fixture.tree([.title(Fixture.text(line.text))])
        #expect(plain.named("text").first?["textLength"] == line["textLength"])
        #expect(plain.named("text").first?.text == line.text)
    }

    @Test("numbers of any scene are numbers")
    func numbers() throws {
        var text = Fixture.text("Words that wrap on a line", size: 1e9)
        text.lineHeight = .nan
        text.lineSpacing = -.infinity
        text.runs[0].kern = .infinity
        let bytes = try Fixture.bytes(
            Fixture.scene([.title(text), .image(Fixture.image("a"))]) { scene in
                scene.canvas.size = Size(width: -5, height: .nan)
                scene.padding = 1e300
                scene.spacing = -1e300
                scene.verticalOffset = .infinity
            }, [Fixture.asset("a")])
        let picture = String(decoding: bytes, as: UTF8.self)
        #expect(!picture.contains("nan"))
        #expect(!picture.contains("inf"))
        _ = try SVGTree(bytes)
    }

    @Test("a very long text is wrapped and kept")
    func veryLong() throws {
        let words = String(repeating: "words and 邮件 \u{202E}x ", count: 2_000)
        let tree = try Fixture.tree([.description(Fixture.text(words, size: 9))])
        #expect(tree.lines.count > 500)
        #expect(tree.lines.joined().filter { !$0.isWhitespace }.count == 2_000 * 19)
    }
}
