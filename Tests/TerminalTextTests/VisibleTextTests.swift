import TerminalText
import Testing

@Suite("Visible text")
struct VisibleTextTests {
    @Test(
        "what would move, colour, hide or turn round is spelt out",
        arguments: [
            ("A\u{1B}[2J", #"A\u{1B}[2J"#), ("\u{9B}31m", #"\u{9B}31m"#), ("a\u{7}", #"a\u{7}"#),
            ("a\u{202E}b", #"a\u{202E}b"#), ("a\u{2067}b", #"a\u{2067}b"#), ("a\tb", #"a\u{9}b"#),
            ("a\r\nb", #"a\u{D}\u{A}b"#), ("\u{7F}", #"\u{7F}"#), ("\u{2028}", #"\u{2028}"#),
            ("a\u{200B}\u{FEFF}b", #"a\u{200B}\u{FEFF}b"#), ("\u{2060}\u{180E}", #"\u{2060}\u{180E}"#),
            ("e\u{1B}\u{301}", "e\\u{1B}\u{301}"),
        ])
    func spelling(text: String, shown: String) {
        #expect(VisibleText.escape(text) == shown)
    }

    @Test(
        "each scalar of the planes in use is told from its neighbours, and what is appended is what is escaped"
    )
    func everyScalar() {
        let values = Array(0...0x1FFFF as ClosedRange<UInt32>) + Array(0xE0000...0xE0FFF)
        for scalar in values.compactMap(Unicode.Scalar.init) {
            let text = String(String.UnicodeScalarView(["a", scalar, "b"]))
            let shown = VisibleText.escape(text)
            let isKept = Array(shown.unicodeScalars) == Array(text.unicodeScalars)
            #expect(isKept || shown == "a\(VisibleText.spelling(of: scalar))b")
            #expect(isKept != Self.hidden.contains(scalar.value))
            var bytes: [UInt8] = []
            VisibleText.append(text, to: &bytes)
            #expect(bytes.elementsEqual(shown.utf8))
        }
    }

    /// The values of all scalars that are spelt out.
    private static let hidden: Set<UInt32> = {
        var values = Set<UInt32>(0x00...0x1F)
        values.formUnion(0x7F...0x9F)
        values.formUnion([0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0xFEFF])
        values.formUnion(0x2028...0x202E)
        values.formUnion(0x2060...0x2064)
        values.formUnion(0x2066...0x206F)
        values.formUnion(0xFFF9...0xFFFB)
        values.formUnion([0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0])
        values.formUnion(0xE0000...0xE00FF)
        return values
    }()

    @Test("every control and bidi control is caught")
    func complete() {
        let values = Array(0x00...0x1F) + Array(0x7F...0x9F) + Array(0x202A...0x202E) + Array(0x2066...0x2069)
        for scalar in values.compactMap({ Unicode.Scalar(UInt32($0)) }) {
            let shown = VisibleText.escape(String(Character(scalar)))
            #expect(shown == VisibleText.spelling(of: scalar))
            #expect(shown.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
        }
    }

    @Test("line breaks stay where they are asked for, and only they")
    func lineBreaks() {
        #expect(VisibleText.escape("a\nb", keepingLineBreaks: true) == "a\nb")
        #expect(VisibleText.escape("a\r\nb\u{85}", keepingLineBreaks: true) == "a\\u{D}\nb\\u{85}")
    }

    @Test(
        "what scripts and emoji need stays",
        arguments: [
            "👩\u{200D}👧", "❤\u{FE0F}", "می\u{200C}خواهم", "שלום", "a\u{A0}b", "邮件",
            "Schiff\u{AD}fahrt", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!",
        ])
    func kept(text: String) {
        #expect(Array(VisibleText.escape(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("tags stay behind a flag only, and not without end")
    func tags() {
        #expect(VisibleText.escape("a\u{E0041}b") == #"a\u{E0041}b"#)
        let long = "🏴" + String(repeating: "\u{E0067}", count: 8)
        #expect(VisibleText.escape(long).hasSuffix(#"\u{E0067}\u{E0067}"#))
    }

    @Test("the nine bidi controls")
    func bidiControls() {
        let controls = (0x2000...0x20FF).compactMap { Unicode.Scalar(UInt32($0)) }
            .filter(VisibleText.isBidiControl)
        #expect(controls.map(\.value) == Array(0x202A...0x202E) + Array(0x2066...0x2069))
    }
}
