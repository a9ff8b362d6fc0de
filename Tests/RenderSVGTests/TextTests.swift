import SceneModel
import Testing

@Suite("Texts of a picture")
struct TextTests {
    @Test("a group says what its lines have in common, and each line where it stands and how long it is")
    func group() throws {
        let tree = try Fixture.tree([.title(Fixture.text("No Messages", size: 22))])
        let group = try #require(tree.named("g").first)
        #expect(group["font-size"] == "22")
        #expect(group["font-weight"] == "400")
        #expect(group["fill"] == "#999999")
        #expect(group["text-anchor"] == "middle")
        #expect(group["font-family"]?.hasPrefix("-apple-system,BlinkMacSystemFont,") ?? false)
        let line = try #require(group.children.first)
        #expect(line["lengthAdjust"] == "spacingAndGlyphs")
        #expect(line.number("textLength").map { $0 > 100 && $0 < 140 } ?? false)
    }

    @Test("a line of letters without known widths does not say how long it is")
    func unknownLength() throws {
        let tree = try Fixture.tree([.title(Fixture.text("Сообщений пока нет 👍"))])
        #expect(tree.named("text").allSatisfy { $0["textLength"] == nil })
    }

    @Test("a word that is too long is broken inside the padding, and all of it is there")
    func longWord() throws {
        let word = String(repeating: "abcdefghij", count: 12)
        let tree = try Fixture.tree([.title(Fixture.text(word, size: 27))])
        #expect(tree.lines.count > 4)
        #expect(tree.lines.joined() == word)
        #expect(tree.named("text").allSatisfy { $0.number("textLength").map { $0 <= 329.001 } ?? false })
        #expect(tree.named("desc").first?.text == word)
    }

    @Test("clusters stay together however long the word")
    func clusters() throws {
        let word = String(repeating: "e\u{301}👩‍👩‍👧‍👦", count: 30)
        let lines = try Fixture.tree([.title(Fixture.text(word, size: 27))]).lines
        #expect(lines.count > 3)
        #expect(lines.joined() == word)
        #expect(lines.flatMap { Array($0) }.count == 60)
    }

    @Test("runs are spans of one line, and say only what differs from the first")
    func runs() throws {
        var text = Fixture.text("Keep ")
        text.runs.append(.init(text: "add", font: Font(size: 17), color: Fixture.blue))
        text.runs.append(
            .init(text: "ing.", font: Font(size: 17, weight: .bold), color: Fixture.grey, kern: 1))
        let line = try #require(Fixture.tree([.description(text)]).named("text").first)
        #expect(line.text == "Keep adding.")
        #expect(line.children.map(\.text) == ["add", "ing."])
        #expect(line.children[0].attributes == ["fill": "#007ee5"])
        #expect(line.children[1]["font-weight"] == "600")
        #expect(line.children[1]["letter-spacing"] == "1")
        #expect(line.children[1]["fill"] == nil)
    }

    @Test("an opaque run after a translucent one says that it is opaque")
    func opacity() throws {
        var text = Fixture.text("a", color: Color(red: 0, green: 0, blue: 0, alpha: 51))
        text.runs.append(.init(text: "b", font: Font(size: 17), color: Fixture.blue))
        let tree = try Fixture.tree([.description(text)])
        #expect(tree.named("g").first?["fill-opacity"] == "0.2")
        #expect(tree.named("tspan").first?["fill-opacity"] == "1")
    }

    @Test("a shadow is a filter of the whole line, by its own content's name")
    func shadow() throws {
        var text = Fixture.text("A")
        text.runs[0].shadow = Shadow(color: .white, x: 0, y: 1, blur: 4)
        let tree = try Fixture.tree([.title(text)])
        #expect(tree.named("text").first?["filter"] == "url(#shadow-ffffff-0-1-4)")
        let drop = try #require(tree.named("feDropShadow").first)
        #expect(drop["dy"] == "1")
        #expect(drop["stdDeviation"] == "2")
        #expect(drop["flood-color"] == "#ffffff")
    }

