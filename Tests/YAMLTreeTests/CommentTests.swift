import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Comments behind values")
struct CommentTests {
    @Test(
        "a comment behind a plain or missing value is found where it begins",
        arguments: [
            ("backgroundColor: #ffffff", "backgroundColor", 18),
            ("text: Deal #1 of today", "text", 12),
            ("text: Größe 😀\t # c", "text", 16),
            ("list: [a, b #c\n]", "list.1", 13),
            ("text: &a Deal #1\nother: *a", "other", 15),
            ("text: &a #1\nother: *a", "text", 10),
            ("text: 'a # b'\nlater: x # y", "later", 10),
        ])
    func found(_ yaml: String, _ path: String, _ column: Int) throws {
        let document = try read(yaml)
        let node = try #require(document.root.at(path))
        #expect(document.comment(after: node)?.column == column)
    }

    @Test(
        "none is found where there is none, or where the value is in quotes",
        arguments: [
            ("text: Deal#2", "text"), ("text: 'Deal #1' # c", "text"), ("text: \"a #b\"", "text"),
            ("text: |\n  a #b", "text"), ("text: a\n# own line", "text"), ("text: a\n  # own line", "text"),
            ("text:\n  # own line\n  a", "text"), ("a: [x] # c\ntext: b", "text"),
        ])
    func absent(_ yaml: String, _ path: String) throws {
        let document = try read(yaml)
        let node = try #require(document.root.at(path))
        #expect(document.comment(after: node) == nil)
    }

    @Test("a text of several lines has its comment on the last of them")
    func severalLines() throws {
        let document = try read("text: Deal\n  number #1\n")
        let node = try #require(document.root["text"])
        #expect(document.comment(after: node) == SourcePosition(line: 2, column: 10))
    }

    @Test("places are right in a case of several comments")
    func places() throws {
        let document = try read(
            head + "  empty: # c\n    title:\n      text: Deal #1 of today\n    backgroundColor: #ffffff\n")
        let title = try #require(document.root.at("states.empty.title.text"))
        #expect(document.comment(after: title) == SourcePosition(line: 7, column: 18))
        let color = try #require(document.root.at("states.empty.backgroundColor"))
        #expect(color.isMissing && document.comment(after: color) == SourcePosition(line: 8, column: 22))
        #expect(document.comment(after: document.root) == nil)
    }
}
