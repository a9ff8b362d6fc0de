import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Syntax problems")
struct SyntaxProblemTests {
    /// The value of `text` on line 7, where it is refused, and a word of the message.
    static let unquoted: [(String, Int, String)] = [
        ("Note: nothing here", 17, "colon"),
        ("@handle", 13, "begin with @"),
        ("`code`", 13, "begin with `"),
        ("%d left", 13, "begin with %"),
        ("*bold* move", 18, "alias"),
        ("- dash", 13, "dash"),
        ("? what", 13, "question mark"),
        ("| pipe", 15, "|"),
        (">0 percent", 14, ">"),
        ("!a!b c", 13, "tag"),
        ("!Hello! c", 20, "tag"),
    ]

    @Test(
        "a text that needs quotes is refused at its place, with the advice to quote it", arguments: unquoted)
    func needsQuotes(_ value: String, _ column: Int, _ word: String) throws {
        let found = problems(of: head + "  empty:\n    title:\n      text: \(value)\n")
        #expect(found.map(\.position) == [SourcePosition(line: 7, column: column)])
        #expect(found.first?.message.contains(word) == true)
        #expect(found.first?.remedy?.contains("put the whole text in quotes") == true)
    }

    @Test(
        "text behind a closed quote, bracket or alias is refused with the advice to quote all of it",
        arguments: [
            ("\"Quoted\" word", 22), ("'It's fine'", 17), ("[draft] mail", 21), ("{count} left", 21),
        ])
    func trailingText(_ value: String, _ column: Int) throws {
        let found = problems(of: head + "  empty:\n    title:\n      text: \(value)\n")
        #expect(summary(found) == ["7:\(column) unquoted-text"])
        #expect(found.first?.remedy?.contains("quotes") == true)
    }

    @Test(
        "a comma or a closing bracket where a value is due is refused",
        arguments: [("a: ,first", 4), ("a: [b,,c]", 7), ("a: ]", 4)])
    func missingValue(_ text: String, _ column: Int) {
        #expect(summary(problems(of: text)) == ["1:\(column) missing-value"])
    }

    @Test("a text that begins with * and one word is refused as an alias and as a text")
    func starredWord() {
        #expect(summary(problems(of: "a: *b move")) == ["1:4 unknown-anchor", "1:7 unquoted-text"])
    }

    @Test(
        "a line that is indented unlike its neighbours is refused where it begins",
        arguments: [
            ("a:\n  b: {c: d}\n e: {f: g}\n", "3:2", "1:1"), ("a:\n  - {b: c}\n  d: e\n", "3:3", "2:3"),
            ("a:\n    b: {c: d}\n  e: f\n", "3:3", "1:1"),
        ])
    func indentation(_ text: String, _ place: String, _ block: String) {
        let found = problems(of: text)
        #expect(summary(found) == ["\(place) indentation"])
        #expect(found.first?.notes.map { "\($0.position.line):\($0.position.column)" } == [block])
    }

    @Test("a line left of the whole entry is refused as not belonging to it")
    func leftOfEntry() {
        #expect(summary(problems(of: " id: x\napp: y\n")) == ["2:1 indentation"])
    }

    @Test(
        "a tab in the indentation is named, wherever libyaml stumbles over it",
        arguments: [
            ("  empty:\n    title:\n\t  text: A\n", "7:1"), ("  empty:\n    text: a\n\tb: c\n", "7:1"),
            ("  empty:\n    text: |\n\t  a\n", "7:1"),
        ])
    func tab(_ lines: String, _ place: String) {
        let found = problems(of: head + lines)
        #expect(summary(found) == ["\(place) tab-indentation"])
        #expect(found.first?.message == "a tab is used for indentation")
    }

    @Test("a tab behind a colon and inside quotes is fine")
    func harmlessTab() throws {
        let root = try read("description:\t{text: \"a\tb\"}\n").root
        #expect(root.text(at: "description.text") == "a\tb")
    }

    @Test(
        "what is left open is refused where the file ends, with a note where it opens",
        arguments: [
            ("a: \"open\nb: c\n", "3:1", "1:4"), ("a: 'open\nb: c\n", "3:1", "1:4"),
            ("a: [b, c\n", "2:1", "1:4"), ("a: {b: c\n", "2:1", "1:4"), ("a: 'b\n---\nc: d\n", "2:1", "1:4"),
        ])
    func unclosed(_ text: String, _ place: String, _ opens: String) {
        let found = problems(of: text)
        #expect(summary(found) == ["\(place) unclosed"])
        #expect(found.first?.notes.map { "\($0.position.line):\($0.position.column)" } == [opens])
    }

    @Test("a colour without quotes that swallows its closing brace is pointed at")
    func swallowedBrace() {
        let found = problems(of: "a: {b: {c: d}, color: #ffffff}\ne: f\n")
        #expect(summary(found) == ["2:2 unclosed"])
        #expect(found.first?.notes.last?.position == SourcePosition(line: 1, column: 23))
        #expect(found.first?.notes.last?.message.contains("unquoted #") == true)
    }

    @Test(
        "a wrong escape is refused where it is",
        arguments: [
            ("a: \"x\\q\"", "1:6"), ("a: \"x\\u12\"", "1:7"), ("a: \"\\UFFFFFFFF\"", "1:6"),
            ("a: \"\\ud800\"", "1:6"),
        ])
    func escapes(_ text: String, _ place: String) {
        let found = problems(of: text)
        #expect(found.map(\.rule) == ["escape"])
        #expect(summary(found).first?.hasPrefix("1:") == true)
        #expect(found.first?.notes.first?.position == SourcePosition(line: 1, column: 4))
    }

    @Test("a key of 1100 letters is refused where libyaml gives up, in lines below 500 letters")
    func longKey() {
        let found = problems(of: head + "  empty: {}\n" + String(repeating: "k", count: 1_100) + ": 1\n")
        #expect(summary(found) == ["6:1101 missing-colon"])
        #expect(found[0].text.split(separator: "\n").allSatisfy { $0.count < 500 })
    }

    @Test("a line without a colon is refused with the place of what should be a key")
    func missingColon() {
        let found = problems(of: "a:\n  empty\n  b: c\n")
        #expect(found.map(\.rule) == ["unquoted-text"])
        let other = problems(of: "a: b\nempty\nc: d\n")
        #expect(summary(other) == ["3:1 missing-colon"])
        #expect(other.first?.notes.map(\.position) == [SourcePosition(line: 2, column: 1)])
    }

    @Test("an unknown version of YAML and an unknown directive are refused")
    func directives() {
        #expect(problems(of: "%YAML 3.0\n---\na: b\n").map(\.rule) == ["directives"])
        #expect(problems(of: "%FOO bar\n---\na: b\n").map(\.rule) == ["directives"])
    }

    @Test("every syntax problem shows its line with a caret")
    func excerpt() throws {
        let found = try #require(problems(of: head + "  empty: {title: {text: @b}}\n").first)
        #expect(
            found.text == """
                case.yaml:5:25: error: an unquoted text cannot begin with @
                    empty: {title: {text: @b}}
                                          ^
                  remedy: put the whole text in quotes
                """)
    }
}
