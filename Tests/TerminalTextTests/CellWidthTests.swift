import TerminalText
import Testing

@Suite("Cell widths")
struct CellWidthTests {
    @Test(
        "texts take the columns that terminals give them",
        arguments: [
            ("", 0), ("abc", 3), ("a b", 3), ("é", 1), ("e\u{301}", 1), ("邮件为空", 8), ("メール", 6), ("ﾒｰﾙ", 3),
            ("메일", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("± “quoted” …", 12), ("עברית", 5), ("│─╭●░", 5),
        ])
    func texts(text: String, columns: Int) {
        #expect(CellWidth.of(text) == columns)
        #expect(CellWidth.of(text[...]) == columns)
    }

    @Test(
        "an emoji sequence is two columns wide",
        arguments: [
            "👩\u{200D}👩\u{200D}👧\u{200D}👦", "🇩🇪", "🇩", "1\u{FE0F}\u{20E3}", "👍🏽", "❤\u{FE0F}", "🫠",
            "❤\u{FE0F}\u{200D}🔥", "⌚",
        ])
    func emoji(text: String) {
        #expect(text.count == 1)
        #expect(CellWidth.of(text) == 2)
    }

    @Test("an emoji that is written as a letter is one column wide")
    func textPresentation() {
        #expect(CellWidth.of("❤") == 1)
        #expect(CellWidth.of("❤\u{FE0E}") == 1)
        #expect(CellWidth.of("©") == 1)
    }

    @Test("vowel signs that terminals give a column have it", arguments: [("कि", 2), ("กำ", 2), ("กี", 1)])
    func spacingMarks(text: String, columns: Int) {
        #expect(text.count == 1)
        #expect(CellWidth.of(text) == columns)
    }

    @Test(
        "a sign that emoji use changes nothing behind another letter",
        arguments: [(" \u{FE0F}", 1), ("a\u{FE0F}", 1), ("\u{FE0F}", 0), (" \u{1F3FD}", 3), ("a\u{200D}", 1)])
    func strayEmojiParts(text: String, columns: Int) {
        #expect(CellWidth.of(text) == columns)
    }

    @Test(
        "control characters take no column", arguments: ["\u{0}", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}"])
    func controls(text: String) {
        #expect(CellWidth.of(text) == 0)
        #expect(CellWidth.of("a" + text) == 1)
    }

    @Test("a blank before a text adds one column, whatever the text begins with")
    func additive() {
        for text in ["\u{301}", "\u{FE0F}", "\u{20E3}", "\u{200D}", "🏽", "👩", "𝐚", "\u{E0041}", "ำ"] {
            #expect(CellWidth.of(" " + text) == 1 + CellWidth.of(text))
        }
    }
}
