import MarkupText
import Testing

@Suite("EscapedText")
struct EscapedTextTests {
    private func escaped(_ text: String, quotes: Bool = false) -> String {
        var bytes: [UInt8] = []
        EscapedText.append(text, quotes: quotes, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("markup is escaped, quotes only in values")
    func markup() {
        #expect(escaped("<b>&\"'</b>]]>") == "&lt;b&gt;&amp;\"'&lt;/b&gt;]]&gt;")
        #expect(escaped("a\"b", quotes: true) == "a&quot;b")
    }

    @Test(
        "what would act unseen, or no XML may hold, is spelt out",
        arguments: [
            ("\u{0}", "\\u{0}"), ("\t", "\\u{9}"), ("\r", "\\u{D}"), ("\u{1B}[31m", "\\u{1B}[31m"),
            ("\u{7F}", "\\u{7F}"), ("\u{85}", "\\u{85}"), ("\u{202E}x", "\\u{202E}x"),
            ("\u{2066}", "\\u{2066}"), ("\u{FFFE}", "\\u{FFFE}"), ("\u{FFFF}", "\\u{FFFF}"),
        ])
    func spelled(text: String, expected: String) {
        #expect(escaped(text) == expected)
        #expect(EscapedText.visible(text) == expected)
    }

    @Test(
        "letters, line breaks, joiners and marks stay as they are",
        arguments: [
            "a\nb", "e\u{301}", "👩‍👩‍👧‍👦", "é\u{A0}“x”…", "שלום", "\u{200F}", "\u{FEFF}", "\u{FFFD}", "邮件，",
        ])
    func kept(text: String) {
        #expect(escaped(text) == text)
        #expect(EscapedText.visible(text) == text)
    }

    @Test("what stands around an escape is kept whole")
    func around() {
        #expect(
            escaped("é <“x\u{FFFE}”> 邮，\u{85}件\u{2066}\u{FEFF}&")
                == "é &lt;“x\\u{FFFE}”&gt; 邮，\\u{85}件\\u{2066}\u{FEFF}&amp;")
        let part = "a<b>c".dropFirst().dropLast()
        var bytes: [UInt8] = []
        EscapedText.append(part, quotes: false, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "&lt;b&gt;")
    }

    @Test("what is visible is no longer changed by a second look")
    func visibleTwice() {
        let once = EscapedText.visible("a\u{202E}<b>\u{1B}\u{FFFF}")
        #expect(once == "a\\u{202E}<b>\\u{1B}\\u{FFFF}")
        #expect(EscapedText.visible(once) == once)
    }
}
