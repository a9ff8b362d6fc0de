import CommandTable
import Testing

/// What a line of the sample program is read as; fails the test where it is no command that runs.
func parsed(_ arguments: String...) throws -> Parsed {
    guard case .run(_, let parsed) = try Program.sample.parse(arguments) else {
        throw NotACommand(arguments: arguments)
    }
    return parsed
}

private struct NotACommand: Error {
    let arguments: [String]
}

@Suite("Options on the command line")
struct OptionParserTests {
    @Test(
        "a value is attached, joined with '=', or the next argument",
        arguments: [
            ["--renderer", "html"], ["--renderer=html"], ["-r", "html"], ["-rhtml"], ["-r=html"],
        ])
    func valueForms(option: [String]) throws {
        guard case .run(_, let parsed) = try Program.sample.parse(["show"] + option + ["x"]) else {
            Issue.record("no command")
            return
        }
        #expect(parsed[.renderer] == "html")
        #expect(parsed[.entry] == "x")
    }

    @Test("options stand anywhere, and the last value counts")
    func anywhere() throws {
        let line = try parsed("--catalog", "a", "show", "-w", "40", "x", "--width=60", "--catalog=b", "-q")
        #expect(line[.width] == 60)
        #expect(line[.catalog] == "b")
        #expect(line[.quiet])
        #expect(!line[.all])
    }

    @Test("what is not given has its default or is absent")
    func defaults() throws {
        let line = try parsed("show", "x")
        #expect(line[.bars] == .hidden)
        #expect(line[.scale] == 1)
        #expect(line[.renderer] == nil)
        #expect(line[.tags] == [])
        #expect(!line.isGiven(.bars))
        #expect(try parsed("show", "x", "--bars=hidden").isGiven(.bars))
    }

    @Test("short flags cluster, and the last of a cluster can take a value")
    func clusters() throws {
        let line = try parsed("list", "-qatnew", "-aq", "-t", "old", "-qt=odd")
        #expect(line[.quiet] && line[.all])
        #expect(line[.tags] == ["new", "old", "odd"])
    }

    @Test("an optional value stands behind '=' only")
    func optionalValue() throws {
        #expect(try parsed("list")[.json] == .absent)
        #expect(try parsed("list", "--json", "-a")[.json] == .bare)
        #expect(try parsed("list", "--json=id,app")[.json] == .value(["id", "app"]))
        #expect(throws: UsageError.self) { try parsed("list", "--json", "id") }
    }

    @Test("'--' ends the options, and '-' is an operand or a value")
    func terminators() throws {
        #expect(try parsed("search", "--", "-q", "--help", "--")[.words] == ["-q", "--help", "--"])
        #expect(try parsed("search", "-")[.words] == ["-"])
        #expect(try parsed("export", "--target", "x", "-o", "-")[.output] == "-")
    }

    @Test("an empty value and a value that holds '=' are kept as they are")
    func oddValues() throws {
        #expect(try parsed("show", "x", "--renderer=")[.renderer] == "")
        #expect(try parsed("show", "x", "--renderer", "a=b")[.renderer] == "a=b")
        #expect(try parsed("show", "x", "--renderer=--x=")[.renderer] == "--x=")
    }

    @Test("a value may begin with a mark that combines with the sign before it")
    func combiningMarks() throws {
        for mark in ["\u{301}", "\u{20DD}x", "\u{FE0F}"] {
            #expect(try parsed("show", "x", "--renderer=\(mark)")[.renderer] == mark)
            #expect(try parsed("snapshot", "verify", "-r\(mark)")[.renderer] == mark)
            #expect(try parsed("snapshot", "verify", "-r=\(mark)")[.renderer] == mark)
        }
    }

    @Test("options of a family are valid before and behind its member")
    func family() throws {
        let line = try parsed("snapshot", "-r", "text", "verify", "a", "b")
        #expect(line.command == ["snapshot", "verify"])
        #expect(line[.renderer] == "text")
        #expect(line[.entries] == ["a", "b"])
        #expect(try parsed("snapshot", "prune", "--renderer=html", "-a")[.renderer] == "html")
    }

    @Test("a required option and an optional operand are read by their types")
    func operands() throws {
        #expect(try parsed("export", "--target", "site")[.target] == "site")
        #expect(try parsed("copy", "x")[.state] == nil)
        #expect(try parsed("copy", "x", "y")[.state] == "y")
        #expect(try parsed("completions", "zsh")[.shell] == .zsh)
    }
}

@Suite("Running commands")
struct CommandRunTests {
    private func run(_ arguments: String...) throws -> (ExitStatus, [String]) {
        var context = SampleContext()
        guard case .run(let command, let parsed) = try Program.sample.parse(arguments),
            let body = command.run
        else { return (.usage, []) }
        return (try body(parsed, &context), context.output)
    }

    @Test("a command gets its values and gives its status")
    func status() throws {
        #expect(try run("show", "vesper", "--bars", "shown") == (.done, ["vesper", "shown"]))
        #expect(try run("search", "x") == (.finding, []))
        #expect(try run("snapshot", "verify") == (.done, ["snapshot", "verify"]))
    }

    @Test("a command can find wrong usage itself, and points at its own help")
    func ownFailure() {
        let expected = CommandFailure.usage(
            UsageError(
                "'nothing' cannot be shown", command: ["show"], usage: ["sample show [OPTIONS] ID[/STATE]"]))
        #expect(throws: expected) { try run("show", "nothing") }
        #expect(expected.status == .usage)
    }

    @Test("a failure says what is wrong and what to do, and cannot steer the terminal")
    func failureText() {
        let failure = CommandFailure.failed(.couldNotRun, "no entry '\u{1B}[2J'", remedy: "run 'sample list'")
        #expect(
            failure.text(program: "sample")
                == "sample: error: no entry '\\u{1B}[2J'\n  remedy: run 'sample list'")
        #expect(failure.status.code == 2)
    }

    @Test(
        "exit statuses are the documented numbers",
        arguments: zip([ExitStatus.done, .finding, .couldNotRun, .usage, .interrupted], [0, 1, 2, 64, 130]))
    func codes(status: ExitStatus, code: Int32) {
        #expect(status.code == code)
    }
}
