import Testing

@testable import CommandTable

@Suite("Prose")
struct ProseTests {
    @Test("lines join to paragraphs, and indented lines stay as they are")
    func blocks() {
        let prose = Prose("One\ntwo.\n\n    a\n      b\nThree\n\n\nfour")
        #expect(
            prose.blocks == [
                .paragraph("One two."), .literal(["a", "  b"]), .paragraph("Three"), .paragraph("four"),
            ])
        #expect(Prose("").blocks.isEmpty)
    }

    @Test("a paragraph that begins with a term and two spaces is an item of a list")
    func items() throws {
        let first = try #require(Prose.Item("NO_COLOR  none"))
        let second = try #require(Prose.Item("A, B  both of them"))
        #expect(first.term == "NO_COLOR" && second.term == "A, B" && second.text == "both of them")
        #expect(
            Prose("NO_COLOR  none\n\nA, B  both\nof them\n\nend").blocks == [
                .list([first, second]), .paragraph("end"),
            ])
        #expect(Prose.Item("a sentence of words  and more") == nil)
        #expect(Prose.Item("one two three") == nil)
    }

    @Test("width counts columns, not letters")
    func wideCharacters() {
        #expect(Prose.wrap("目录 目录 ab", columns: 9) == ["目录 目录", "ab"])
        #expect(Prose.wrap("a verylongword b", columns: 4) == ["a", "verylongword", "b"])
        #expect(Prose.wrap("", columns: 4).isEmpty)
    }

    @Test("nothing in a text is a roff request or escape")
    func roff() {
        #expect(Roff.line(".Sh 'x' \\fB") == "\\&.Sh \\(aqx\\(aq \\efB")
        #expect(Roff.line("'x") == "\\(aqx")
        #expect(Roff.escape("é😀") == "\\[u00E9]\\[u1F600]")
        #expect(Roff.argument("Ar b") == "\"\\&Ar b\"")
        #expect(Roff.prose("One. (Two?) e") == ["One.", "(Two?)", "e"])
    }

    @Test("lines of the manual have at most 80 bytes, however much in them is spelt out")
    func roffWidth() {
        let text = String(repeating: "\"quoted\" --option é ", count: 40)
        #expect(Roff.prose(text).allSatisfy { $0.utf8.count <= 80 })
        #expect(Roff.prose(text).count > 10)
    }

    @Test("words are quoted for each kind of shell")
    func quoting() {
        #expect(ShellQuote.posix("it's $x") == "'it'\\''s $x'")
        #expect(ShellQuote.posix("'\u{301}") == "''\\''\u{301}'")
        #expect(ShellQuote.fish("it's \\n") == "'it\\'s \\\\n'")
    }
}
