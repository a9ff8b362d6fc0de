import Testing
import Typesetting

@Suite("Breaking lines")
struct LineBreakerTests {
    private func broken(_ text: String, _ columns: Int) -> LineBreaker<ColumnMeasure> {
        LineBreaker.wrap(Array(text.utf8), width: columns, by: ColumnMeasure())
    }

    private func lines(_ text: String, _ columns: Int) -> [String] {
        let bytes = Array(text.utf8)
        return broken(text, columns).lines.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
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
        #expect(broken("abcde", 4).cutsWords)
        #expect(!broken("abcd efg", 4).cutsWords)
    }

    @Test("a cluster wider than a line stands on one of its own")
    func tooWide() {
        #expect(lines("邮件 a", 1) == ["邮", "件", "a"])
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

    @Test("a word may part after a hyphen in it, but not before digits nor after a hyphen that begins it")
    func hyphens() {
        #expect(lines("your check-ins", 12) == ["your check-", "ins"])
        #expect(lines("your check-ins", 9) == ["your", "check-ins"])
        #expect(lines("your check-ins", 8) == ["your", "check-", "ins"])
        #expect(lines("a well-known-café", 12) == ["a well-", "known-café"])
        #expect(lines("at -x", 4) == ["at", "-x"])
        #expect(lines("it --option", 8) == ["it", "--option"])
        #expect(lines("pages 10-20", 10) == ["pages", "10-20"])
        #expect(lines("aä–bä", 4) == ["aä–", "bä"])
    }

    @Test("a space of no width is a place to break, and a space that joins is none")
    func specialSpaces() {
        #expect(lines("abc\u{200B}def", 4) == ["abc\u{200B}", "def"])
        #expect(lines("a bc\u{A0}de", 5) == ["a", "bc\u{A0}de"])
    }

    @Test("a cluster is never cut, nor an accent taken from its space")
    func clusters() {
        #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
        #expect(lines("abc \u{301}de", 4) == ["abc \u{301}", "de"])
        #expect(lines("👍🏽👍🏽", 3) == ["👍🏽", "👍🏽"])
    }

    @Test(
        "lines know their width",
        arguments: ["one two three", "邮件为空", "e\u{301} 👍🏽 x", "a\n\nb", "re-enter-it"])
    func widths(text: String) {
        let bytes = Array(text.utf8)
        for line in broken(text, 6).lines {
            let words = String(decoding: bytes[line.start..<line.end], as: UTF8.self)
            #expect(words.reduce(0) { $0 + ("邮件为空👍🏽".contains($1) ? 2 : 1) } == line.width)
            #expect(line.width <= 6)
        }
    }
}
