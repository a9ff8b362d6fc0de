import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Anchors and aliases")
struct AliasTests {
    @Test("an alias gives the same value as the text written out")
    func expansion() throws {
        let root = try read(
            head + "  empty:\n    title: {text: A, font: &f {name: system-bold, size: 20}}\n"
                + "    description: {text: B, font: *f}\n    button: {title: {normal: {text: C, font: *f}}}\n"
        ).root
        let font = try #require(root.at("states.empty.title.font"))
        #expect(font.text(at: "size") == "20")
        #expect(root.at("states.empty.description.font") == font)
        #expect(root.at("states.empty.button.title.normal.font") == font)
    }

    @Test("a name may be given anew, and an alias means the last before it")
    func redefinition() throws {
        let root = try read("[&a one, *a, &a two, *a]").root
        #expect(root.sequence?.compactMap(\.scalar?.text) == ["one", "one", "two", "two"])
    }

    @Test("an alias may stand for a key that is one word")
    func key() throws {
        #expect(try read("a: &k word\n*k : b\n").root.text(at: "word") == "b")
    }

    @Test("nine levels of nine aliases are refused in the block that holds them, at once")
    func bomb() throws {
        let names = Array("abcdefghi")
        var lines = "  - &a [x, x, x, x, x, x, x, x, x]\n"
        for index in 1..<names.count {
            let alias = Array(repeating: "*\(names[index - 1])", count: 9).joined(separator: ", ")
            lines += "  - &\(names[index]) [\(alias)]\n"
        }
        let clock = ContinuousClock()
        var found: [Diagnostic] = []
        let time = clock.measure { found = problems(of: "id: bomb\n\n\ntags:\n" + lines) }
        #expect(found.map(\.rule) == ["alias-expansion"])
        let line = try #require(found.first?.position?.line)
        #expect((5...13).contains(line))
        #expect(time < .seconds(20))
    }

    @Test("nesting that grows through aliases is refused as if written out")
    func nesting() {
        let lines = (0..<100).map { "x\($0): &a\($0) [\($0 == 0 ? "x" : "*a\($0 - 1)")]\n" }.joined()
        #expect(summary(problems(of: lines)) == ["64:12 nesting"])
    }

    @Test("an alias inside of what it stands for is refused, with a note where that begins")
    func recursion() {
        let found = problems(
            of: "id: cycle\n\n\nstates: &loop\n  empty: {title: {text: A}}\n  error: *loop\n")
        #expect(summary(found) == ["6:10 recursive-alias"])
        #expect(found.first?.notes.map(\.position) == [SourcePosition(line: 4, column: 9)])
    }

    @Test("aliases without an anchor before them are refused, all of them")
    func unknown() {
        let found = problems(
            of: head + "  empty: {title: {text: A, font: *later}}\n"
                + "  error: {title: {text: B, font: &later {name: system, size: 9}, color: *never}}\n")
        #expect(summary(found) == ["5:34 unknown-anchor", "6:73 unknown-anchor"])
        #expect(found.first?.message.contains("\"later\"") == true)
    }

    @Test("an anchor that nothing uses may be the start of a text, so the author is told")
    func unused() throws {
        let document = try read("text: &you are here\n")
        #expect(document.root.text(at: "text") == "are here")
        #expect(summary(document.warnings) == ["1:7 unused-anchor"])
        #expect(document.warnings.first?.severity == .warning)
        #expect(try read("a: &x b\nc: *x\n").warnings.isEmpty)
    }
}
