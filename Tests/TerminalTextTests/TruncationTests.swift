import TerminalText
import Testing

@Suite("Shortening")
struct TruncationTests {
    @Test(
        "a text is cut between clusters and says so",
        arguments: [
            ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
            ("邮件为空", 8, "邮件为空"), ("邮件为空", 7, "邮件为…"), ("邮件为空", 6, "邮件…"), ("", 0, ""),
            ("👩\u{200D}👧👩\u{200D}👧x", 4, "👩\u{200D}👧…"),
            ("e\u{301}e\u{301}e\u{301}", 3, "e\u{301}e\u{301}e\u{301}"),
        ])
    func fit(text: String, columns: Int, shown: String) {
        #expect(Truncation.fit(text, columns: columns) == shown)
    }

    @Test("what is cut fits, at every width", arguments: ["邮a件b为c空", "👍🏽👍🏽abc🇩🇪", "plain words"])
    func fits(text: String) {
        for columns in 0...16 {
            #expect(CellWidth.of(Truncation.fit(text, columns: columns)) <= columns)
        }
    }

    @Test("another ellipsis may stand in")
    func ellipsis() {
        #expect(Truncation.fit("abcdef", columns: 5, ellipsis: "...") == "ab...")
        #expect(Truncation.fit("abcdef", columns: 2, ellipsis: "...") == "")
    }

    @Test("padding counts columns and never cuts")
    func pad() {
        #expect(Truncation.pad("邮件", to: 6) == "邮件  ")
        #expect(Truncation.pad("abc", to: 3) == "abc")
        #expect(Truncation.pad("abc", to: 1) == "abc")
    }
}
