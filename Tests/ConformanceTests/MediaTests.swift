import Rendering
import SceneModel
import Testing

@testable import Conformance

@Suite("Reading other media")
struct MediaTests {
    private static let pages: [(text: String, blocks: [String])] = [
        ("# A *title*\n\ntext", ["A title", "text"]),
        ("> **bold** and __bold__ and _thin_ and ~~gone~~", ["bold and bold and thin and gone"]),
        (##"\*as it is\* \_ \\ \# 1\. a_b_c 2 * 3"##, [##"*as it is* _ \ # 1. a_b_c 2 * 3"##]),
        ("- one\n- two\n1. three\n+ - four", ["one", "two", "three", "four"]),
        ("[a link](https://example.com \"t\") [note][1] [plain]", ["a link note [plain]"]),
        ("[1]: https://example.com\ntext ![not](a.png) text", ["text  text"]),
        ("`code *as* is` `` a`b `` end", ["code *as* is  a`b  end"]),
        ("```\n*as* <b>is</b>\n```\nafter", ["*as* <b>is</b>", "after"]),
        ("| a | b |\n|---|:-:|\n| c\\|d | e |\n\nf | g", [" a ", " b ", " c|d ", " e ", "f | g"]),
        ("&lt;b&gt; &#42; &unheard; AT&T", ["<b> * &unheard; AT&T"]),
        ("one<br>two <b>three</b> <!-- not -->", ["one", "two three "]),
        ("<https://example.com> a < b", ["https://example.com a < b"]),
        ("Title\n=====\ntext\n\n---\n***", ["Title", "text"]),
    ]

    @Test("What is seen of Markdown", arguments: pages)
    func markdown(text: String, blocks: [String]) throws {
        #expect(try MarkdownReading.read(Array(text.utf8)).blocks == blocks)
    }

    @Test(
        "Markdown that runs something",
        arguments: [
            "<script>x</script>", "a <img src=x onerror=y>", "<iframe src=x></iframe>",
            "[a](javascript:x)", "[a]( JAVASCRIPT:x)",
        ])
    func activeMarkdown(text: String) {
        #expect(throws: RenderingFault.self) { try MarkdownReading.read(Array(text.utf8)) }
    }

    private static let sources: [(text: String, literals: [String])] = [
        (#"f("a \"b\" \\ \u{41}\u{1F600} \n")"#, ["a \"b\" \\ A😀 \n"]),
        (##"let a = #"\n "q" \#n"#"##, [#"\n "q" "# + "\n"]),
        ("let a = \"\"\"\n    one\n      two \"\" \\\n    three\n    \"\"\"", ["one\n  two \"\"     three"]),
        (#"// "not" \n"# + "\n" + #"/* "not /* deep */ " */ "yes""#, ["yes"]),
        (#""a\(f("b", [1]))c""#, ["b", "ac"]),
        ("#if os(iOS)\nx(\"a\")\n#endif", ["a"]),
    ]

    @Test("The literals of Swift", arguments: sources)
    func swift(text: String, literals: [String]) throws {
        #expect(try SwiftReading.read(Array(text.utf8)).blocks == literals)
    }

    @Test(
        "Swift that is not whole",
        arguments: [
            "\"a", "\"a\nb\"", "f(", "f)", "f(]", "/* a", "\"\\q\"", "\"\\u{}\"", "\"\\u{D800}\"",
            "\"\\u41\"",
            "\"\\(a\"", "\"\"\"\na", "#\"a\"", "\"\\", "\"\\u{110000}\"",
        ])
    func brokenSwift(text: String) {
        #expect(throws: RenderingFault.self) { try SwiftReading.read(Array(text.utf8)) }
    }

    @Test("The strings of JSON, and JSON that is none")
    func json() throws {
        let text = #"{"b": ["x", {"c": "y"}], "a": "z", "n": [1, null, true]}"#
        #expect(try JSONReading.read(Array(text.utf8)).blocks == ["z", "x", "y"])
        for broken in ["", "{", "{}{}", #"{"a":1,"a":2}"#, #""\ud800""#, "[01]", "\"\u{202E}\"", "[1,]"] {
            #expect(throws: RenderingFault.self, "\(broken)") { try JSONReading.read(Array(broken.utf8)) }
        }
    }

    @Test("Text for a terminal keeps its width, in cells")
    func width() throws {
        let options = RenderOptions(width: 4)
        #expect(try TerminalReading.read(Array("abcd\nä日\n".utf8), options).blocks == ["abcd", "ä日", ""])
        for text in ["abcde", "日日日", "ab\ncdefg"] {
            #expect(throws: RenderingFault.self) { try TerminalReading.read(Array(text.utf8), options) }
        }
    }

    @Test(
        "Text for a terminal holds no control character",
        arguments: ["\t", "\r", "\u{1B}", "\u{7}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{0}"])
    func controls(control: String) {
        #expect(throws: RenderingFault.self) {
            try TerminalReading.read(Array("a\(control)b".utf8), RenderOptions())
        }
    }

    @Test("Colours are allowed where they are asked for, and end in a reset")
    func colors() throws {
        let options = RenderOptions(width: 3, colors: .truecolor)
        let text = "\u{1B}[38;2;1;2;3mabc\u{1B}[0m\n"
        #expect(try TerminalReading.read(Array(text.utf8), options).blocks == ["abc", ""])
        for broken in ["\u{1B}[31mabc", "\u{1B}[2Jabc", "\u{1B}]0;a\u{7}", "\u{1B}", "\u{1B}[31"] {
            #expect(throws: RenderingFault.self) { try TerminalReading.read(Array(broken.utf8), options) }
        }
    }

    @Test("Pictures are known by their bytes")
    func pictures() throws {
        _ = try Medium.of("image/png").read(Samples.png, RenderOptions())
        for bytes in [[], Array("no".utf8), Array(Samples.png.dropLast(1)), Samples.png + [0]] {
            #expect(throws: RenderingFault.self) { try PictureReading.readPNG(bytes) }
        }
        let pdf = Medium.of("application/pdf; version=1.7")
        _ = try pdf.read(Array("%PDF-1.7\n1 0 obj\n%%EOF\n".utf8), RenderOptions())
        for text in ["%PDF-1.7\n1 0 obj\n", "hello %%EOF", ""] {
            #expect(throws: RenderingFault.self) { try pdf.read(Array(text.utf8), RenderOptions()) }
        }
        let jpeg = Medium.of("IMAGE/JPEG")
        _ = try jpeg.read([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0xFF, 0xD9], RenderOptions())
        #expect(throws: RenderingFault.self) { try jpeg.read([0xFF, 0xD8, 0xFF, 0xE0], RenderOptions()) }
    }

    @Test(
        "A media type has its medium, whatever its parameters",
        arguments: [
            ("text/html; charset=utf-8", "HTML"), ("Text/Plain", "terminal"), ("image/svg+xml", "SVG"),
            ("application/ld+json", "JSON"), ("text/x-rst", "any other text"),
            ("application/zip", "anything"),
            ("application/xhtml+xml", "XHTML"), ("application/atom+xml", "any other text"),
        ])
    func mediaTypes(type: String, name: String) {
        #expect(Medium.of(type).name.hasPrefix(name))
    }
}
