import SceneModel
import Testing
import Typesetting

@Suite("TypesetText")
struct TypesetTextTests {
    private func text(_ words: String..., kern: Double = 0) -> Scene.Text {
        let font = Font(name: "HelveticaNeue", size: 10)
        return Scene.Text(
            runs: words.map { .init(text: $0, font: font, color: .black, kern: kern) }, lineHeight: 12)
    }

    private func lines(_ text: Scene.Text, _ width: Double) -> [String] {
        let set = TypesetText(text, width: width)
        return set.lines.map { String(set.letters(in: $0.range)) }
    }

    /// The letters of each piece of each line.
    private func pieces(_ set: TypesetText) -> [[String]] {
        set.lines.map { set.pieces(in: $0.range).map { String(set.letters(in: $0.range)) } }
    }

    @Test("lines are as long as the widths of the letters allow")
    func wrap() {
        // Each letter is 5.56 points wide, a space 2.78.
        #expect(lines(text("aaaa aaaa"), 47.26) == ["aaaa aaaa"])
        #expect(lines(text("aaaa aaaa"), 47.2) == ["aaaa", "aaaa"])
        let set = TypesetText(text("aaaa aaaa"), width: 47)
        #expect(set.lines.allSatisfy { abs($0.width - 22.24) < 0.001 })
        #expect(set.width == set.lines[0].width)
        #expect(set.height == LineGrid(text("aaaa aaaa"), count: 2).height)
    }

    @Test("kern is added to each letter, and can break a line")
    func kern() {
        #expect(lines(text("aaaa aaaa", kern: 1), 47.26) == ["aaaa", "aaaa"])
        #expect(abs(TypesetText(text("aa", kern: 1), width: 100).width - 13.12) < 0.001)
        #expect(abs(TypesetText(text("ää", kern: 1), width: 100).width - 13.12) < 0.001)
    }

    @Test("the runs of a line are its pieces, each with its own width")
    func pieces() throws {
        let set = TypesetText(text("aa b", "b aa", "", "a"), width: 30)
        #expect(pieces(set) == [["aa b", "b"], ["aa", "a"]])
        #expect(set.lines.map { set.pieces(in: $0.range).map(\.run) } == [[0, 1], [1, 3]])
        for line in set.lines {
            let sum = set.pieces(in: line.range).reduce(0) { $0 + set.width(of: $1) }
            #expect(abs(sum - line.width) < 0.001)
        }
    }

    @Test("a mark at the start of a run stays with the letter before it")
    func joiningRun() {
        let set = TypesetText(text("e", "\u{301}e", "\u{301}"), width: 100)
        #expect(pieces(set) == [["e\u{301}", "e\u{301}"]])
    }

    @Test("a word that is too long is cut between clusters, and all of it is there")
    func longWord() {
        let word = String(repeating: "e\u{301}a👍🏽", count: 40)
        let set = TypesetText(text(word), width: 50)
        #expect(set.lines.count > 10)
        #expect(set.lines.allSatisfy { $0.width <= 50.01 })
        #expect(pieces(set).joined().joined() == word)
        #expect(pieces(set).allSatisfy { !($0.first?.hasPrefix("\u{301}") ?? false) })
    }

    @Test("line breaks are kept inside a text and dropped after it")
    func lineBreaks() {
        let set = TypesetText(text("a b\n\nc \n\n"), width: 100)
        #expect(lines(text("a b\n\nc \n\n"), 100) == ["a b", "", "c"])
        #expect(set.lines.indices.map(set.endsParagraph(withLine:)) == [true, true, true])
        let wrapped = TypesetText(text("aaaa aaaa\nb"), width: 30)
        #expect(wrapped.lines.indices.map(wrapped.endsParagraph(withLine:)) == [false, true, true])
        #expect(TypesetText(text("\n", "\n"), width: 100).lines.isEmpty)
        #expect(TypesetText(Scene.Text(runs: [], lineHeight: 12), width: 100).height == 0)
    }

    @Test("a line is exact unless a letter of it has only a likely width")
    func exactness() {
        func isExact(_ words: String) -> Bool {
            let set = TypesetText(text(words), width: 1000)
            return set.lines.allSatisfy { set.isExact($0.range) }
        }
        #expect(isExact("Déjà vu…"))
        #expect(isExact("邮件 mail"))
        #expect(!isExact("Привет"))
        #expect(!isExact("ok 👍"))
    }

    @Test("a width of nothing gives a letter a line")
    func noWidth() {
        #expect(lines(text("ab c"), 0) == ["a", "b", "c"])
    }
}
