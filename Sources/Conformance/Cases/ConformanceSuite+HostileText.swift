import SceneModel

extension ConformanceSuite {
    /// Texts that mean something to a medium, and must mean nothing: each stands in the title, description,
    /// button, alternative text and every name.
    static let hostileTexts: [ConformanceCase] = [
        ConformanceCase(
            "Required.HostileText.HTML", "Tags and entities in a text are letters.",
            Specimen.hostileScene(
                """
                <script>alert(1)</script> <img src=x onerror=alert(1)> <b>bold</b> </title></style></textarea> \
                &lt;i&gt; &amp; &#60; AT&T <!-- --> ]]> "quoted" 'single' <
                """)),
        ConformanceCase(
            "Required.HostileText.Markdown", "Marks of Markdown in a text are letters.",
            Specimen.hostileScene(
                """
                *stars* **two** _under_ __init__ snake_case ~~gone~~ `code` [link](https://example.com) \
                ![picture](x.png) <https://example.com> | bar | \\* 2 * 3 # end
                """),
            Specimen.hostileScene("# heading"), Specimen.hostileScene("1. first"),
            Specimen.hostileScene("- item"), Specimen.hostileScene("> quoted"),
            Specimen.hostileScene("```"), Specimen.hostileScene("[note]: https://example.com")),
        ConformanceCase(
            "Required.HostileText.SourceCode",
            "Quotes, backslashes and interpolations in a text are letters.",
            Specimen.hostileScene(
                #"""
                \(evil()) "quoted" """three""" #"raw"# \n \t \\ \u{41} \u0041 */ /* // ${shell} `tick` '; --
                """#)),
        ConformanceCase(
            "Required.HostileText.JSON", "What would end a string or an object of JSON is letters.",
            Specimen.hostileScene(#""}],"title":"other","x":[{ \" \\ \/ \u0000 </script> {"a":[1]} null"#)),
        ConformanceCase(
            "Required.HostileText.FormatDirectives", "No text is pushed through a format function.",
            Specimen.hostileScene(
                "100% %@ %s %n %d %1$s {0} {} {{name}} ${q} $q $1 $& \\1 #{x} %{y} $(id) `id` %%")),
        ConformanceCase(
            "Required.HostileText.Escapes", "A text cannot command the terminal it is read in.",
            Specimen.hostileScene(
                "red \u{1B}[31m title \u{1B}]0;owned\u{7} back\u{8}space \u{9B}2J return\r over \u{7F}"
                    + " null \u{0} end")),
        ConformanceCase(
            "Required.HostileText.Bidi", "A text cannot turn round the text beside it.",
            Specimen.hostileScene(
                "invoice\u{202E}fdp.exe \u{2066}isolated\u{2069} \u{202A}embedded\u{202C} \u{2067}never closed"
            )),
        ConformanceCase(
            "Required.HostileText.Invisible", "Characters without a width neither hide a word nor break one.",
            Specimen.hostileScene(
                "pass\u{200B}word zero\u{FEFF}width left\u{200E}right word\u{2060}joiner line\u{2028}para"
                    + "\u{2029}end")),
        ConformanceCase(
            "Required.HostileText.EveryText",
            "The texts of bars, headers, second buttons and custom views are as untrusted as the others.",
            hostileSurroundings, Specimen.scene(Specimen.label(everything))),
        ConformanceCase(
            "Required.HostileText.PictureNames", "The name of a picture is a name and nothing else.",
            Specimen.scene(
                Specimen.image("A disc", asset: hostilePicture), Specimen.title("No messages yet")),
            assets: [Specimen.svg(hostilePicture, drawing)]),
    ]

    /// The worst of each kind in one line.
    private static let everything =
        "<script>alert(1)</script> \u{1B}[31m \u{202E}drow *star* \\(evil()) \"quoted\" &amp; %@ {0}"

    private static let hostilePicture = "specimen/\"><script>'\\.svg"

    private static let drawing = String(decoding: Specimen.drawing.bytes, as: UTF8.self)

    private static let hostileSurroundings = Specimen.scene(
        Specimen.title("No messages yet"),
        .secondaryButton(Specimen.button(Specimen.face(everything), Specimen.face(everything)))
    ) {
        $0.statusBar = Specimen.statusBar
        // A bar has one line, and may cut a title that is longer than it.
        $0.navigationBar = Specimen.navigationBar("<b>&amp;</b> \u{1B}[1m \"%@\" *a*")
        $0.header = Scene.Header(
            height: 60, image: Specimen.picture(everything), text: Specimen.text(everything))
    }
}
