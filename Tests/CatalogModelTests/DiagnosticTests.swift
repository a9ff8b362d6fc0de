import CatalogModel
import Diagnostics
import SceneModel
import Testing

@Suite("What is said of an entry that is wrong")
struct DiagnosticTests {
    /// A misspelt name, and the one that is meant.
    private static let misspelt = [
        ("{Title: {text: A}}", "title"), ("{backgroundcolour: \"ffffff\"}", "backgroundColor"),
        ("{verticaloffset: 3}", "verticalOffset"), ("{descripton: {text: A}}", "description"),
        ("{title: {text: A, colour: \"ffffff\"}}", "color"),
        ("{title: {text: A, font: {weigth: bold}}}", "weight"),
        ("{title: {text: A, font: {weight: blod}}}", "bold"), ("{image: {asset: a.svg, hight: 3}}", "height"),
        ("{customView: {type: spiner}}", "spinner"), ("{title: {text: A, alignment: centre}}", "center"),
        ("{button: {titel: {normal: {text: A}}}}", "title"),
    ]

    @Test("a misspelt key or word is refused with the nearest known one", arguments: misspelt)
    func nearestName(state: String, meant: String) throws {
        let file = read(empty: state)
        let errors = file.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.remedy) == ["did you mean \"\(meant)\"?"])
    }

    @Test("a key like no other is refused with those that are known")
    func unknownKey() throws {
        let problem = try #require(read(empty: "{x-mine: 1}").diagnostics.first)
        #expect(problem.message == "unknown key \"x-mine\" in the state")
        #expect(problem.remedy?.hasPrefix("known here: image, title, description") == true)
    }

    @Test("every problem of a file is found in one pass, each with its place, in reading order")
    func allProblems() {
        let file = read(
            """
            id: Mail
            app: {nmae: Mail}
            purpose: firstUes
            tags: inbox
            language: en us
            source: {name: S, year: 1200, url: "http://example.com"}
            screen: {statusBar: dark}
            states:
              empty:
                image: {width: 3}
                title: Just text
                description: {font: {size: big}}
                spaceHeight: -1
              error:
                title:
              lodaing: {}
            behavior: {shouldFadeIn: yes, onTapView: {show: nothing}, onTapButton: {}}
            """)
        #expect(
            file.findings == [
                "1:5 error form", "2:7 error missing-key", "2:7 error unknown-key", "3:10 error unknown-word",
                "4:7 error wrong-type", "5:11 error form", "6:25 error out-of-bounds", "6:36 error form",
                "7:21 error unknown-word", "10:5 error missing-key", "11:12 error wrong-type",
                "12:5 error missing-key", "12:32 error not-a-number", "13:18 error out-of-bounds",
                "15:5 error missing-value", "16:3 error unknown-key", "17:26 error wrong-type",
                "17:49 error unknown-word", "17:72 error wrong-type",
            ])
    }

    @Test("a hundred problems are listed, and how many more there are", arguments: [", ", ",\n  "])
    func manyProblems(between: String) throws {
        let keys = (0..<30_000).map { "k\($0): x" }.joined(separator: between)
        let file = read("id: mail\nstates: {empty: {title: {text: T}}, \n  \(keys)}\n")
        #expect(file.entry == nil)
        #expect(file.diagnostics.count == 101)
        let last = try #require(file.diagnostics.last)
        #expect(last.message == "and 29900 more problems in this file" && last.severity == .error)
        #expect(
            file.diagnostics.map(\.position)
                == file.diagnostics.sorted(by: Diagnostic.inReadingOrder).map(\.position))
        #expect(last.text.contains("k100: x"))
        #expect(file.diagnostics.allSatisfy { ($0.sourceLine?.utf8.count ?? 0) < 1_000 })
    }

    @Test("an error behind a hundred warnings keeps the entry from being used")
    func lateError() throws {
        let notes = (0..<60).map { _ in "{text: x}" }.joined(separator: ", ")
        let state = "{title: {text: T, spans: [\(notes)]}, description: {text: D, spans: [\(notes)]}"
        let warned = read(empty: state + "}")
        #expect(warned.entry != nil)
        #expect(warned.diagnostics.last?.message == "and 20 more problems in this file")
        #expect(warned.diagnostics.last?.severity == .warning)
        let refused = read(empty: state + ", spaceHeight: -1}")
        #expect(refused.entry == nil)
        #expect(refused.diagnostics.last?.severity == .error)
    }

    @Test(
        "a part is looked for in a time that grows with the text alone", .timeLimit(.minutes(1)))
    func hostileSpan() throws {
        let part = String(repeating: "a", count: 400_000)
        let file = read(empty: "{title: {text: \(part)\(part), spans: [{text: \(part)b}]}}")
        #expect(file.diagnostics.map(\.rule) == ["span-not-found"])
    }

    @Test(
        "a value that is refused is not said to be missing as well",
        arguments: [
            ("{image: {asset: \"../x.svg\"}}", "4:26 error asset-name"),
            ("{title: {text: [a]}}", "4:25 error wrong-type"),
            ("{button: {title: {normal: {text: [a]}}}}", "4:43 error wrong-type"),
            ("{button: {title: {normal: Go}}}", "4:36 error wrong-type"),
            ("{button: {image: {normal: {asset: \"a/b.svg\"}}}}", "4:44 error asset-name"),
            (
                "{button: {background: {normal: {asset: \"a/b.svg\"}}, title: {normal: {text: B}}}}",
                "4:49 error asset-name"
            ),
        ])
    func refusedOnce(state: String, finding: String) {
        #expect(read(empty: state).findings == [finding])
    }

    @Test("a header whose picture is refused is not said to have none")
    func refusedHeader() {
        let file = read(
            "id: mail\nscreen: {header: {asset: ../x.svg, height: 3}}\nstates: {empty: {title: {text: T}}}\n")
        #expect(file.findings == ["2:26 error asset-name"])
        let bare = read("id: mail\nscreen: {header: {height: 3}}\nstates: {empty: {title: {text: T}}}\n")
        #expect(bare.findings == ["2:19 error missing-key"])
    }

    @Test(
        "a key that does nothing where it stands is a warning",
        arguments: [
            ("{image: {asset: a.svg, capInsets: [1, 1, 1, 1]}}", ["4:33 warning no-effect"]),
            ("{button: {image: {normal: {asset: a.svg, tint: ff0000}}}}", ["4:51 warning no-effect"]),
            (
                "{button: {title: {normal: {text: B}}, background: {normal: {asset: a.svg, alt: A}}}}",
                ["4:84 warning no-effect"]
            ),
            ("{button: {title: {highlighted: {text: B}}}}", ["4:11 warning button-without-normal"]),
            (
                "{button: {image: {normal: {asset: a.svg}}, title: {normal: {text: B}}}}",
                ["4:53 warning hidden-by-image"]
            ),
            (
                "{customView: {type: spinner}, title: {text: A}, spaceHeight: 3}",
                ["4:40 warning replaced-by-custom-view", "4:58 warning replaced-by-custom-view"]
            ),
        ])
    func noEffect(state: String, findings: [String]) {
        let file = read(empty: state)
        #expect(file.findings == findings)
        #expect(file.entry != nil)
    }

    @Test("a time without a state to show is a warning")
    func tapWithoutShow() {
        let file = read(
            "id: mail\nstates: {empty: {title: {text: T}}}\nbehavior: {onTapView: {log: tapped, for: 3}}\n")
        #expect(file.findings == ["3:37 warning no-effect"])
        #expect(file.entry?.behavior.onTapView == .log("tapped"))
    }

    @Test(
        "a tap does one thing",
        arguments: ["{}", "{for: 3}", "{show: empty, log: x}", "{log: x, open: \"https://a.example\"}"])
    func tapActions(action: String) {
        let file = read("id: mail\nstates: {empty: {title: {text: T}}}\nbehavior: {onTapView: \(action)}\n")
        #expect(file.entry == nil)
        #expect(file.findings.contains("3:23 error wrong-type"))
    }

    @Test("a bidi control in a text is a warning that spells it")
    func bidiControl() throws {
        let file = read(empty: "{title: {text: \"photo\\u202Ejpg.exe\"}}")
        #expect(file.findings == ["4:25 warning bidi-control"])
        #expect(file.diagnostics.first?.message.contains("\\u{202E}") == true)
    }

    @Test("an unquoted colour with # is refused with its remedy, and an unquoted text with # is a warning")
    func comments() throws {
        let colour = read("id: mail\nstates:\n  empty:\n    backgroundColor: #ffffff\n")
        #expect(colour.findings == ["4:5 error missing-value"])
        #expect(colour.diagnostics.first?.remedy == "write it in quotes: \"#ffffff\"")
        let text = read("id: mail\nstates:\n  empty:\n    title:\n      text: Deal #1 of today\n")
        #expect(text.findings == ["5:18 warning comment-in-text"])
        #expect(try scene(text).titleText?.letters == "Deal")
        let meant = read("id: mail\nstates:\n  empty:\n    title:\n      text: Deal # of today\n")
        #expect(meant.findings == [], "a blank behind the # says that it is a comment")
    }
}
