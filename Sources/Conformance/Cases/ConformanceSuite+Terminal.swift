import Rendering
import SceneModel

extension ConformanceSuite {
    /// What concerns text for a terminal; other media show the same scenes and are judged as ever.
    static let terminal: [ConformanceCase] = [
        ConformanceCase(
            "Required.Width", "Text for a terminal of 40 columns takes no more.",
            Specimen.plainScene(), full, options: RenderOptions(width: 40)),
        ConformanceCase(
            "Required.WideLetters",
            "Columns are wcwidth’s, summed over a cluster: a wide letter takes 2, and so does an emoji sequence "
                + "or a flag.",
            Specimen.scene(
                Specimen.title("받은 메시지가 하나도 없으니 친구에게 먼저 인사를 건네 보세요"),
                Specimen.description("お気に入りに追加したメッセージはここに表示されますので、まずは友だちを招待してみてください。"),
                Specimen.button("모두보기모두보기모두보기모두보기모두보기모두보기")),
            Specimen.scene(
                Specimen.title("👩‍🚀👍🏽🏳️‍🌈🇰🇷1️⃣❤️👨‍👩‍👧‍👦🎉👩‍🚀👍🏽🏳️‍🌈🇰🇷1️⃣❤️👨‍👩‍👧‍👦🎉👩‍🚀👍🏽🏳️‍🌈🇰🇷1️⃣❤️👨‍👩‍👧‍👦🎉"),
                Specimen.description("No mail 📭 no calls 📵 no news 📰 no plans 📅 no rain ☔ no fish 🐟 no one 👤")
            ),
            options: RenderOptions(width: 40)),
        ConformanceCase(
            "Required.SpacingMarks",
            "Columns are wcwidth’s, summed over a cluster: a mark that takes room of its own counts, as in Hindi, "
                + "Tamil and Thai.",
            Specimen.scene(
                Specimen.title("आपकी सूची में अभी कोई संदेश नहीं है, नयी बातें यहाँ दिखेंगी जैसे ही वे आयेंगी"),
                Specimen.description("உங்களுக்கு இன்னும் செய்திகள் எதுவும் வரவில்லை, புதியவை வந்தவுடன் இங்கே தோன்றும்"),
                Specimen.button("ทำนำคำทำนำคำทำนำคำทำนำคำทำนำคำทำนำคำทำนำคำ")),
            Specimen.scene(
                Specimen.title("ｶﾞｷﾞｸﾞｹﾞｺﾞｻﾞｼﾞｽﾞｾﾞｿﾞﾀﾞﾁﾞﾂﾞﾃﾞﾄﾞﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ"),
                Specimen.description(
                    String(repeating: "Post\u{AD}fach\u{AD}leer\u{AD}", count: 5)
                        + String(repeating: " \u{600}١٢", count: 12))),
            options: RenderOptions(width: 40)),
        ConformanceCase(
            "Recommended.Colors", "Colours change how a terminal's text looks, and not what it says.",
            Specimen.plainScene(), exam: .colors, options: RenderOptions(colors: .truecolor)),
        ConformanceCase(
            "Recommended.ASCIIFrames", "A terminal without box drawing gets frames in ASCII.",
            Specimen.scene(
                Specimen.image("A letter"), Specimen.title("No messages"), Specimen.button("Start browsing")),
            exam: .asciiFrames, options: RenderOptions(style: .ascii)),
    ]
}
