import Testing

@testable import RenderHTML

@Suite("RuleLines")
struct RuleLinesTests {
    private func added(_ other: String, to rules: String) -> String {
        String(decoding: RuleLines(Array(rules.utf8)).lines(addedBy: Array(other.utf8)), as: UTF8.self)
    }

    @Test(
        "the lines that are not among the others are found, in order",
        arguments: [
            ("", "a\n", ""), ("a\n", "", "a\n"), ("a\nb\n", "a\nb\n", ""), ("b\na\n", "a\nb\n", ""),
            (".e0{color:#123456}\n.e1{x:y}\n", ".e0{color:#123457}\n.e1{x:y}\n", ".e0{color:#123456}\n"),
            ("a\nnew\nb\nmore\n", "a\nb\n", "new\nmore\n"), ("ab\n", "a\nabc\n", "ab\n"),
            (
                "a long line of rules without an end", "a long line of rules\n",
                "a long line of rules without an end"
            ),
        ])
    func lines(other: String, rules: String, expected: String) {
        #expect(added(other, to: rules) == expected)
    }

    @Test("lines that were added are known")
    func appended() {
        var rules = RuleLines(Array("first\n".utf8))
        rules.append(Array("second\nthird\n".utf8))
        #expect(rules.lines(addedBy: Array("third\nfourth\nfirst\n".utf8)) == Array("fourth\n".utf8))
    }
}
