import Diagnostics
import TerminalText
import Testing

@Suite("The text of a diagnostic")
struct DiagnosticTextTests {
    /// The shown line and the columns before the caret, without the two of the indentation.
    func excerpt(_ line: String, column: Int) throws -> (line: String, caret: Int) {
        let source = SourceText(file: "f.yaml", bytes: Array(line.utf8))
        let diagnostic = source.diagnostic(rule: "r", at: SourcePosition(line: 1, column: column), "m")
        let lines = diagnostic.text.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(lines.count == 3 && lines[2].hasSuffix("^"))
        return (String(lines[1].dropFirst(2)), lines[2].count - 3)
    }

    /// What stands at a column of a shown line.
    func letter(at column: Int, of line: String) -> Character? {
        var width = 0
        return line.first { letter in
            defer { width += CellWidth.of(letter) }
            return width == column
        }
    }

    @Test("heading, line, caret, remedy and notes come in this order")
    func order() {
        let diagnostic = Diagnostic(
            .warning, rule: "r", file: "a/b.yaml", position: SourcePosition(line: 3, column: 3),
            message: "wrong",
            remedy: "mend it",
            notes: [
                .init(position: .start, message: "here"),
                .init(file: "c.yaml", position: SourcePosition(line: 2, column: 1), message: "there"),
            ], sourceLine: "a: b")
        #expect(
            diagnostic.text == """
                a/b.yaml:3:3: warning: wrong
                  a: b
                    ^
                  remedy: mend it
                a/b.yaml:1:1: note: here
                c.yaml:2:1: note: there
                """)
    }

    @Test("a problem without a place shows the file alone")
    func noPlace() {
        let diagnostic = Diagnostic(rule: "r", file: "f", message: "cannot be opened")
        #expect(diagnostic.text == "f: error: cannot be opened")
    }

    @Test(
        "the caret stands below its letter",
        arguments: [
            ("text: x", 7), ("字字: x", 5), ("😀: x", 4), ("é: x", 4), ("\ttext:\tx", 8), ("a\u{1B}b: x", 6),
            ("e\u{301}: x", 5), ("👩‍👧: x", 6),
        ])
    func caret(_ line: String, _ column: Int) throws {
        let shown = try excerpt(line, column: column)
        #expect(letter(at: shown.caret, of: shown.line) == "x")
    }

    @Test("a tab is shown as one blank, a control character spelt out")
    func visible() throws {
        #expect(try excerpt("\ta\u{1B}b", column: 1).line == " a\\u{1B}b")
    }

    @Test(
        "in a long line the letter is inside of what is shown, which is no wider than the limit",
        arguments: ["a", "字", "e\u{301}", "\u{7}", "👩‍👧", "\t"], [0, 30, 39, 40, 79, 80, 81, 159, 160, 5_000])
    func longLines(_ letter: String, _ count: Int) throws {
        let before = String(repeating: letter, count: count)
        let line = before + "x" + String(repeating: letter, count: 300)
        let shown = try excerpt(line, column: before.unicodeScalars.count + 1)
        #expect(self.letter(at: shown.caret, of: shown.line) == "x")
        #expect(CellWidth.of(shown.line) <= 160)
    }

    @Test("behind the last letter the caret stands at the end of the line")
    func endOfLine() throws {
        #expect(try excerpt("abc", column: 4).caret == 3)
    }

    @Test("no line is shown where the column is not on it")
    func outside() {
        for column in [0, -1, 5] {
            let diagnostic = Diagnostic(
                rule: "r", file: "f", position: SourcePosition(line: 1, column: column), message: "m",
                sourceLine: "abc")
            #expect(diagnostic.text == "f:1:\(column): error: m")
        }
    }

    @Test("long and dangerous messages and names are made safe to show")
    func safe() {
        let diagnostic = Diagnostic(
            rule: "r", file: "f\n\u{1B}[31m", position: .start, message: String(repeating: "k", count: 2_000),
            remedy: String(repeating: "r", count: 2_000))
        #expect(!diagnostic.text.contains("\u{1B}"))
        #expect(diagnostic.text.split(separator: "\n").count == 2)
        #expect(diagnostic.text.split(separator: "\n").allSatisfy { $0.count < 500 })
    }

    @Test("problems are put in the order of files, places, severity and words")
    func readingOrder() {
        func problem(
            _ file: String, _ line: Int, _ severity: Diagnostic.Severity, _ message: String
        ) -> Diagnostic {
            Diagnostic(
                severity, rule: "r", file: file, position: SourcePosition(line: line, column: 1),
                message: message)
        }
        let sorted = [
            Diagnostic(rule: "r", file: "a", message: "no place"), problem("a", 2, .error, "m"),
            problem("a", 3, .error, "a"), problem("a", 3, .error, "b"), problem("a", 3, .warning, "a"),
            problem("b", 1, .error, "m"),
        ]
        #expect(sorted.reversed().sorted(by: Diagnostic.inReadingOrder) == sorted)
    }
}
