import CatalogModel
import Diagnostics
import EmptyDataSet
import SceneModel
import Testing

@Suite("Reading an entry")
struct EntryReaderTests {
    @Test("what is left out has the documented default")
    func defaults() throws {
        let file = read(
            empty: "{title: {text: T}, description: {text: D}, button: {title: {normal: {text: B}}}}")
        let entry = try entry(file)
        #expect(entry.language == "en")
        #expect(entry.purpose == nil)
        #expect(entry.tags.isEmpty && entry.aliases.isEmpty)
        #expect(entry.screen.statusBar == .default)
        #expect(entry.screen.header == nil)
        let scene = try scene(file)
        #expect(scene.titleText?.runs.map(\.font) == [Font(size: 27)])
        #expect(scene.descriptionText?.runs.map(\.font) == [Font(size: 17)])
        #expect(scene.button?.normal.title?.runs.map(\.font) == [Font(size: 17)])
        #expect(scene.titleText?.runs.map(\.color.hex) == ["#999999"])
        #expect(scene.titleText?.alignment == .center)
        #expect(scene.backgroundColor == nil)
        #expect(scene.spacing == 11)
        #expect(scene.verticalOffset == 0)
        #expect(scene.behavior == Scene.Behavior())
    }

    @Test("a font without a size has that of its element, also in the button")
    func sizeByElement() throws {
        let scene = try scene(
            read(
                empty:
                    "{title: {text: T, font: {weight: bold}}, description: {text: D, font: {name: Lato-Regular}}}"
            ))
        #expect(scene.titleText?.runs.map(\.font) == [Font(size: 27, weight: .bold)])
        #expect(
            scene.descriptionText?.runs.map(\.font) == [
                Font(name: "Lato-Regular", size: 17, weight: .regular)
            ])
    }

    @Test(
        "a font's name may hold its weight, and a weight of its own wins",
        arguments: [
            ("{name: system-bold, size: 20}", Font(size: 20, weight: .bold)),
            ("{name: system-bold, size: 20, weight: light}", Font(size: 20, weight: .light)),
            ("{name: system-grand, size: 20}", Font(name: "system-grand", size: 20, weight: .regular)),
            (
                "{name: HelveticaNeue-Light, size: 20}",
                Font(name: "HelveticaNeue-Light", size: 20, weight: .regular)
            ),
            ("{size: 20, weight: semibold}", Font(size: 20, weight: .semibold)),
        ])
    func fontNames(yaml: String, font: Font) throws {
        let scene = try scene(read(empty: "{title: {text: T, font: \(yaml)}}"))
        #expect(scene.titleText?.runs.map(\.font) == [font])
    }

    @Test("a highlighted title inherits what it does not say")
    func highlightedTitle() throws {
        let normal = "{text: Go, font: {size: 16, weight: bold}, color: \"05adff\", kern: 1, lineSpacing: 2}"
        let scene = try scene(
            read(empty: "{button: {title: {normal: \(normal), highlighted: {color: \"6bceff\"}}}}"))
        let button = try #require(scene.button)
        let pressed = try #require(button.highlighted.title)
        #expect(pressed.letters == "Go")
        #expect(pressed.runs.map(\.color.hex) == ["#6bceff"])
        #expect(pressed.runs.map(\.font) == button.normal.title?.runs.map(\.font))
        #expect(pressed.runs.map(\.kern) == [1])
        #expect(pressed.lineSpacing == 2)
        #expect(button.normal.title?.runs.map(\.color.hex) == ["#05adff"])
    }

    @Test("aliases share a value, and what shares it is as if written out")
    func aliases() throws {
        let shared = try scene(
            read(
                empty:
                    "{title: {text: A, font: &f {name: system-bold, size: 20}}, description: {text: B, font: *f}}"
            ))
        let written = try scene(
            read(
                empty: "{title: {text: A, font: {name: system-bold, size: 20}},"
                    + " description: {text: B, font: {name: system-bold, size: 20}}}"))
        #expect(shared == written)
    }

    @Test("a span colours the first place of its letters, and keeps the rest of the text's attributes")
    func spans() throws {
        let scene = try scene(
            read(
                empty: "{title: {text: to add or add, kern: 2, spans: [{text: add, color: 00adf1,"
                    + " font: {weight: bold}}]}}"))
        let runs = try #require(scene.titleText).runs
        #expect(runs.map(\.text) == ["to ", "add", " or add"])
        #expect(runs.map(\.color.hex) == ["#999999", "#00adf1", "#999999"])
        #expect(runs.map(\.font.weight) == [.regular, .bold, .regular])
        #expect(runs.map(\.font.size) == [27, 27, 27])
        #expect(runs.map(\.kern) == [2, 2, 2])
    }

    @Test("a span that the text does not hold is a warning")
    func missingSpan() throws {
        let file = read(empty: "{title: {text: abc, spans: [{text: x, color: 00adf1}]}}")
        #expect(file.findings == ["4:30 warning span-not-found"])
        #expect(try scene(file).titleText?.letters == "abc")
    }

    @Test("one measure of a picture is enough, and keeps its proportions")
    func pictureSizes() throws {
        let facts = "{image: {asset: a.svg, height: 20}}"
        let file = read(empty: facts)
        // There is no such picture here, so none shows; its absence is the artwork's problem, not the scene's.
        #expect(try scene(file).image == nil)
        let (_, problems) = EntryArtwork.load(for: file)
        #expect(problems.map(\.rule) == ["missing-artwork"])
        #expect(problems.first?.position == SourcePosition(line: 4, column: 26))
    }

    @Test(
        "flags are true or false, unquoted", arguments: ["yes", "on", "1", "\"false\"", "TRUE", "False", "~"])
    func flags(value: String) {
        let file = read(
            "id: mail\nstates: {empty: {title: {text: T}}}\nbehavior:\n  shouldDisplay: \(value)\n")
        #expect(file.entry == nil)
        #expect(file.diagnostics.count == 1)
        #expect(file.diagnostics.first?.position?.line == 4)
    }

    @Test(
        "numbers are decimal",
        arguments: [
            ("0", 0.0), ("-3", -3), ("+3", 3), ("10.5", 10.5), ("-0.25", -0.25), ("1e2", 100), ("1.5E+1", 15),
            ("1e-1", 0.1), ("0.1", 0.1),
        ])
    func numbers(text: String, value: Double) throws {
        #expect(try scene(read(empty: "{verticalOffset: \(text)}")).verticalOffset == value)
    }

    @Test(
        "what is no decimal number is refused at its place",
        arguments: [
            "010", "0x1F", "0o7", "1_000", "1:30", "12px", "\"12\"", ".inf", ".nan", "1.", ".5", "1e999", "-",
            "1e",
            "１２", "--1", "1e5e5", "1 0",
        ])
    func refusedNumbers(text: String) {
        let file = read(empty: "{verticalOffset: \(text)}")
        #expect(file.entry == nil)
        #expect(file.diagnostics.map(\.position) == [SourcePosition(line: 4, column: 27)])
    }

    @Test(
        "numbers out of bounds are refused, and the bounds named",
        arguments: [
            ("{spaceHeight: -1}", "0 to 10000000"), ("{verticalOffset: 10001}", "-10000 to 10000"),
            ("{title: {text: T, font: {size: 0}}}", "1 to 1000"),
            ("{title: {text: T, kern: 101}}", "-100 to 100"),
        ])
    func bounds(state: String, bounds: String) throws {
        let problem = try #require(read(empty: state).diagnostics.first)
        #expect(problem.rule == "out-of-bounds")
        #expect(problem.remedy == "write a number from \(bounds)")
    }

    @Test(
        "colours are six or eight hexadecimal digits, quoted or not",
        arguments: [
            ("000000", "#000000"), ("004721", "#004721"), ("1e1000", "#1e1000"), ("\"#08aeff\"", "#08aeff"),
            ("08AEFF", "#08aeff"), ("\"08aeff80\"", "#08aeff80"), ("11223344", "#11223344"),
        ])
    func colours(text: String, hex: String) throws {
        #expect(try scene(read(empty: "{backgroundColor: \(text)}")).backgroundColor?.hex == hex)
    }

    @Test(
        "other colours are refused",
        arguments: [
            "fff", "red", "\"#12345\"", "\"##123456\"", "1234567", "\"rgb(1,2,3)\"", "１２３４５６", "\"\"",
        ])
    func refusedColours(text: String) {
        let file = read(empty: "{backgroundColor: \(text)}")
        #expect(file.findings == ["4:28 error not-a-colour"])
    }

    @Test("an expression of the view is worked out for it, and rounded to whole points")
    func offsetExpressions() throws {
        let file = read(
            empty:
                "{verticalOffset: {points: 1, height: -0.4, width: 0.1, statusBar: -1, navigationBar: 0.5}}")
        // 1 - 0.4 * 667 + 0.1 * 375 = -228.3
        #expect(try scene(file).verticalOffset == -228)
        var request = SceneRequest()
        request.showsBars = true
        // 1 - 0.4 * 603 + 0.1 * 375 - 20 + 0.5 * 44 = -200.7
        #expect(try scene(file, request: request).verticalOffset == -201)
        #expect(try scene(read(empty: "{verticalOffset: -3.5}")).verticalOffset == -3.5)
        #expect(try scene(read(empty: "{verticalOffset: {points: -3.5}}")).verticalOffset == -3.5)
    }

    @Test("a text in several languages follows the one asked for, then the entry's own, then the first")
    func localizedTexts() throws {
        let file = read(
            """
            id: mail
            language: en
            states:
              empty: {title: {text: {ko: 없음, en: None, zh-Hans: 无, pt-BR: Nada}}}
            """)
        #expect(try entry(file).languages == ["en", "ko", "pt-BR", "zh-Hans"])
        for (wanted, text, shown) in [
            (nil, "None", "en"), ("ko", "없음", "ko"), ("ko-KR", "없음", "en"), ("zh", "无", "en"),
            ("pt-BR", "Nada", "pt-BR"), ("fr", "None", "en"),
        ] {
            var request = SceneRequest()
            request.traits.language = wanted
            let scene = try scene(file, request: request)
            #expect(scene.titleText?.letters == text, "\(wanted ?? "none")")
            if wanted == nil || wanted == shown { #expect(scene.language == shown) }
        }
        let foreign = read("id: mail\nlanguage: de\nstates: {empty: {title: {text: {ko: 없음, en: None}}}}\n")
        #expect(try scene(foreign).titleText?.letters == "없음", "the first, where the entry's own is missing")
    }

    @Test("a text has at most 200 languages")
    func languageLimit() throws {
        func texts(_ count: Int) -> String {
            (0..<count).map { "en-x-a\($0): None" }.joined(separator: ", ")
        }
        #expect(try entry(read(empty: "{title: {text: {\(texts(200))}}}")).languages.count == 201)
        let refused = read(empty: "{title: {text: {\(texts(201))}}}")
        #expect(refused.diagnostics.map(\.rule) == ["too-many"])
    }

    @Test("a colour may be one for the light and one for the dark")
    func themedColours() throws {
        let file = read(
            empty:
                "{title: {text: T, color: {light: \"112233\", dark: \"445566\"}}, backgroundColor: {light: eeeeee}}"
        )
        var dark = SceneRequest()
        dark.traits.appearance = .dark
        #expect(try scene(file).titleText?.runs.map(\.color.hex) == ["#112233"])
        #expect(try scene(file, request: dark).titleText?.runs.map(\.color.hex) == ["#445566"])
        #expect(try scene(file, request: dark).backgroundColor?.hex == "#eeeeee")
        #expect(read(empty: "{backgroundColor: {dark: eeeeee}}").findings == ["4:29 error missing-key"])
    }

    @Test("{query} stands for what was searched for, once, and only in noResults")
    func query() throws {
        let file = read(
            """
            id: mail
            states:
              empty: {title: {text: "{query}"}}
              noResults: {title: {text: "No “{query}” in {query}"}, description: {text: "%@ {0} ${q} 100%"}}
            """)
        var request = SceneRequest()
        #expect(try scene(file, .noResults, request: request).titleText?.letters == "No “{query}” in {query}")
        request.query = "{query} & <b>"
        #expect(
            try scene(file, .noResults, request: request).titleText?.letters
                == "No “{query} & <b>” in {query}")
        #expect(try scene(file, .noResults, request: request).descriptionText?.letters == "%@ {0} ${q} 100%")
        #expect(try scene(file, .empty, request: request).titleText?.letters == "{query}")
    }

    @Test(
        "an id follows its grammar", arguments: ["a", "0", "a-b", "a--b-", String(repeating: "x", count: 64)])
    func ids(id: String) throws {
        #expect(try entry(read("id: \(id)\nstates: {empty: {title: {text: T}}}\n")).id == id)
    }

    @Test(
        "other ids are refused at their place",
        arguments: [
            "A", "-a", "a_b", "a.b", "a/b", "\"\"", "é", "../x", "a b", "con", "nul", "com1", "lpt9",
            String(repeating: "x", count: 65),
        ])
    func refusedIDs(id: String) {
        let file = read("id: \(id)\nstates: {empty: {title: {text: T}}}\n")
        #expect(file.entry == nil)
        #expect(file.diagnostics.map(\.position) == [SourcePosition(line: 1, column: 5)])
        #expect(file.statedID?.position == SourcePosition(line: 1, column: 5))
    }

    @Test("a file is an entry only where its states say something")
    func noState() {
        #expect(read("id: mail\n").findings == ["1:1 error missing-key"])
        #expect(read("states: {empty: {title: {text: T}}}\n").findings == ["1:1 error missing-key"])
        #expect(read("id: mail\nstates: {}\n").findings == ["2:1 error empty-block"])
        #expect(read("id: mail\nstates:\n").findings == ["2:1 error missing-value"])
        #expect(read("").findings == ["1:1 error no-entry"])
    }

    @Test("a tap that shows a state which the entry lacks is refused, with the states it has")
    func missingTapState() {
        let file = read(
            "id: mail\napp: {name: Mail}\nstates: {empty: {title: {text: A}}}\n"
                + "behavior: {onTapView: {show: loading, for: 3, then: empty}}\n")
        #expect(file.findings == ["4:23 error missing-state"])
        #expect(file.diagnostics.first?.remedy == "it has empty")
    }
}
