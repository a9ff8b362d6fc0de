import CommandTable
import Testing

@Suite("Asking for help")
struct HelpRequestTests {
    private static let requests: [(String, HelpPage)] = [
        ("", .program), ("--help", .program), ("-h", .program), ("help", .program), ("-q --help", .program),
        ("show --help", .command(["show"])), ("--help show", .command(["show"])),
        ("show x -h", .command(["show"])), ("show --rendrer -h", .command(["show"])),
        ("show --width -h", .command(["show"])), ("show a b c --help", .command(["show"])),
        ("-qh show", .command(["show"])), ("show -qh", .command(["show"])), ("help show", .command(["show"])),
        ("snapshot --help", .command(["snapshot"])), ("help snapshot", .command(["snapshot"])),
        ("snapshot verify --help", .command(["snapshot", "verify"])),
        ("help snapshot verify", .command(["snapshot", "verify"])),
        ("help help", .command(["help"])), ("help --help", .command(["help"])),
        ("help environment", .topic("environment")), ("-q help exit-status", .topic("exit-status")),
    ]

    @Test("help is given wherever it is asked for, whatever else is wrong", arguments: requests)
    func request(line: String, expected: HelpPage) throws {
        let arguments = line.split(separator: " ").map(String.init)
        guard case .help(let page) = try Program.sample.parse(arguments) else {
            Issue.record("'\(line)' is no request for help")
            return
        }
        #expect(page == expected)
    }

    @Test("'--version' is one line", arguments: [["--version"], ["list", "--version"]])
    func version(arguments: [String]) throws {
        guard case .version = try Program.sample.parse(arguments) else {
            Issue.record("no version")
            return
        }
        #expect(Program.sample.versionLine == "sample 1.2.3\n")
    }
}

@Suite("The text of the help")
struct HelpTextTests {
    @Test("a command's page has its sections in order")
    func commandPage() {
        #expect(
            Program.sample.help(.command(["show"]), width: 80) == """
                Show an entry as it looks in an app

                USAGE
                  sample show [OPTIONS] ID[/STATE]

                EXAMPLES
                  Show one entry:
                    $ sample show airbnb

                ARGUMENTS
                  ID[/STATE]  The entry, or the path of a YAML file

                OPTIONS
                  -r, --renderer NAME  The renderer's name [it's "text" on a terminal: see
                                       'renderers']
                  -w, --width N        Columns

                SCENE OPTIONS
                      --bars shown|hidden  The status and navigation bars (default: hidden)
                      --text-scale X       Factor on every font size (default: 1)

                COMMON OPTIONS
                      --catalog DIR  The folder of the catalogue
                  -q, --quiet        Say nothing but errors
                  -h, --help         Show this help

                DISCUSSION
                  Colours are used on a terminal. Otherwise the text is plain, so that it can be
                  piped on.

                    sample show airbnb | less

                  The last paragraph is not about 'anything'.

                """)
    }

    @Test("the program's page lists commands, common options and topics")
    func programPage() {
        let page = Program.sample.help(.program, width: 80)
        for line in [
            "  sample [OPTIONS] COMMAND", "  help         Explain a command or a topic",
            "      --version      Show the version", "  exit-status  What the exit status says",
        ] {
            #expect(page.contains(line + "\n"))
        }
    }

    @Test("closed values, repetition and requirement are said")
    func details() {
        let list = Program.sample.help(.command(["list"]), width: 100)
        #expect(list.contains("Only entries of this purpose (one of: search, inbox, offline; repeatable)\n"))
        #expect(list.contains("--json[=FIELD,...]"))
        let export = Program.sample.help(.command(["export"]), width: 100)
        #expect(export.contains("  sample export [OPTIONS] --target DIR [ID...]\n"))
        #expect(export.contains("The folder to write into (required)"))
        #expect(
            Program.sample.help(.command(["snapshot"]), width: 80)
                .contains("  sample snapshot (verify | prune) [OPTIONS]\n"))
    }

    private static var waivedTarget: Option<String?> {
        var target = Option<String?>("target", value: .directory(), summary: "Where to")
        target.spec.isRequired = true
        target.spec.waivers = ["all"]
        return target
    }

    @Test("an option that is required except with another one says so, and is asked for only then")
    func waivers() throws {
        let target = Self.waivedTarget
        let options = OptionList(target) + OptionList(.all)
        let command = Command<SampleContext>(name: "go", summary: "S", options: options) { parsed, context in
            context.output = parsed[target].map { [$0] } ?? []
            return .done
        }
        let program = Program(name: "sample", version: "1", summary: "S", commands: [command])
        let help = program.help(.command(["go"]), width: 80)
        #expect(help.contains("  sample go [OPTIONS] --target DIR\n"))
        #expect(help.contains("--target DIR  Where to (required, except with --all)\n"))
        let error = #expect(throws: UsageError.self) { try program.parse(["go"]) }
        #expect(error?.message == "missing option '--target DIR' for 'go'")
        guard case .run = try program.parse(["go", "--all"]) else {
            Issue.record("it is asked for with the other one too")
            return
        }
    }

    @Test("terms with two spaces behind them make a list of two columns")
    func list() {
        let topic = HelpTopic(
            name: "statuses", summary: "S",
            body: "0  It was done.\n\n130  It was\ninterrupted.\n\nThat is all.")
        let program = Program(
            name: "sample", version: "1", summary: "S", commands: [Command<SampleContext>.list],
            topics: [topic])
        #expect(
            program.help(.topic("statuses"), width: 80) == """
                S

                  0    It was done.
                  130  It was interrupted.

                That is all.

                """)
    }

    @Test(
        "text is wrapped to the width, and to 40 columns where that is less", arguments: [0, 40, 57, 80, 200])
    func wrapping(width: Int) {
        for page in [
            HelpPage.program, .command(["export"]), .command(["completions"]), .topic("exit-status"),
        ] {
            let lines = Program.sample.help(page, width: width).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= max(40, width) })
            #expect(lines.allSatisfy { $0.last != " " })
        }
    }

    @Test("a topic keeps its indented lines")
    func topic() {
        #expect(
            Program.sample.help(.topic("environment"), width: 60) == """
                Variables that are read

                These are read:

                  NO_COLOR   no colours
                  .hidden    'a dot'

                Über alles.

                """)
    }

    @Test("a long usage line breaks between its parts")
    func longUsage() {
        let names = (1...8).map { "subcommand\($0)" }
        let members = names.map { Command<SampleContext>(name: $0, summary: "One") { _, _ in .done } }
        let family = Command(name: "family", summary: "Many", subcommands: members)
        let program = Program(name: "sample", version: "1", summary: "S", commands: [family])
        let lines = program.help(.command(["family"]), width: 50).split(separator: "\n")
        #expect(lines.prefix(10).allSatisfy { $0.count <= 50 })
    }
}
