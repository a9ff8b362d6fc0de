import Commands
import Foundation
import SceneModel
import Testing

@Suite("The other commands")
struct ProgramTests {
    @Test("the schema and the reference beside the catalogue are those of the program")
    func generatedFiles() throws {
        let schema = run("schema")
        #expect(schema.status == 0)
        #expect(
            try String(contentsOfFile: "\(Place.catalog)/entry.schema.json", encoding: .utf8) == schema.output
        )
        let reference = run("schema", "reference")
        #expect(reference.status == 0)
        #expect(try String(contentsOfFile: "\(Place.catalog)/README.md", encoding: .utf8) == reference.output)
    }

    @Test("the schema is JSON that points only at what it defines")
    func schemaReferences() throws {
        let text = run("schema").output
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: any Sendable])
        #expect(document["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        let definitions = try #require(document["$defs"] as? [String: any Sendable])
        let references = text.matches(of: /"#\/\$defs\/([^"]+)"/).map { String($0.1) }
        #expect(!references.isEmpty)
        #expect(Set(references) == Set(definitions.keys))
        #expect(document["required"] as? [String] == ["id", "states"])
        #expect(document["additionalProperties"] as? Bool == false)
    }

    @Test("renderers are listed by name, as a table, or as JSON")
    func renderers() throws {
        let names = run("renderers").lines
        #expect(names.contains("text") && names.contains("html"))
        #expect(run("renderers", "--names").lines == names)
        struct Listed: Decodable {
            let name: String
            let kind: String
            let mediaType: String
            let fileExtension: String
            let features: [String]
        }
        let listed: [Listed] = try run("renderers", "--json").json()
        #expect(listed.map(\.name) == names)
        let html = try #require(listed.first { $0.name == "html" })
        #expect(html.mediaType == "text/html" && html.fileExtension == "html" && html.kind == "built-in")
        #expect(html.features == Scene.Feature.allCases.map(\.rawValue))
        let table = run("renderers", in: .terminal())
        #expect(table.lines.count == names.count + 1)
        #expect(table.lines[0].hasPrefix("NAME"))
    }

    /// A text and its contrast.
    struct Contrast: Decodable {
        let id: String
        let state: String
        let part: String
        let text: String
        let color: String
        let background: String
        let ratio: Double
        let level: String
    }

    @Test("contrast tells the ratio of every text, rounded down, and its level")
    func contrast() throws {
        let workspace = try Workspace()
        let path = try workspace.write(
            "a.yaml",
            """
            id: a
            states:
              empty:
                title: {text: Large, font: {size: 24}, color: "949494"}
                description: {text: Small, color: "949494"}
                button: {title: {normal: {text: Black, color: "000000"}}}
                backgroundColor: "ffffff"

            """)
        let result = run("contrast", path, "--json")
        #expect(result.status == 0)
        let found: [Contrast] = try result.json()
        #expect(found.map(\.part) == ["title", "description", "button", "button pressed"])
        // #949494 on white is 3.03 to 1, black on white 21 to 1.
        #expect(found.map(\.ratio) == [3.03, 3.03, 21, 21])
        #expect(found.map(\.level) == ["AA", "fail", "AAA", "AAA"])
        #expect(found.allSatisfy { $0.background == "#ffffff" && $0.id == "a" && $0.state == "empty" })
        let table = run("contrast", path)
        #expect(table.output.contains("3.03") && table.output.contains("21.00"))
    }

    @Test("behind a button's words lies its background's fill, and the whole catalogue can be told")
    func contrastOfButtons() throws {
        let found: [Contrast] = try runShipped("contrast", "--json").json()
        #expect(Set(found.map(\.id)).isSuperset(of: ["airbnb", "kickstarter", "whatsapp"]))
        let button = try #require(found.first { $0.id == "kickstarter" && $0.part == "button" })
        #expect(button.background == "#828587")
        let pressed = try #require(found.first { $0.id == "foursquare" && $0.part == "button pressed" })
        #expect(pressed.background == "#00adf5" && pressed.color == "#ffffff")
        let states = try runShipped("contrast", "airbnb/loading", "--json").json([Contrast].self)
        #expect(Set(states.map(\.state)) == ["loading"])
    }

    @Test("new writes an entry without a problem, that shows, and touches nothing that is there")
    func new() throws {
        let workspace = try Workspace()
        let result = run("new", "my-inbox", "--catalog", workspace.path)
        #expect(result.status == 0)
        let file = workspace("my-inbox/my-inbox.yaml")
        #expect(result.lines == [file])
        let validation = run("validate", "--strict", file)
        #expect(validation.errors == "" && validation.status == 0)
        #expect(run("show", file).output.contains("No Messages"))
        #expect(run("list", "--catalog", workspace.path).lines == ["my-inbox"])
        try workspace.write("my-inbox/my-inbox.yaml", "mine\n")
        let before = try workspace.tree()
        let again = run("new", "my-inbox", "--catalog", workspace.path)
        #expect(again.status == 2)
        #expect(again.errors.contains("is there already"))
        #expect(try workspace.tree() == before)
        #expect(run("new", "Bad ID", "--catalog", workspace.path).status == 64)
        #expect(run("new", "../up", "--catalog", workspace.path).status == 64)
        #expect(try workspace.tree() == before)
    }

    @Test("new points editors at the schema where it lies beside the entries, and only there")
    func schemaOfNew() throws {
        let workspace = try Workspace()
        #expect(run("new", "one", "--catalog", workspace.path).status == 0)
        #expect(try workspace.text("one/one.yaml").hasPrefix("# Every key"))
        try workspace.write("entry.schema.json", run("schema").output)
        #expect(run("new", "two", "--catalog", workspace.path).status == 0)
        #expect(
            try workspace.text("two/two.yaml").hasPrefix(
                "# yaml-language-server: $schema=../entry.schema.json\n# Every key"))
        #expect(run("validate", "--strict", workspace.path).status == 0)
    }

    @Test("every line that the new entry leaves out as a comment is right when it is taken in")
    func newWithEveryLine() throws {
        let workspace = try Workspace()
        _ = run("new", "full", "--catalog", workspace.path)
        let lines = try workspace.text("full/full.yaml").split(
            separator: "\n", omittingEmptySubsequences: false)
        let taken = lines.map { line in
            let indent = line.prefix { $0 == " " }
            let rest = line.dropFirst(indent.count)
            let isKey = rest.wholeMatch(of: /# +[A-Za-z]+:( .*)?/) != nil && !rest.contains("emptystates")
            return isKey && !rest.contains("$schema") ? indent + rest.dropFirst(2) : line
        }
        let file = try workspace.write("full/full.yaml", taken.joined(separator: "\n"))
        let result = run("validate", file)
        #expect(result.errors == "")
        #expect(taken.count { $0.contains("#") } < lines.count { $0.contains("#") })
    }

    @Test("a completion script is printed for each shell", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) {
        let result = run("completions", shell)
        #expect(result.status == 0)
        #expect(result.output.contains("emptystates"))
        #expect(result.output.contains("validate"))
        #expect(result.errors == "")
    }

    @Test(
        "help, version and manual go to standard output",
        arguments: [
            ["--help"], ["help"], ["-h"], ["help", "show"], ["show", "--help"], ["help", "exit-codes"],
            ["help", "environment"], ["--version"], ["man"],
        ])
    func help(arguments: [String]) {
        let result = run(arguments)
        #expect(result.status == 0)
        #expect(!result.output.isEmpty)
        #expect(result.errors == "")
        #expect(!result.outputBytes.contains(0x1B))
        if arguments != ["man"] { #expect(result.lines.allSatisfy { $0.count <= 100 }) }
    }

    @Test("every command has a help of its own, and the version is one line")
    func helpOfCommands() {
        let commands = [
            "list", "search", "show", "browse", "render", "export", "validate", "contrast", "schema",
            "renderers", "new",
            "completions", "man",
        ]
        let overview = run("--help").output
        for command in commands {
            #expect(overview.contains("\n  \(command)"), "\(command)")
            let help = run("help", command)
            #expect(help.output == run(command, "--help").output)
            #expect(help.output.contains("emptystates \(command)"))
        }
        #expect(run("--version").lines.count == 1)
        #expect(run("--version").output.hasPrefix("emptystates "))
    }

    @Test("a misspelt command or option is refused with the nearest one")
    func nearestNames() {
        #expect(run("lst").errors.contains("list"))
        #expect(run("exprot").errors.contains("export"))
        #expect(run("show", "a", "--rendrer", "html").errors.contains("--renderer"))
        #expect(run("show", "a", "--device", "iphon-8").errors.contains("iphone-8"))
    }

    @Test("no help says twice that an option can be repeated, and a default stands where the option does")
    func details() {
        for command in ["list", "conformance", "show"] {
            let help = run("help", command).output
            #expect(!help.contains("; repeatable; "), "\(command)")
            #expect(help.components(separatedBy: "(repeatable)").count > 1)
        }
        let show = run("help", "show", in: Environment(variables: ["COLUMNS": "100"])).output
        #expect(show.contains("What to make: see 'emptystates renderers' (default: text)"))
        let render = run("help", "render").output
        #expect(render.contains("emptystates render [OPTIONS] --renderer NAME [ID[/STATE]...]"))
        #expect(
            run("render", "airbnb").errors.hasPrefix(
                "emptystates: error: missing option '--renderer NAME' for 'render'; "))
    }
}
