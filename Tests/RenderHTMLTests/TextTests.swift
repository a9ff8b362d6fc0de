import SceneModel
import Testing

@Suite("Texts of a page")
struct TextTests {
    @Test("line breaks inside a text are kept, and those after it dropped")
    func lineBreaks() throws {
        let page = try Fixture.page([.title(Fixture.text("One\nTwo\n\n"))])
        #expect(page.contains(">One\nTwo</h1>"))
        #expect(page.contains("white-space:pre-line"))
        #expect(page.contains("<title>Example: One Two</title>"))
        #expect(try !Fixture.page([.title(Fixture.text("One"))]).contains("white-space:pre"))
    }

    @Test("a run that is nothing but line breaks at the end is dropped")
    func trailingRun() throws {
        var text = Fixture.text("One\n")
        text.runs.append(.init(text: "\n", font: Font(size: 17), color: Fixture.blue))
        #expect(try Fixture.page([.title(text)]).contains(">One</h1>"))
    }

    @Test("a run that looks like the first stands in the element itself, another in a span")
    func runs() throws {
        var text = Fixture.text("Keep ")
        text.runs.append(.init(text: "add", font: Font(size: 17), color: Fixture.blue))
        text.runs.append(.init(text: ".", font: Font(size: 17), color: Fixture.grey))
        let page = try Fixture.page([.description(text)])
        #expect(page.contains(#">Keep <span class="r1">add</span>.</p>"#))
        #expect(page.contains(".e0 .r1{color:#007ee5}"))
    }

    @Test("kern, shadow and alignment are declared where there are any")
    func attributes() throws {
        var text = Fixture.text("A", alignment: .natural)
        text.runs[0].kern = -0.1
        text.runs[0].shadow = Shadow(color: .white, x: 0, y: 1, blur: 0)
        let page = try Fixture.page([.title(text)])
        #expect(page.contains("letter-spacing:-0.1px;text-shadow:0 1px 0 #ffffff"))
        #expect(page.contains("text-align:start"))
    }

    @Test("a run without the first one's shadow has none")
    func noShadow() throws {
        var text = Fixture.text("A")
        text.runs[0].shadow = Shadow(color: .white, y: 1)
        text.runs.append(.init(text: "B", font: Font(size: 17), color: Fixture.grey))
        #expect(try Fixture.page([.title(text)]).contains(".e0 .r1{text-shadow:none}"))
    }

    @Test("a word that is too long is broken, and all of it is there")
    func longWord() throws {
        let word = String(repeating: "abcdefghij", count: 12)
        let page = try Fixture.page([.title(Fixture.text(word, size: 27))])
        #expect(page.contains(">\(word)</h1>"))
        #expect(page.contains("overflow-wrap:anywhere"))
    }
}
