import Diagnostics
import Testing

@Suite("Places in a source text")
struct SourceTextTests {
    func source(_ text: String) -> SourceText { SourceText(file: "f", bytes: Array(text.utf8)) }

    @Test("lines are found by number, without their breaks")
    func lines() {
        let text = source("one\ntwo\r\n\nfour")
        #expect((1...4).map(text.line) == ["one", "two", "", "four"])
        #expect(text.line(0) == nil && text.line(-1) == nil && text.line(5) == nil)
        #expect(source("one\n").line(2) == "" && source("").line(1) == "" && source("").line(2) == nil)
    }

    @Test(
        "a line ends with each of the breaks that libyaml knows",
        arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
    func breaks(_ lineBreak: String) {
        let text = source("é\(lineBreak)two\(lineBreak)\(lineBreak)x")
        #expect((1...5).map(text.line) == ["é", "two", "", "x", nil])
        #expect(text.position(ofByte: text.bytes.count - 1) == SourcePosition(line: 4, column: 1))
        #expect(text.position(ofByte: 2) == SourcePosition(line: 1, column: 2))
        #expect(text.position(ofByte: 2 + lineBreak.utf8.count) == SourcePosition(line: 2, column: 1))
    }

    @Test("columns count Unicode scalars")
    func columns() {
        let text = source("aé字😀x")
        #expect([0, 1, 3, 6, 10].map { text.position(ofByte: $0).column } == [1, 2, 3, 4, 5])
        #expect(text.position(ofByte: 99) == SourcePosition(line: 1, column: 6))
    }

    @Test("a byte order mark has no column and is no part of its line")
    func byteOrderMark() {
        let text = source("\u{FEFF}ab\n")
        #expect(text.hasByteOrderMark && text.line(1) == "ab")
        #expect(
            text.position(ofByte: 0) == .start
                && text.position(ofByte: 4) == SourcePosition(line: 1, column: 2))
        #expect(!source("ab").hasByteOrderMark && !SourceText(file: "f", bytes: [0xEF]).hasByteOrderMark)
    }

    @Test("places of many bytes are the same as of each")
    func many() {
        let text = source("a\né\r\n字😀\n")
        let offsets = Array(0...text.bytes.count)
        #expect(text.positions(ofBytes: offsets) == offsets.map(text.position))
    }

    @Test("invalid UTF-8 is shown, and the place of the first bad byte is right")
    func invalid() {
        let text = SourceText(file: "f", bytes: Array("é".utf8) + [0xE9, 0x20])
        #expect(text.line(1) == "é\u{FFFD} ")
        #expect(text.position(ofByte: 2) == SourcePosition(line: 1, column: 2))
    }

    @Test("of a line of a megabyte, 64 KiB are given")
    func longLine() {
        #expect(source(String(repeating: "a", count: 1 << 20)).line(1)?.utf8.count == 65_536)
    }

    @Test("a diagnostic carries what stands around its place, however long the line is")
    func excerpt() throws {
        let line = String(repeating: "é", count: 20_000) + "x" + String(repeating: "字", count: 9_000)
        let text = source("a\n" + line + "\nb")
        let place = SourcePosition(line: 2, column: 20_001)
        let made = text.diagnostic(rule: "r", at: place, "m")
        #expect(made.sourceLine?.unicodeScalars.count == 160 + 1 + 160)
        #expect(made.sourceLineColumn == 20_001 - 160)
        // To its readers it is the same as the whole line.
        let whole = Diagnostic(
            rule: "r", file: "f", position: place, message: "m", sourceLine: text.line(2))
        #expect(made.text == whole.text)
        for column in [1, 100, 160, 161, 162, 163, 300, 29_000] {
            let place = SourcePosition(line: 2, column: column)
            let whole = Diagnostic(
                rule: "r", file: "f", position: place, message: "m", sourceLine: text.line(2))
            #expect(text.diagnostic(rule: "r", at: place, "m").text == whole.text)
        }
        #expect(
            text.diagnostic(rule: "r", at: SourcePosition(line: 2, column: 90_000), "m").sourceLine == nil)
    }

    @Test("a diagnostic of a source carries its file, its line and what was said")
    func diagnostic() {
        let note = Diagnostic.Note(position: .start, message: "n")
        let place = SourcePosition(line: 2, column: 2)
        let made = source("a\nbc\n").diagnostic(
            .warning, rule: "r", at: place, "m", remedy: "do", notes: [note])
        let expected = Diagnostic(
            .warning, rule: "r", file: "f", position: place, message: "m", remedy: "do", notes: [note],
            sourceLine: "bc")
        #expect(made == expected)
    }

    @Test("places are in reading order")
    func order() {
        #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
        #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 2))
    }
}
