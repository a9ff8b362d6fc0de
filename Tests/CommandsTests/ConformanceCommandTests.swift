import CatalogModel
import Commands
import Conformance
import Foundation
import Rendering
import SceneModel
import TerminalText
import Testing

@Suite("The command conformance")
struct ConformanceCommandTests {
    @Test("Every built-in renderer passes", arguments: CommandLineProgram.builtInRenderers.names)
    func passes(renderer: String) {
        let result = run("conformance", renderer)
        #expect(result.status == 0, "\(result.output)")
        #expect(result.lines.last == "Nothing is wrong.")
        #expect(result.errors == "")
    }

    @Test("The report fits the terminal, and is without colours in a pipe")
    func width() {
        let result = run("conformance", "text", in: .terminal(columns: 70))
        for line in RenderedLines.plain(result.output) { #expect(CellWidth.of(line) <= 70) }
        #expect(result.output.contains("\u{1B}[32m"))
        #expect(!run("conformance", "text").output.contains("\u{1B}"))
    }

    @Test("--list prints every case with its reason, one a line in a pipe")
    func list() {
        let result = run("conformance", "--list")
        #expect(result.status == 0)
        #expect(result.lines.count == ConformanceSuite.all.count)
        for (line, test) in zip(result.lines, ConformanceSuite.all) {
            #expect(line.hasPrefix(test.name + " ") && line.hasSuffix(test.why))
        }
    }

    @Test("--list --markdown prints the chapter, --list --json the cases for a program")
    func chapter() throws {
        #expect(run("conformance", "--list", "--markdown").output == ConformanceSuite.chapter)
        struct Row: Decodable { let name: String }
        let rows: [Row] = try run("conformance", "--list", "--json", "--case", "Required.*").json()
        #expect(rows.map(\.name) == ConformanceSuite.cases(matching: "Required.*").map(\.name))
    }

    @Test("--case chooses, and a name that nothing matches is wrong usage with a hint")
    func chosenCases() {
        let result = run("conformance", "text", "--case", "Required.Title*", "--case", "Required.Empty")
        #expect(result.output.contains("Required: 2 passed"))
        let wrong = run("conformance", "text", "--case", "Required.TitelOnly")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("Required.TitleOnly"))
    }

    @Test("--case takes every name as the report prints it")
    func printedNames() {
        let printed = run("conformance", "text").lines.filter { $0.hasPrefix("    ok ") }
            .compactMap { $0.split(separator: " ").last.map(String.init) }
        #expect(printed.count > 50)
        for name in printed {
            let result = run("conformance", "--list", "--case", name)
            #expect(result.lines.count == 1 && result.lines[0].contains(".\(name) "), "\(name)")
        }
        #expect(run("conformance", "text", "--case", "TitelOnly").errors.contains("'TitleOnly'"))
    }

    @Test("--case takes small letters for large ones")
    func letterCase() {
        let result = run("conformance", "--list", "--case", "required.hostileText.*")
        #expect(result.lines.count == ConformanceSuite.cases(matching: "Required.HostileText.*").count)
    }

    @Test("--dump-request prints what a case sends, as render does", arguments: ConformanceSuite.all)
    func dumpedRequest(test: ConformanceCase) throws {
        let result = run("conformance", "--case", test.name, "--dump-request")
        #expect(result.status == 0 && result.errors == "")
        let request = try JSONValue(parsing: result.outputBytes)
        #expect(result.output == String(decoding: request.bytes(indented: true), as: UTF8.self) + "\n")
        #expect(request["scenes"]?.array?.map { $0["name"]?.string } == test.scenes.map(\.name))
        #expect(request["protocol"]?.integer == (test.exam == .otherProtocol ? 2 : 1))
        #expect((request["fieldOfLater"] != nil) == (test.exam == .unknownFields))
        #expect(request["options"]?["width"]?.integer == test.options.width)
    }

    @Test("--dump-request runs no renderer, whether one is named or not")
    func dumpWithRenderer() {
        let alone = run("conformance", "--case", "Empty", "--dump-request")
        #expect(run("conformance", "nosuch", "--case", "Empty", "--dump-request").output == alone.output)
        #expect(run("conformance", "text", "--dump-request").errors.contains("of one case"))
    }

    @Test("A plugin that crashes is told of in few lines, and the one line of what was not run")
    func crashing() throws {
        let workspace = try Workspace()
        try workspace.plugin("crash", rendering: "echo about to fail >&2; kill -SEGV $$")
        let result = run("conformance", "crash", "--plugin-directory", workspace("plugins"))
        #expect(result.status == 1)
        #expect(result.lines.count < 25)
        #expect(result.lines.count { $0.contains("not run, since") } == 1)
    }