    @Test("runs with another shadow are elements of their own, side by side")
    func shadows() throws {
        var text = Fixture.text("plain ")
        text.runs.append(
            .init(text: "dark", font: Font(size: 17), color: .black, shadow: Shadow(color: .black, y: 1)))
        text.runs.append(.init(text: " plain", font: Font(size: 17), color: Fixture.grey))
        let lines = try Fixture.tree([.title(text)]).named("text")
        #expect(lines.map(\.text) == ["plain ", "dark", " plain"])
        #expect(lines.map { $0["filter"] != nil } == [false, true, false])
        #expect(lines.allSatisfy { $0["text-anchor"] == "start" })
        for (line, next) in zip(lines, lines.dropFirst()) {
            let end = try #require(line.number("x")) + #require(line.number("textLength"))
            #expect(abs(end - (try #require(next.number("x")))) < 0.01)
        }
        #expect(lines[0]["xml:space"] == "preserve")
        #expect(lines[1]["xml:space"] == nil)
    }

    @Test("spaces that SVG would drop are kept, since they were measured")
    func spaces() throws {
        #expect(
            try Fixture.tree([.title(Fixture.text("a  b"))]).named("text").first?["xml:space"] == "preserve")
        #expect(try Fixture.tree([.title(Fixture.text("a b"))]).named("text").first?["xml:space"] == nil)
    }

    @Test("lines stand at their side, whatever the direction of reading")
    func alignment() throws {
        func place(_ text: String, _ alignment: TextAlignment) throws -> [String?] {
            let tree = try Fixture.tree([.title(Fixture.text(text, alignment: alignment))])
            let group = try #require(tree.named("g").first)
            return [group["direction"], group["text-anchor"], group.children.first?["x"]]
        }
        #expect(try place("Hello", .center) == [nil, "middle", "187.5"])
        #expect(try place("Hello", .left) == [nil, nil, "23"])
        #expect(try place("Hello", .natural) == [nil, nil, "23"])
        #expect(try place("Hello", .right) == [nil, "end", "352"])
        #expect(try place("שלום", .center) == ["rtl", "middle", "187.5"])
        #expect(try place("שלום", .natural) == ["rtl", nil, "352"])
        #expect(try place("שלום", .left) == ["rtl", "end", "23"])
        #expect(try place("שלום", .right) == ["rtl", nil, "352"])
    }

    @Test("justified lines are stretched between words, the last one of a paragraph not")
    func justified() throws {
        let words = String(repeating: "some words ", count: 12)
        let tree = try Fixture.tree([.title(Fixture.text(words, alignment: .justified))])
        let lines = tree.named("text")
        #expect(lines.count > 2)
        for line in lines.dropLast() {
            #expect(line.number("textLength") == 329)
            #expect(line.number("word-spacing").map { $0 > 0 } ?? false)
        }
        #expect(lines.last?["word-spacing"] == nil)
    }

    @Test("line spacing is between lines, and line breaks are kept")
    func lineSpacing() throws {
        let lines = try Fixture.tree([.title(Fixture.text("One\n\nTwo\n", lineSpacing: 4))]).named("text")
        #expect(lines.map(\.text) == ["One", "Two"])
        let distance = try #require(lines[1].number("y")) - #require(lines[0].number("y"))
        #expect(abs(distance - 2 * 24.281) <= 0.5)
    }

    @Test("a font's name is written only where it is a plain one")
    func families() throws {
        func family(_ name: String) throws -> String? {
            try Fixture.tree([.title(Fixture.text("A", name: name))]).named("g").first?["font-family"]
        }
        #expect(try family("IdealSans-Book-Pro")?.hasPrefix("'IdealSans-Book-Pro',-apple-system,") ?? false)
        #expect(try family("ヒラギノ角ゴ W3")?.hasPrefix("'ヒラギノ角ゴ W3',") ?? false)
        #expect(try family("HelveticaNeue-Light")?.hasPrefix("'Helvetica Neue',Inter,Helvetica") ?? false)
        for name in ["x';}</style>", "a\"b", "url(x)", "a\\b", "Font's", ""] {
            #expect(try family(name)?.hasPrefix("-apple-system,") ?? false)
        }
    }
}
