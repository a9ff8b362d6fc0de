import Commands
import Foundation
import TerminalText
import Testing

@Suite("Texts that would take over a terminal")
struct TerminalCaseTests {
    private func path(_ name: String) -> String { Place.fixture("terminal/\(name).yaml") }

    /// What is left of a coloured output without the program's own colour codes.
    private func plain(_ run: Run) -> String {
        run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }

    @Test(
        "no control character of a text reaches the output, piped or on a terminal, in cards, lists and messages",
        arguments: ["T01", "T02", "T03", "T04", "T05"], ["empty", "error"])
    func controls(name: String, state: String) throws {
        if state == "error", name != "T02" { return }
        let workspace = try Workspace()
        try workspace.copy("terminal/\(name).yaml", as: "cat/\(name).yaml")
        let id = try #require(run("list", "--catalog", workspace("cat")).lines.first)
        let runs = [
            run("show", path(name), "--state", state),
            run("show", path(name), "--state", state, "--color", "always"),
            run("show", path(name), "--state", state, in: .terminal()),
            run("render", path(name), "--renderer", "html", "--state", state),
            run("list", "--catalog", workspace("cat"), in: .terminal()),
            run("list", "--catalog", workspace("cat"), "--json"),
            run("search", "--catalog", workspace("cat"), id, "--json"),
            run("search", "--catalog", workspace("cat"), id, in: .terminal()),
            run("contrast", path(name)), run("contrast", path(name), "--json"), run("validate", path(name)),
        ]
        for run in runs {
            for scalar in (plain(run) + run.errors).unicodeScalars {
                let isControl = scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
                let isBidi = VisibleText.isBidiControl(scalar)
                #expect(!isControl && !isBidi, "U+\(String(scalar.value, radix: 16))")
            }
            #expect(run.status == 0)
        }
    }

    @Test("what a text says in escape codes is spelt out, and all of it can be read")
    func speltOut() {
        #expect(run("show", path("T01")).output.contains("A\\u{1B}[2J\\u{1B}[31mB\\u{1B}[10A"))
        let link = run("show", path("T02"), "--width", "100").output
        #expect(link.contains("X\\u{1B}]52;c;ZXZpbA==\\u{7}"))
        #expect(link.contains("good.example"))
        #expect(run("show", path("T02"), "--state", "error").output.contains("STILL-VISIBLE"))
        #expect(run("show", path("T03")).output.contains("A\\u{9B}31mB\\u{90}q\\u{9C}"))
        #expect(run("show", path("T04")).output.contains("photo\\u{202E}jpg.exe"))
        let costs = run("show", path("T05")).output
        #expect(costs.contains("Costs 9.99") && costs.contains("Free"))
    }

    @Test("a message about a text shows none of its controls")
    func messages() throws {
        let workspace = try Workspace()
        let path = try workspace.write(
            "a.yaml", "id: \"a\\e[2J\\u202E\"\npurpose: \"\\e]0;x\\a\"\nstates: {empty: {\"\\e[31m\": 1}}\n")
        for arguments in [["validate", path], ["validate", "--format", "json", path], ["show", path]] {
            let result = run(arguments)
            #expect(result.status == 1)
            #expect(!result.errorBytes.contains(0x1B) && !result.outputBytes.contains(0x1B))
            #expect(!result.errors.unicodeScalars.contains { VisibleText.isBidiControl($0) })
        }
        let unknown = run("show", "a\u{1B}[2J", "--catalog", workspace.path)
        #expect(unknown.status == 2)
        #expect(!unknown.errorBytes.contains(0x1B))
        let wrong = run("show", "--\u{1B}[2J")
        #expect(wrong.status == 64)
        #expect(!wrong.errorBytes.contains(0x1B))
    }

    @Test(
        "every line of a card is as wide as the others, whatever the letters",
        arguments: ["T01", "T02", "T04", "T05", "T07", "T08", "T10", "T13"], [20, 23, 40, 80])
    func straightBorders(name: String, width: Int) throws {
        let states = ["T07": ["empty", "error", "loading", "search"], "T08": ["empty", "error", "search"]]
        for state in states[name] ?? ["empty"] {
            let result = run("show", path(name), "--state", state, "--width", "\(width)")
            #expect(result.status == 0)
            let card = result.lines.drop { !$0.hasPrefix("╭") }
            #expect(card.count > 3)
            let columns = Set(card.map { CellWidth.of($0) })
            #expect(columns.count == 1, "\(state): \(columns.sorted())")
            #expect(columns.allSatisfy { $0 <= width })
        }
    }

