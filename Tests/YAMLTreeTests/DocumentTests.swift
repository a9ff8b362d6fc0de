import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Documents of a file")
struct DocumentTests {
    @Test("a second document is refused where it begins")
    func second() {
        let entry = "#\nid: first\napp: {}\nstates: {}\n"
        let found = problems(of: entry + "---\n" + entry)
        #expect(summary(found) == ["5:1 several-entries"])
        #expect(found.first?.message.contains("one entry") == true)
    }

    @Test(
        "a file without a value holds no entry",
        arguments: ["", "\n\n", "# comments\n# only\n", "---\n...\n", "---\n", "\u{FEFF}", "--- # nothing\n"])
    func none(_ text: String) {
        let found = problems(of: text)
        #expect(found.map(\.heading) == ["case.yaml:1:1: error: no entry in this file"])
    }

    @Test("a document may be marked where it begins and where it ends")
    func marks() throws {
        #expect(try read("%YAML 1.2\n---\nid: x\n...\n# end\n").root.text(at: "id") == "x")
    }

    @Test("a document knows its file")
    func source() throws {
        let source = try read("id: x\n").source
        #expect(source.file == "case.yaml" && source.line(1) == "id: x")
    }
}
