import SceneModel

extension ConformanceSuite {
    /// The scripts of the world, and words that do not fit a line.
    static let scripts: [ConformanceCase] = [
        ConformanceCase(
            "Recommended.RightToLeft", "Texts that are read from the right keep their letters in order.",
            Specimen.scene(
                Specimen.title("אין הודעות"), Specimen.description("כשיהיו הודעות, הן יופיעו כאן."),
                Specimen.button("התחלה")
            ) {
                $0.direction = .rtl
                $0.language = "he"
            },
            Specimen.scene(Specimen.title("لا توجد رسائل"), Specimen.description("ستظهر رسائلك هنا.")) {
                $0.language = "ar"
            }),
        ConformanceCase(
            "Recommended.MixedDirections", "Names in another script inside a text stay where they are.",
            Specimen.scene(
                Specimen.title("No match for שלום 123"),
                Specimen.description("حالة “Airplane Mode” مفعّلة (2 of 3)."))),
        ConformanceCase(
            "Recommended.LongWord", "A word longer than a line is broken, and loses no letter.",
            Specimen.scene(
                Specimen.title("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter"),
                Specimen.description(
                    "https://example.com/" + (1...40).map { "part\($0)" }.joined(separator: "/")))),
        ConformanceCase(
            "Recommended.Emoji", "A picture made of several characters is not taken apart.",
            Specimen.scene(
                Specimen.title("Nothing here 🎉"),
                Specimen.description("👩‍🚀 👨‍👩‍👧‍👦 👍🏽 🏳️‍🌈 🇩🇪 1️⃣ ❤️ ☺︎"),
                Specimen.button("🔎 Search"))),
        ConformanceCase(
            "Recommended.CombiningMarks", "Accents stay on their letters, however many there are.",
            Specimen.scene(
                Specimen.title("Cafe\u{301} au lait: A\u{30A}ngstro\u{308}m"),
                Specimen.description("Z\u{351}\u{36B}\u{343}a\u{334}\u{300}\u{301}l\u{335}g\u{336}o\u{337}"),
                Specimen.button("नमस्ते ไม่มีข้อความ"))),
        ConformanceCase(
            "Recommended.WordsWithoutSpaces", "A text without spaces is broken between its signs.",
            Specimen.scene(
                Specimen.title("メッセージはありません"),
                Specimen.description(
                    "新しいメッセージが届くと、ここに表示されます。友だちを招待して会話を始めましょう。"
                        + "通知をオンにすると見逃しません。"),
                Specimen.button("메시지 보내기"))),
    ]
}
