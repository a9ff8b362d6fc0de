import SwiftChecking
import SwiftSource
import Testing

@Suite("String literals")
struct LiteralTests {
    /// The text as a literal.
    private func literal(_ text: String) -> String { line { $0.string(text) } }

    /// The only line of a file.
    private func line(_ value: (inout SwiftCode) -> Void) -> String {
        var writer = SwiftSourceWriter()
        writer.statement(value)
        return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
    }

    @Test("The compiler reads every literal as exactly the text it was made from")
    func compiled() throws {
        let lines = HostileText.all.map { "show(\(literal($0)))" }
        let program = """
            func show(_ text: String) {
                print(text.utf8.map { String($0, radix: 16) }.joined(separator: " "))
            }

            """ + lines.joined(separator: "\n")
        let outcome = try SwiftCompiler().run(program: program)
        try #require(outcome.isSuccess, "\(outcome.text)")
        let expected = HostileText.all.map { text in
            text.utf8.map { String($0, radix: 16) }.joined(separator: " ") + "\n"
        }
        #expect(outcome.text == expected.joined())
    }

    @Test("Nothing but visible characters stands in a literal", arguments: HostileText.all)
    func visible(text: String) {
        let literal = literal(text)
        #expect(literal.unicodeScalars.allSatisfy(isVisible))
        #expect(SourceLiterals(literal.utf8).values.map { Array($0.utf8) } == [Array(text.utf8)])
    }

    @Test(
        "A literal reads well where the text does",
        arguments: [
            ("No Messages", #""No Messages""#), ("", #""""#), ("Say \"hi\"", #""Say \"hi\"""#),
            ("a\\(b)", #""a\\(b)""#), ("one\ntwo\ttab\r", #""one\ntwo\ttab\r""#), ("nul\0", #""nul\u{0}""#),
            ("“맛집” é ½", #""“맛집” é ½""#), ("a\u{A0}b\u{2028}c", #""a\u{A0}b\u{2028}c""#),
            ("\u{202E}abc", #""\u{202E}abc""#), ("e\u{301}", "\"e\u{301}\""), ("\u{301}", #""\u{301}""#),
            (" \u{301}", #"" \u{301}""#), ("👩\u{200D}👧", #""👩\u{200D}👧""#), ("❤\u{FE0F}", #""❤\u{FE0F}""#),
            ("\u{3164}\u{2800}", #""\u{3164}\u{2800}""#), ("%@ # */", #""%@ # */""#),
        ])
    func spelling(text: String, literal: String) {
        #expect(Array(self.literal(text).utf8) == Array(literal.utf8))
    }

    @Test(
        "A number has the fewest digits that say it",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (24, "24"), (-64, "-64"), (17.75, "17.75"), (0.1, "0.1"),
            (-1e-7, "-1e-07"), (1e300, "1e+300"), (.nan, ".nan"), (.infinity, ".infinity"),
            (-.infinity, "-.infinity"),
        ])
    func numbers(value: Double, literal: String) {
        let number = line { $0.number(value) }
        #expect(number == literal)
    }

    @Test("A comment cannot be ended by its text", arguments: HostileText.all)
    func comments(text: String) {
        var writer = SwiftSourceWriter()
        writer.comment("“", text, "”")
        writer.documentation("a ", "b", " c ", text, " d ", text)
        writer.statement { code in
            code.call("f") { code in
                code.closure { $0.comment("“", text, "”") }
            }
        }
        let source = String(decoding: writer.bytes, as: UTF8.self)
        let lines = source.unicodeScalars.split(separator: "\n").map(String.init)
        #expect(lines.count == 5 && lines.allSatisfy { $0.unicodeScalars.allSatisfy(isVisible) })
        #expect(lines.first?.hasPrefix("// “") ?? false)
        #expect(lines.dropFirst().first?.hasPrefix("/// a b c ") ?? false)
        #expect(lines.dropFirst(2) == ["f {", "    \(lines[0])", "}"])
        #expect(!source.contains(" \n"))
    }

    @Test("A comment shows a text as it is where all of it is visible, and ends with no space")
    func visibleComments() {
        var writer = SwiftSourceWriter()
        writer.comment("", "맛집 “é” \\(a) \"b\"", " ")
        writer.comment("", " \u{301}\n")
        writer.documentation("")
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == "// 맛집 “é” \\(a) \"b\"\n//  \\u{301}\\u{A}\n///\n")
    }

    @Test(
        "A line holds 110 letters of any writing, and not one more",
        arguments: [
            0x21...0x7E, 0xA1...0x2FF, 0x370...0x58F, 0x5D0...0x6FF, 0x900...0xFFF, 0x1100...0x11FF,
            0x2010...0x2BFF, 0x3041...0x30FF, 0x4E00...0x4F00, 0x9F00...0xA000, 0xAC00...0xAE00,
            0x1F1E6...0x1F1FF, 0x1F3F0...0x1F418,
        ])
    func letters(values: ClosedRange<UInt32>) {
        let all = values.compactMap(Unicode.Scalar.init)
        for start in stride(from: 0, to: all.count, by: 53) {
            let some = String(String.UnicodeScalarView(all[start..<min(start + 120, all.count)]))
            var text = String(literal(some).dropFirst().dropLast().prefix(104))
            text += String(repeating: "x", count: 110 - "f(\"\(text)\")".count)
            // What is escaped would be so once more, and of too many bytes the columns are not counted.
            guard !text.contains("\\"), text.utf8.count < 430 else { continue }
            func lines(_ text: String) -> Int {
                line { code in code.call("f") { $0.argument(string: text) } }.split(separator: "\n").count
            }
            #expect(lines(text) == 1 && lines(text + "x") == 3, "\(text)")
        }
    }

    /// Printable and not a format character, by the same properties that an editor goes by.
    private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == " " { return true }
        if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate: return false
        default: return true
        }
    }
}
