import SceneModel

extension ConformanceSuite {
    /// How texts are set, and numbers at the border of what makes sense.
    static let layout: [ConformanceCase] = [
        ConformanceCase(
            "Required.LineBreaks", "A text's own line breaks part its words.",
            Specimen.scene(
                Specimen.title("No\nmessages"), Specimen.description("One line.\nAnother line.\n\nThe last."))
        ),
        ConformanceCase(
            "Required.Blanks", "Blanks at the ends of a text and many in a row lose no word.",
            Specimen.scene(
                Specimen.title("  No   messages  "), Specimen.description(" "),
                Specimen.button("Start\u{A0}browsing "))),
        ConformanceCase(
            "Required.StyledRuns", "A word whose letters are set in two ways stays one word.",
            Specimen.scene(
                .title(
                    Specimen.text([
                        Specimen.run("Sky", size: 27, kern: 2),
                        Specimen.run("line", size: 27, color: Specimen.blue, shadow: shadow),
                        Specimen.run(" is ", size: 20), Specimen.run("empty", size: 27),
                    ])))),
        ConformanceCase(
            "Required.Alignments",
            "A text at the left, at the right or at both sides is as whole as one in "
                + "the middle.",
            Specimen.scene(
                aligned(.left, Specimen.title("At the left")),
                aligned(.justified, Specimen.description("Stretched from one side to the other side."))),
            Specimen.scene(
                aligned(.right, Specimen.title("At the right")),
                aligned(.natural, Specimen.description("Where the reading begins.")))),
        ConformanceCase(
            "Required.Numbers", "A scene with numbers that nobody would choose is still a scene.",
            Specimen.plainScene {
                $0.verticalOffset = -100_000
                $0.spacing = 0
                $0.padding = 0
            },
            Specimen.plainScene {
                $0.verticalOffset = 0.333_333_333_333
                $0.spacing = 5000
                $0.padding = 180
            },
            Specimen.scene(
                .image(tinyPicture),
                .title(Specimen.text([Specimen.run("Enormous", size: 400)])),
                .description(Specimen.text([Specimen.run("Tiny words in the dust", size: 0.5)])))),
        ConformanceCase(
            "Required.Screens",
            "Any screen can be asked for: held sideways, small, in the dark, see-through.",
            Specimen.plainScene { $0.canvas = Device.standard.canvas(.landscape) },
            Specimen.plainScene { $0.canvas = Canvas(width: 100, height: 100) },
            Specimen.plainScene {
                $0.appearance = .dark
                $0.backdrop = .black
                $0.backgroundColor = Color(red: 255, green: 255, blue: 255, alpha: 20)
            }),
        ConformanceCase(
            "Required.UnknownNames", "Faces and languages that nobody has heard of do no harm.",
            Specimen.scene(namedFace("No Such Face-Heavy")) { $0.language = "qaa-x-specimen" },
            Specimen.scene(namedFace(hostileName)) { $0.language = "\"><i>" }),
        ConformanceCase(
            "Required.NamelessApp", "A source of one's own has no app, developer or purpose.",
            Specimen.plainScene { $0.app = Scene.App(name: "") }),
        ConformanceCase(
            "Required.States", "Every state is rendered alike, whatever it is called.",
            Specimen.plainScene { $0.state = "loading" }, Specimen.plainScene { $0.state = "noResults" }),
        ConformanceCase(
            "Required.LargeText", "A text of 5,000 words loses none.",
            Specimen.scene(
                Specimen.title("Terms of use"),
                Specimen.description((1...5000).map { "word\($0)" }.joined(separator: " ")))),
    ]

    /// What would end a style sheet, an attribute and a string literal.
    static let hostileName = "\"};</style><script>alert(1)</script>'\\"

    private static let shadow = Shadow(color: .black, x: 1, y: 2, blur: 3)

    private static let tinyPicture = Scene.Image(
        asset: Specimen.drawing.name, size: Size(width: 0.5, height: 3000), alternativeText: "A line")

    private static func aligned(_ alignment: TextAlignment, _ element: Scene.Element) -> Scene.Element {
        switch element {
        case .title(var text):
            text.alignment = alignment
            return .title(text)
        case .description(var text):
            text.alignment = alignment
            text.lineSpacing = 4
            return .description(text)
        default: return element
        }
    }

    private static func namedFace(_ name: String) -> Scene.Element {
        var run = Specimen.run("Set in whatever there is", size: 20)
        run.font.name = name
        return .title(Specimen.text([run]))
    }
}
