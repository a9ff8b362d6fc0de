/// Texts that break out of a source in which they are pasted, or hide in it.
public enum HostileText {
    /// All of them; each has letters by which it is found again.
    public static let all: [String] =
        quotes + breaks + controls + invisible + scripts + [
            String(repeating: "long ", count: 400), String(repeating: "unbroken", count: 400),
        ]

    private static let quotes = [
        #"He said "Hello""#, #"""""#, #"""" three"""#, #"ends in a backslash \"#, #"two \\ of them"#,
        #"\(fatalError())"#, ##"\#(1)"##, ##"#"raw"#"##, ###"##"""###, #"\u{41}\n\0"#, "'single' `back`",
        "*/ /* // comment", "%@ %d %n 100%", "${x} {0} {{y}} $(z)", "}) ] ; let x = 1", "#if os(iOS)",
        "@main #Preview import", "<script>alert(1)</script> &amp;",
    ]

    private static let breaks = [
        "one\ntwo", "one\rtwo", "one\r\ntwo", "one\u{2028}two", "one\u{2029}two", "one\u{85}two",
        "one\u{B}two\u{C}three", "\nfirst", "last\n", "a\tb",
    ]

    private static let controls = [
        "nul\u{0}nul", "esc\u{1B}[2Jesc", "bell\u{7}\u{8}", "del\u{7F}", "c1\u{9B}31m\u{90}", "\u{1}\u{1F}x",
    ]

    private static let invisible = [
        "photo\u{202E}gpj.exe", "\u{2066}isolate", "pop\u{202C}\u{2069}", "mark\u{200E}\u{200F}\u{61C}",
        "zero\u{200B}width\u{200C}\u{200D}\u{FEFF}", "soft\u{AD}hyphen", "no\u{A0}break\u{202F}space",
        "wide\u{3000}space", "filler\u{3164}\u{115F}", "blank\u{2800}", "tag\u{E0001}\u{E0041}",
        "selector\u{FE0F}\u{E0100}", "private\u{E000}\u{F0000}", "none\u{FFFE}\u{10FFFF}\u{378}",
        "word\u{2060}joiner\u{180E}", "object\u{FFFC}\u{FFFD}",
    ]

    private static let scripts = [
        "❤\u{FE0F} 👩‍👩‍👧‍👦 🇩🇪 👍🏽", "\u{301}alone", "e\u{301} é", "Z\u{308}\u{308}\u{308}\u{308}algo",
        "\"\u{301}quoted",
        "مرحبا بالعالم!", "שלום (1) עולם", "नमस्ते", "สวัสดี", "맛집 \u{1112}\u{1161}\u{11AB}", "日本語「括弧」", "ﬁ ½ ™ ①",
        "𝕏 \u{1F1E9}", "1\u{20E3}", "İıſß",
    ]
}
