import ByteWriting
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

    /// What `append` has to give, scalar by scalar.
    private func expected(_ text: String, quotes: Bool, tabs: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where quotes: result += "&quot;"
            case "\t" where tabs: result += "\t"
            default: result += EscapedText.visible(String(scalar))
            }
        }
        return result
    }

    @Test("every sign is found at every place of a text, whatever stands around it", arguments: 0...40)
    func places(before: Int) {
        let signs: [Unicode.Scalar] = [
            "&", "<", ">", "\"", "\t", "\n", "\u{0}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\u{A0}",
            "\u{2029}",
            "\u{202A}", "\u{202E}", "\u{202F}", "\u{2065}", "\u{2066}", "\u{2069}", "\u{206A}", "\u{2500}",
            "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "é", "邮", "😀",
        ]
        for sign in signs {
            for (filler, after) in [("a", 0), ("a", 1), ("é", 3), ("“", 9), ("a", 20)] {
                let fill = String(repeating: filler, count: before)
                let text = fill + String(sign) + String(repeating: filler, count: after)
                #expect(escaped(text) == expected(text, quotes: false))
                #expect(escaped(text, quotes: true) == expected(text, quotes: true))
                var code = ByteBuffer()
                EscapedText.append(code: Array(text.utf8), to: &code)
                #expect(
                    String(decoding: code.finish(), as: UTF8.self)
                        == expected(text, quotes: false, tabs: true))
            }
        }
    }

    @Test("long texts are escaped as short ones are, wherever a buffer's chunks end")
    func long() {
        let part = "let a = b < c && d > \"e\" // ┌─┐ é\u{202E}\n"
        for start in 0..<40 {
            let lead = String(repeating: "-", count: start)
            let text = lead + String(repeating: part, count: 60)
            #expect(escaped(text, quotes: true) == expected(text, quotes: true))
        }
    }

    @Test("bytes that are no UTF-8 hide no markup")
    func malformed() {
        var bytes = ByteBuffer()
        EscapedText.append(code: [0xE2, 0x3C, 0xC2, 0x3E, 0xE2, 0x80, 0x26, 0xEF], to: &bytes)
        let written = bytes.finish()
        #expect(!written.contains(UInt8(ascii: "<")) && !written.contains(UInt8(ascii: ">")))
        #expect(String(decoding: written, as: UTF8.self).contains("&amp;"))
    }
}
