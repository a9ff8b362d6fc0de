import SwiftChecking
import SwiftSource
import Testing

@Suite("String literals")
struct LiteralTests {
    @Test("The compiler reads every literal as exactly the text it was made from")
    func compiled() throws {
        let lines = HostileText.all.map { "show(\(SwiftLiteral.string($0)))" }
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
        let literal = SwiftLiteral.string(text)
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
        #expect(Array(SwiftLiteral.string(text).utf8) == Array(literal.utf8))
    }

    @Test(
        "A number has the fewest digits that say it",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (24, "24"), (-64, "-64"), (17.75, "17.75"), (0.1, "0.1"),
            (-1e-7, "-1e-07"), (1e300, "1e+300"), (.nan, ".nan"), (.infinity, ".infinity"),
            (-.infinity, "-.infinity"),
        ])
    func numbers(value: Double, literal: String) {
        #expect(SwiftLiteral.number(value) == literal)
    }

    @Test("A comment cannot be ended by its text", arguments: HostileText.all)
    func comments(text: String) {
        let comment = SwiftComment.text(text)
        let ending = comment.lastIndex { $0 != " " }.map { comment[...$0] } ?? ""
        #expect(comment.unicodeScalars.allSatisfy(isVisible))
        var writer = SwiftSourceWriter()
        writer.comment(text)
        writer.documentation(text)
        let lines = String(decoding: writer.bytes, as: UTF8.self).unicodeScalars.split(separator: "\n")
        #expect(lines.map(String.init) == ["// \(ending)", "/// \(ending)"])
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
