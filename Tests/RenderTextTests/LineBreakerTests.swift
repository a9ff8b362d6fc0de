import Testing

@testable import RenderText

@Suite("Breaking lines")
struct LineBreakerTests {
    private func lines(_ text: String, _ columns: Int) -> [String] {
        let bytes = Array(text.utf8)
        return LineBreaker.wrap(bytes, columns: columns).lines
            .map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    }

    @Test("lines end at spaces, which are dropped there and kept inside")
    func spaces() {
        #expect(lines("one two  three", 8) == ["one two", "three"])
        #expect(lines("one  two", 8) == ["one  two"])
        #expect(lines("  one", 8) == ["  one"])
        #expect(lines("one   ", 8) == ["one"])
        #expect(lines("          x", 4) == ["x"])
    }

    @Test("a text that fits exactly is one line")
    func exact() {
        #expect(lines("12345678", 8) == ["12345678"])
        #expect(lines("123 5678", 8) == ["123 5678"])
        #expect(lines("123 56789", 8) == ["123", "56789"])
    }

    @Test("explicit line breaks are kept, blank lines too")
    func breaks() {
        #expect(lines("a\n\nb", 8) == ["a", "", "b"])
        #expect(lines("\na", 8) == ["", "a"])
        #expect(lines("", 8).isEmpty)
    }

    @Test("a word that does not fit on any line begins a new one and is cut")
    func cut() {
        #expect(lines("ab cdefghijkl mn", 4) == ["ab", "cdef", "ghij", "kl", "mn"])
        #expect(LineBreaker.wrap(Array("abcde".utf8), columns: 4).cutsWords)
        #expect(!LineBreaker.wrap(Array("abcd efg".utf8), columns: 4).cutsWords)
    }

    @Test("ideographs part from their neighbours, closing signs stay and opening signs go on")
    func ideographs() {
        #expect(lines("邮件为空", 5) == ["邮件", "为空"])
        #expect(lines("邮件，为空", 4) == ["邮", "件，", "为空"])
        #expect(lines("邮「件」", 4) == ["邮", "「件", "」"])
        #expect(lines("Mail邮件", 6) == ["Mail邮", "件"])
    }

    @Test("Korean breaks at spaces")
    func korean() {
        #expect(lines("메일이 없습니다", 10) == ["메일이", "없습니다"])
    }

    @Test("a cluster is never cut, nor an accent taken from its space")
    func clusters() {
        #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
        #expect(lines("abc \u{301}de", 4) == ["abc \u{301}", "de"])
        #expect(lines("👍🏽👍🏽", 3) == ["👍🏽", "👍🏽"])
    }

    @Test("lines know their width", arguments: ["one two three", "邮件为空", "e\u{301} 👍🏽 x", "a\n\nb"])
    func widths(text: String) {
        let bytes = Array(text.utf8)
        for line in LineBreaker.wrap(bytes, columns: 6).lines {
            let words = String(decoding: bytes[line.start..<line.end], as: UTF8.self)
            #expect(words.reduce(0) { $0 + ("邮件为空👍🏽".contains($1) ? 2 : 1) } == line.columns)
            #expect(line.columns <= 6)
        }
    }
}
