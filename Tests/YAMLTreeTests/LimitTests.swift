import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Limits")
struct LimitTests {
    @Test("100,000 brackets are refused at the 65th level, before libyaml's time grows with their square")
    func brackets() {
        let brackets = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let clock = ContinuousClock()
        var found: [Diagnostic] = []
        let time = clock.measure { found = problems(of: head + "  empty: {}\ntags: " + brackets + "\n") }
        #expect(summary(found) == ["6:70 nesting"])
        #expect(time < .seconds(20))
    }

    @Test("64 levels are read, and the 65th is refused, in flow and in block style")
    func nesting() throws {
        let flow = { (levels: Int) in
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        #expect(try read(flow(64)).root.sequence != nil)
        #expect(summary(problems(of: flow(65))) == ["1:65 nesting"])
        #expect(try read(String(repeating: "- ", count: 64) + "x").root.sequence != nil)
        #expect(summary(problems(of: String(repeating: "- ", count: 65) + "x")) == ["1:129 nesting"])
    }

    @Test("a plain list of 20,000 texts is read")
    func longList() throws {
        let list = String(repeating: "- tag\n", count: 20_000)
        #expect(try read("tags:\n" + list).root["tags"]?.sequence?.count == 20_000)
    }

    @Test("more values than the limit are refused at the first one too many")
    func nodes() throws {
        let limits = YAMLLimits(nodes: 4)
        #expect(try read("[a, b, c]", limits: limits).root.sequence?.count == 3)
        #expect(summary(problems(of: "[a, b, c, d]", limits: limits)) == ["1:11 file-size"])
    }

    @Test("a text of three million letters is refused where it begins")
    func longText() {
        let text = String(repeating: "word ", count: 600_000)
        let found = problems(of: head + "  empty: {title: {text: \"\(text)\"}}\n")
        #expect(summary(found) == ["5:25 text-size"])
        #expect(found.first.map { $0.text.utf8.count < 1_000 } == true)
    }

    @Test("a text at the limit is read, and one byte more is not")
    func textBytes() throws {
        let limits = YAMLLimits(scalarBytes: 4)
        #expect(try read("a: éé", limits: limits).root.text(at: "a") == "éé")
        #expect(summary(problems(of: "a: ééé", limits: limits)) == ["1:4 text-size"])
    }

    @Test("texts may have so many bytes together, aliases and keys counted as if written out")
    func allTextBytes() throws {
        let limits = YAMLLimits(textBytes: 12)
        #expect(try read("a: éé\nb: cccccc", limits: limits).root.text(at: "b") == "cccccc")
        #expect(summary(problems(of: "a: éé\nb: ccccccc", limits: limits)) == ["2:4 file-size"])
        #expect(try read("a: &t tttt\nb: *t\nk: l", limits: YAMLLimits(textBytes: 12)).root["k"] != nil)
        #expect(summary(problems(of: "a: &t tttt\nb: *t\nk: *t", limits: limits)) == ["3:4 alias-expansion"])
        #expect(
            summary(problems(of: "&a x: &b {*a : y}\nd: [*b, *b, *b, *b, *b]", limits: limits)) == [
                "2:21 alias-expansion"
            ])
    }

    @Test("a text of half a megabyte is not multiplied by aliases")
    func multipliedText() {
        let lines = "\n" + String(repeating: "    a\n", count: 250_000)
        let more = (0..<5).map { "s\($0): *t" }.joined(separator: "\n")
        let found = problems(of: "title: &t |\(lines)\(more)\n")
        #expect(found.map(\.rule) == ["alias-expansion"])
        #expect(found.first?.message.hasSuffix("more than 2097152 bytes of text") == true)
    }

    @Test("a file above the limit is refused unread")
    func fileBytes() throws {
        let limits = YAMLLimits(fileBytes: 5)
        #expect(try read("a: b\n", limits: limits).root["a"] != nil)
        #expect(summary(problems(of: "a: @b\n", limits: limits)) == ["1:1 file-size"])
    }

    @Test("60,000 directives are refused at once, though libyaml would compare each with all others")
    func directives() {
        let lines = (0..<60_000).map { "%TAG !a\($0)! x\n" }.joined()
        for text in [lines + "--- a\n", "--- a\n...\n" + lines + "--- a\n"] {
            let clock = ContinuousClock()
            var found: [Diagnostic] = []
            let time = clock.measure { found = problems(of: text) }
            #expect(found.map(\.rule) == ["directives"])
            #expect(time < .seconds(20))
        }
    }

    @Test("percent signs inside lines are no directives")
    func percent() throws {
        let text = "a: |\n" + String(repeating: "  5 % %\n  è%\n", count: 100)
        #expect(try read(text).root.text(at: "a")?.contains("5 %") == true)
    }

    @Test("reading ends after as many problems as the limit says")
    func problemCount() {
        let found = problems(of: String(repeating: "a: b\n", count: 1_000), limits: YAMLLimits(problems: 10))
        #expect(found.last?.rule == "too-many-problems" && found.count == 11)
        #expect(found.filter { $0.rule == "duplicate-key" }.count == 10)
    }
}
