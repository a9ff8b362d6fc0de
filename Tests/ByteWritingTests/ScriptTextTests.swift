import ByteWriting
import Testing

@Suite("ScriptText")
struct ScriptTextTests {
    private func written(_ text: String) -> String {
        var bytes = ByteBuffer()
        Array(text.utf8).withUnsafeBufferPointer { ScriptText.append($0, to: &bytes) }
        return String(decoding: bytes.finish(), as: UTF8.self)
    }

    @Test(
        "what ends a string, an element or a line is an escape, and so is what turns text round",
        arguments: [
            ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\r", #"\u000d"#), ("\u{7F}", #"\u007f"#),
            ("</script>", #"\u003c/script>"#), ("\u{2028}", #"\u2028"#), ("\u{202E}", #"\u202e"#),
            ("\u{2066}", #"\u2066"#), ("\u{2069}", #"\u2069"#),
        ])
    func escapes(text: String, expected: String) {
        for count in 0...20 {
            let lead = String(repeating: "é", count: count)
            #expect(written(lead + text + "x") == lead + expected + "x")
        }
    }

    @Test(
        "everything else stays", arguments: ["a & b > c", "“é” 邮件", "\u{2027}\u{202F}\u{2065}\u{206A}", "😀"])
    func kept(text: String) {
        #expect(written(text) == text)
    }
}
