import RenderHTML
import Testing

@Suite("HTMLWriter")
struct HTMLWriterTests {
    private func written(_ write: (inout HTMLWriter) -> Void) -> String {
        var html = HTMLWriter()
        write(&html)
        return String(decoding: html.finish(), as: UTF8.self)
    }

    @Test("an element has its attributes in the order given and an end tag")
    func element() {
        let page = written { html in
            html.element("p", .literal("class", "note"), .text("lang", "en")) { $0.text("Hello") }
        }
        #expect(page == #"<p class="note" lang="en">Hello</p>"#)
    }

    @Test("a void element has no end tag")
    func void() {
        #expect(written { $0.void("img", .text("alt", "")) } == #"<img alt="">"#)
    }

    @Test("a flag that is off and a text that is nil leave no attribute")
    func absentAttributes() {
        let page = written { html in
            html.void("img", .flag("hidden", false), .text("title", optional: nil), .flag("ismap"))
        }
        #expect(page == "<img ismap>")
    }

    @Test("writing goes on after what was there")
    func appending() {
        var html = HTMLWriter(appendingTo: Array("before ".utf8))
        html.element("b", text: "after")
        #expect(String(decoding: html.finish(), as: UTF8.self) == "before <b>after</b>")
    }

    @Test(
        "markup in a text is text",
        arguments: [
            ("</title><script>alert(1)</script>", "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("<!-- ]]> &lt;", "&lt;!-- ]]&gt; &amp;lt;"), ("“5 > 3” & 'so'", "“5 &gt; 3” &amp; 'so'"),
            ("日本語 é 👍🏽", "日本語 é 👍🏽"), ("é & é", "é &amp; é"),
        ])
    func text(source: String, expected: String) {
        #expect(written { $0.text(source) } == expected)
    }

    @Test("quotes end no attribute")
    func quotes() {
        let page = written { $0.void("img", .text("alt", #"a" onerror="x` <b>"#)) }
        #expect(page == #"<img alt="a&quot; onerror=&quot;x` &lt;b&gt;">"#)
    }

    @Test(
        "control characters and bidi controls are spelt out",
        arguments: [
            ("\u{202E}gpj.exe", #"\u{202E}gpj.exe"#), ("a\u{2066}b", #"a\u{2066}b"#),
            ("a\u{2069}b", #"a\u{2069}b"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\u{9B}31m", #"a\u{9B}31m"#),
            ("a\rb", #"a\u{D}b"#), ("a\u{0}b\u{7F}", #"a\u{0}b\u{7F}"#), ("a\tb", #"a\u{9}b"#),
        ])
    func controls(source: String, expected: String) {
        #expect(written { $0.text(source) } == expected)
        #expect(written { $0.void("i", .text("alt", source)) } == "<i alt=\"\(expected)\">")
    }

    @Test("line breaks, joiners and direction marks stay")
    func harmless() {
        let text = "a\nb \u{200F}\u{200D}\u{200B}"
        #expect(written { $0.text(text) } == text)
    }
}