    @Test("A plugin that renders a request of another protocol fails, and one that does not know it passes")
    func otherProtocol() throws {
        let workspace = try Workspace()
        let answer = #"echo '{"protocol": 1, "files": [{"content": "x"}]}'"#
        try workspace.plugin("guess", rendering: "cat > /dev/null; \(answer)")
        try workspace.plugin("know", rendering: "grep -q '\"protocol\":2' && exit 3; \(answer)")
        func result(_ name: String) -> Run {
            run("conformance", name, "--case", "OtherProtocol", "--plugin-directory", workspace("plugins"))
        }
        #expect(result("guess").status == 1)
        #expect(result("guess").output.contains("it renders a request of protocol 2"))
        #expect(result("know").status == 0)
    }

    @Test("A listed case that passes fails the run, and so does one that does not exist")
    func knownFailures() throws {
        let workspace = try Workspace()
        let list = try workspace.write("known.txt", "Required.TitleOnly # it passes\nRequired.Tittle\n")
        let result = run("conformance", "html", "--known-failures", list)
        #expect(result.status == 1)
        #expect(result.output.contains("line 1 lists it as a known failure"))
        #expect(result.output.contains("line 2 lists a case that does not exist"))
    }

    @Test("A list that cannot be read, and a renderer that does not exist, end with 2")
    func couldNotRun() throws {
        let workspace = try Workspace()
        let missing = run("conformance", "text", "--known-failures", workspace("none.txt"))
        #expect(missing.status == 2)
        #expect(missing.errors.contains("remedy: --known-failures names a file with a case on each line"))
        let list = try workspace.write("known.txt", "# three words\none two three\n")
        let result = run("conformance", "text", "--known-failures", list)
        #expect(result.status == 2)
        #expect(result.errors.contains("known.txt:2: "))
        #expect(run("conformance", "txt").status == 2)
    }

    @Test("--json and --junit say what the report says")
    func machines() throws {
        struct Report: Decodable {
            struct Case: Decodable {
                let name: String
                let outcome: String
            }
            struct Section: Decodable {
                let name: String
                let cases: [Case]
            }
            let passed: Bool
            let renderers: [Section]
        }
        let workspace = try Workspace()
        let file = workspace("results.xml")
        let result = run("conformance", "text", "html", "--json", "--junit", file)
        let report: Report = try result.json()
        #expect(report.passed)
        #expect(report.renderers.map(\.name) == ["text", "html"])
        #expect(report.renderers[0].cases.map(\.name) == ConformanceSuite.all.map(\.name))
        let xml = try String(contentsOfFile: file, encoding: .utf8)
        #expect(
            xml.contains("<testsuite name=\"html\" tests=\"\(ConformanceSuite.all.count)\" failures=\"0\""))
        #expect(run("conformance", "text", "html", "--junit", "-").output == xml)
    }

    @Test("--matrix finds nothing broken in the catalogue", arguments: ["hidden", "shown"])
    func matrix(bars: String) throws {
        let result = runShipped("conformance", "--matrix", "--bars", bars, in: .terminal(columns: 60))
        #expect(result.status == 0, "\(result.output)")
        let lines = RenderedLines.plain(result.output)
        for line in lines { #expect(CellWidth.of(line) <= 60) }
        for entry in try Shipped.entries() { #expect(lines.contains { $0.hasPrefix(entry.id) }) }
        #expect(lines.last?.hasSuffix(" 0 broken") == true)
    }

    @Test("--matrix over nothing ends with 1, and says so")
    func emptyMatrix() throws {
        let workspace = try Workspace()
        try FileManager.default.createDirectory(atPath: workspace("none"), withIntermediateDirectories: false)
        let empty = run("conformance", "--matrix", "text", "--catalog", workspace("none"))
        #expect(empty.status == 1 && empty.output == "")
        #expect(
            empty.errors.contains("there is nothing to render: no entry of the catalogue shows any state"))
    }

    @Test(
        "What does not go together is wrong usage",
        arguments: [
            [], ["--list", "--matrix"], ["text", "--markdown"], ["--list", "--junit", "a"],
            ["--matrix", "--case", "*"], ["--matrix", "--known-failures", "a"],
            ["--list", "--markdown", "--json"], ["text", "--json", "--junit", "-"], ["--dump-request"],
            ["--dump-request", "--case", "Required.*"], ["--dump-request", "--case", "Empty", "--json"],
            ["--dump-request", "--case", "Empty", "--list"],
            ["--dump-request", "--case", "Empty", "--matrix"],
            ["--dump-request", "--case", "Empty", "--junit", "a"],
        ])
    func usage(arguments: [String]) {
        #expect(run(["conformance"] + arguments).status == 64)
    }
}

/// Lines without the sequences that colour them.
private enum RenderedLines {
    static func plain(_ output: String) -> [String] {
        output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n").map(String.init)
    }
}