    @Test("no grapheme cluster is cut in two, and all of a text is there", arguments: [20, 24, 80])
    func wholeClusters(width: Int) {
        for (name, state, text) in [
            ("T07", "empty", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"), ("T07", "error", "🇩🇪🇯🇵🇧🇷1️⃣2️⃣"), ("T07", "loading", "👍🏽👍🏿❤❤️"),
            ("T07", "search", "🫠🫠🫨"), ("T08", "empty", "邮件为空请稍后再试一下吧"), ("T08", "error", "ﾒｰﾙがない"),
        ] {
            let output = run("show", path(name), "--state", state, "--width", "\(width)").output
            let shown = output.split(separator: "\n").dropFirst()
                .map { $0.filter { !" │╭╮╰╯─".contains($0) } }.joined()
            #expect(shown.contains(text), "\(state)")
        }
    }

    @Test(
        "odd widths are no trouble",
        arguments: [nil, "0", "1", "2", "-5", "abc", "", "99999999999", "20", "8.5"])
    func oddWidths(columns: String?) throws {
        var environment = Environment()
        if let columns { environment.variables["COLUMNS"] = columns }
        let result = run("show", path("T10"), in: environment)
        #expect(result.status == 0)
        let letters = result.output.filter { $0.isLetter }
        #expect(letters.contains("Atitleofseveralwords"))
        #expect(letters.contains("averyveryverylongwordwithoutanybreak"))
        let usual = run("show", path("T10"), "--width", "80").output
        let isUsual = !["1", "2", "20"].contains(columns)
        #expect((result.output == usual) == isUsual)
    }

    @Test("a terminal's width counts where nobody says another")
    func terminalWidth() throws {
        let narrow = run("show", path("T10"), in: .terminal(columns: 30, ["TERM": "dumb"]))
        #expect(narrow.output == run("show", path("T10"), "--width", "30").output)
        let stated = run("show", path("T10"), in: .terminal(columns: 30, ["TERM": "dumb", "COLUMNS": "50"]))
        #expect(stated.output == run("show", path("T10"), "--width", "50").output)
        #expect(run("show", path("T10"), "--width", "0").status == 64)
        #expect(run("show", path("T10"), "--width", "wide").status == 64)
    }

    /// Variables, whether a terminal, the option, and whether there must be colours.
    struct ColourCase: Sendable, CustomTestStringConvertible {
        let variables: [String: String]
        let isTerminal: Bool
        let option: String?
        let isColoured: Bool

        var testDescription: String {
            variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
                + " \(isTerminal ? "terminal" : "pipe") \(option ?? "")"
        }
    }

    @Test(
        "colours come where they are wanted and seen",
        arguments: [
            ColourCase(variables: [:], isTerminal: false, option: nil, isColoured: false),
            ColourCase(variables: ["NO_COLOR": ""], isTerminal: false, option: nil, isColoured: false),
            ColourCase(variables: ["NO_COLOR": "1"], isTerminal: false, option: nil, isColoured: false),
            ColourCase(variables: ["TERM": "dumb"], isTerminal: false, option: nil, isColoured: false),
            ColourCase(
                variables: ["TERM": "xterm-256color"], isTerminal: false, option: nil, isColoured: false),
            ColourCase(
                variables: ["COLORTERM": "truecolor"], isTerminal: false, option: nil, isColoured: false),
            ColourCase(variables: ["FORCE_COLOR": "0"], isTerminal: false, option: nil, isColoured: false),
            ColourCase(variables: ["FORCE_COLOR": "1"], isTerminal: false, option: nil, isColoured: true),
            ColourCase(variables: ["CLICOLOR_FORCE": "1"], isTerminal: false, option: nil, isColoured: true),
            ColourCase(
                variables: ["FORCE_COLOR": "1", "NO_COLOR": "1"], isTerminal: false, option: nil,
                isColoured: false),
            ColourCase(
                variables: ["FORCE_COLOR": "1"], isTerminal: false, option: "never", isColoured: false),
            ColourCase(variables: [:], isTerminal: false, option: "always", isColoured: true),
            ColourCase(variables: ["NO_COLOR": "1"], isTerminal: false, option: "always", isColoured: true),
            ColourCase(variables: ["TERM": "xterm"], isTerminal: true, option: nil, isColoured: true),
            ColourCase(
                variables: ["TERM": "xterm", "NO_COLOR": ""], isTerminal: true, option: nil, isColoured: true),
            ColourCase(
                variables: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true, option: nil,
                isColoured: false),
            ColourCase(
                variables: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true, option: "always",
                isColoured: true),
            ColourCase(variables: ["TERM": "dumb"], isTerminal: true, option: nil, isColoured: false),
            ColourCase(variables: ["TERM": "xterm"], isTerminal: true, option: "never", isColoured: false),
        ])
    func colours(_ sample: ColourCase) {
        let environment = Environment(variables: sample.variables, outputIsTerminal: sample.isTerminal)
        let options = sample.option.map { ["--color", $0] } ?? []
        let result = run(["show", path("T11")] + options, in: environment)
        #expect(result.status == 0)
        #expect(result.outputBytes.contains(0x1B) == sample.isColoured)
        #expect(plain(result).contains("Plain"))
    }

    @Test("the depth of colours follows COLORTERM and TERM")
    func colourDepth() {
        func codes(_ variables: [String: String]) -> String {
            run("show", path("T11"), "--color", "always", in: Environment(variables: variables)).output
        }
        #expect(codes(["COLORTERM": "truecolor", "TERM": "xterm"]).contains("38;2;"))
        #expect(codes(["COLORTERM": "24bit"]).contains("38;2;"))
        #expect(codes(["TERM": "xterm-256color"]).contains("38;5;"))
        let sixteen = codes(["TERM": "xterm"])
        #expect(!sixteen.contains("38;5;") && !sixteen.contains("38;2;"))
    }
}
