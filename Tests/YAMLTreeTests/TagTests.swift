import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Tags")
struct TagTests {
    @Test("a text that begins with an exclamation mark is refused, not shortened")
    func exclamation() {
        let found = problems(of: head + "  empty:\n    title:\n      text: !Important notice\n")
        #expect(summary(found) == ["7:13 unknown-tag"])
        #expect(found.first?.message == "unknown tag !Important")
        #expect(found.first?.remedy?.contains("quotes") == true)
    }

    @Test("foreign tags are all refused, each by its full name")
    func foreign() {
        let found = problems(
            of: head + "  empty: {title: !!python/object/apply:os.system [\"echo hi\"]}\n"
                + "  error: {title: {text: !!binary SGVsbG8=}}\n  search: {title: {text: !ruby/object:X a}}\n"
                + "  noResults: {title: {text: !<tag:example.com,2026:x> b}}\n")
        #expect(
            summary(found) == [
                "5:18 unknown-tag", "6:25 unknown-tag", "7:26 unknown-tag", "8:29 unknown-tag",
            ])
        #expect(
            found.map(\.message) == [
                "unknown tag tag:yaml.org,2002:python/object/apply:os.system",
                "unknown tag tag:yaml.org,2002:binary", "unknown tag !ruby/object:X",
                "unknown tag tag:example.com,2026:x",
            ])
    }

    @Test("!!str on a text changes nothing", arguments: ["!!str no", "!<tag:yaml.org,2002:str> no"])
    func string(_ value: String) throws {
        let document = try read("text: \(value)\n")
        #expect(document.root.text(at: "text") == "no" && document.warnings.isEmpty)
    }

    @Test("a lone ! before a text changes nothing, but its author is told that it is not shown")
    func loneMark() throws {
        let document = try read("text: ! no\n")
        #expect(document.root.text(at: "text") == "no")
        #expect(summary(document.warnings) == ["1:7 lone-tag"])
    }

    @Test("!!str is refused on what is no text", arguments: ["!!str [a]", "!!str {a: b}", "! [a]"])
    func notAString(_ value: String) {
        #expect(summary(problems(of: "text: \(value)\n")) == ["1:7 unknown-tag"])
    }
}
