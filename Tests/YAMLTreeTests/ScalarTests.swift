import Testing
import YAMLNodes
import YAMLTree

@Suite("Scalars")
struct ScalarTests {
    @Test(
        "a plain scalar keeps its letters: nothing is a flag, a number, a date or a colour here",
        arguments: [
            "No", "Off", "y", "True", "YES", "TRUE", "~x", "~", "null", "12:30", "1:30", "007", "0o17", "010",
            "0471965292", "2026-11-30", "2001-12-14t21:59:43.10-05:00", "000000", "004721", "1e1000",
            "1030e0",
            "004e89", "0b0000", ".inf", "0x1F", "1_000", "Deal#2",
        ])
    func letters(_ text: String) throws {
        let root = try read("text: \(text)\nlist: [\(text)]\n").root
        #expect(root["text"]?.scalar == Node.Scalar(text, style: .plain))
        #expect(root.text(at: "list.0") == text)
    }

    @Test("each style is told apart")
    func styles() throws {
        let root = try read("- a\n- 'b'\n- \"c\"\n- |\n  d\n- >\n  e\n").root
        #expect(
            root.sequence?.compactMap(\.scalar) == [
                .init("a", style: .plain), .init("b", style: .singleQuoted), .init("c", style: .doubleQuoted),
                .init("d\n", style: .literal), .init("e\n", style: .folded),
            ])
    }

    @Test(
        "block scalars end as their header says",
        arguments: [("|", "one\ntwo\n"), ("|-", "one\ntwo"), (">", "one two\n"), ("|+", "one\ntwo\n\n")])
    func chomping(_ header: String, _ text: String) throws {
        #expect(try read("text: \(header)\n  one\n  two\n\n").root.text(at: "text") == text)
    }

    @Test("a file of CR LF lines gives the same tree as one of LF lines")
    func lineBreaks() throws {
        let text =
            head + "  empty: # note\n    # own line\n    verticalOffset: -3\n    title: {text: A}\n"
            + "    description:\n      text: |\n        one\n        two\n"
        let windows = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let root = try read(windows).root
        #expect(root == (try read(text)).root)
        #expect(root.text(at: "states.empty.description.text") == "one\ntwo\n")
        #expect(root.text(at: "states.empty.verticalOffset") == "-3")
    }

    @Test("emoji, joiners and astral letters stay whole, raw and as escapes")
    func emoji() throws {
        let root = try read("a: 🎉 Done 👩‍👩‍👧‍👦\nb: \"\\U0001F600\\U00020BB7\"\n").root
        #expect(root.text(at: "a") == "🎉 Done 👩\u{200D}👩\u{200D}👧\u{200D}👦")
        #expect(root.text(at: "b") == "\u{1F600}\u{20BB7}")
    }

    @Test("an escaped NUL stays in the text, which goes on behind it")
    func escapedNUL() throws {
        #expect(try read("text: \"Before\\0After\"\n").root.text(at: "text") == "Before\u{0}After")
    }

    @Test("long texts stay whole across libyaml's buffers")
    func long() throws {
        let text = String(repeating: "é字😀 ", count: 6_000) + "end"
        #expect(try read("a: \"\(text)\"\nb: c\n").root.text(at: "a") == text)
    }
}
