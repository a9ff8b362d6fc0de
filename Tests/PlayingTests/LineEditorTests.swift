import Playing
import Testing

@Suite("A line that is typed")
struct LineEditorTests {
    /// The text after some keys, with `|` for the cursor where it is not at the end.
    private func typed(_ keys: String) -> String {
        var editor = LineEditor()
        _ = editor.feed(Array(keys.utf8))
        let behind = editor.columnsAfterCursor
        guard behind > 0 else { return editor.text }
        return editor.text.dropLast(behind) + "|" + editor.text.suffix(behind)
    }

    @Test(
        "keys edit the line",
        arguments: [
            ("abc", "abc"), ("abc\u{7F}", "ab"), ("abc\u{1B}[D\u{1B}[D\u{7F}", "|bc"),
            ("ac\u{1B}[Db", "ab|c"), ("abc\u{1}\u{1B}[3~", "|bc"), ("bc\u{1B}[Ha\u{5}d", "abcd"),
            ("abc\u{1B}OH\u{1B}[C", "a|bc"), ("search kor\u{17}x", "search x"), ("search kor\u{15}", ""),
            ("\u{7F}a\u{1B}[C\u{1B}[Cb", "ab"), ("한국\u{7F}", "한"), ("e\u{301}x\u{7F}\u{7F}", ""),
            ("a\u{1B}[5~\u{1B}[24;2~b", "ab"), ("a\tb", "ab"),
        ])
    func edits(keys: String, text: String) {
        #expect(typed(keys) == text)
    }

    @Test("a line is handed over at Enter, and can be had back")
    func history() {
        var editor = LineEditor()
        #expect(editor.feed(Array("one\ntwo\r".utf8)).suffix(1) == [.submitted("two")])
        #expect(editor.text == "")
        _ = editor.feed(Array("\u{1B}[A\u{1B}[A".utf8))
        #expect(editor.text == "one")
        _ = editor.feed(Array("\u{1B}[B\u{1B}[B".utf8))
        #expect(editor.text == "")
    }

    @Test("Ctrl-C interrupts, and Ctrl-D ends an empty line only")
    func endings() {
        var editor = LineEditor()
        #expect(editor.feed([0x61, 0x04]) == [.changed])
        #expect(editor.feed([0x7F, 0x04]) == [.changed, .endOfInput])
        #expect(editor.feed([0x03]) == [.interrupted])
    }

    @Test("a letter or a key that arrives in pieces is one")
    func pieces() {
        var editor = LineEditor()
        for byte in Array("é한\u{1B}[D".utf8) { _ = editor.feed([byte]) }
        #expect(editor.text == "é한")
        #expect(editor.columnsAfterCursor == 2)
    }

    @Test("bytes that are no text are dropped, and a line has its limit")
    func limits() {
        var editor = LineEditor()
        _ = editor.feed([0xFF, 0x61, 0xC0, 0x80, 0x62])
        #expect(editor.text == "ab")
        _ = editor.feed(Array(repeating: 0x63, count: 5000))
        #expect(editor.text.count == 2000)
    }
}
