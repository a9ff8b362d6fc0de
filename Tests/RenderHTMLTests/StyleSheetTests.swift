import RenderHTML
import SceneModel
import Testing

@Suite("StyleSheet")
struct StyleSheetTests {
    private func sheet(_ write: (inout StyleSheet) -> Void) -> String {
        var sheet = StyleSheet()
        write(&sheet)
        var html = HTMLWriter()
        html.style(sheet.finish())
        let page = String(decoding: html.finish(), as: UTF8.self)
        return String(page.dropFirst("<style>".count).dropLast("</style>".count))
    }

    private func value(_ value: CSSValue) -> String {
        String(sheet { $0.rule(.init("a")) { $0.set("b", value) } }.dropFirst("a{b:".count).dropLast(2))
    }

    @Test("a rule has its declarations in order")
    func rule() {
        let rules = sheet { sheet in
            sheet.rule(.init(ClassName("e", 3), ":active", inner: ClassName("n", 3))) { rule in
                rule.set("margin", .points(1), .points(-2.5))
                rule.set("font-family", .string("A"), .comma, .keyword("serif"))
                rule.literal("display:none")
            }
        }
        #expect(rules == ".e3:active .n3{margin:1px -2.5px;font-family:\"A\",serif;display:none}\n")
    }

    @Test("a rule without declarations is left out")
    func emptyRule() {
        #expect(sheet { $0.rule(.init("a")) { _ in } }.isEmpty)
    }

    @Test(
        "numbers have at most three decimals and no exponent",
        arguments: [
            (0, "0"), (-0.0, "0"), (17, "17px"), (20.5, "20.5px"), (1.0 / 3, "0.333px"), (-0.25, "-0.25px"),
            (0.0004, "0"), (1e300, "1000000000px"), (-Double.infinity, "-1000000000px"), (Double.nan, "0"),
            (2.05, "2.05px"), (0.007, "0.007px"), (-1234.5678, "-1234.568px"),
        ] as [(Double, String)])
    func numbers(number: Double, expected: String) {
        #expect(value(.points(number)) == expected)
    }

    @Test("colours are hexadecimal, with opacity where there is one")
    func colors() {
        #expect(value(.color(Color(red: 0, green: 10, blue: 255))) == "#000aff")
        #expect(value(.color(Color(red: 1, green: 2, blue: 3, alpha: 4))) == "#01020304")
    }

    @Test(
        "nothing ends a string",
        arguments: [
            ("Helvetica Neue", "\"Helvetica Neue\""), ("Font's Name", #""Font\27 s Name""#),
            (#"x"};@import"#, #""x\22 \7d \3b \40 import""#), ("a\\b\n", #""a\5c b\a ""#),
            ("</style>", #""\3c \2f style\3e ""#), ("Ü", #""\dc ""#), ("", #""""#),
        ])
    func strings(name: String, expected: String) {
        #expect(value(.string(name)) == expected)
    }

    @Test("the policy source is the Base64 of the SHA-256 hash")
    func policySource() {
        var sheet = StyleSheet()
        sheet.literal("p{color:red}")
        #expect(sheet.finish().policySource == "sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=")
    }
}
