import CatalogModel
import Commands
import Foundation
import Testing

@Suite("Showing and rendering entries")
struct ShowTests {
    @Test("show draws an entry's texts, and is quiet beside that")
    func show() {
        let result = runShipped("show", "airbnb")
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("No Messages"))
        #expect(result.output.contains("Start Browsing"))
        #expect(result.output.hasSuffix("\n"))
    }

    @Test("a state stands behind a slash or in --state, also of a file")
    func states() throws {
        let loading = runShipped("show", "airbnb/loading")
        #expect(loading.status == 0)
        #expect(loading.output != runShipped("show", "airbnb").output)
        #expect(runShipped("show", "airbnb", "--state", "loading").output == loading.output)
        let file = "\(Place.catalog)/airbnb/airbnb.yaml"
        #expect(run("show", "\(file)/loading").output == loading.output)
        #expect(run("show", file).output == runShipped("show", "airbnb").output)
    }

    @Test("an entry is found by an alias")
    func alias() throws {
        let workspace = try Workspace()
        try workspace.write(
            "a.yaml", "id: new-name\naliases: [old-name]\nstates: {empty: {title: {text: Found}}}\n")
        #expect(run("show", "old-name", "--catalog", workspace.path).output.contains("Found"))
    }

    @Test(
        "an unknown id is refused with 2 and the nearest one",
        arguments: ["show", "render", "export", "contrast"])
    func unknownID(command: String) throws {
        let workspace = try Workspace()
        let more =
            ["render": ["--renderer", "html"], "export": ["--output", workspace("out")]][command] ?? []
        let result = run([command, "airbmb", "--catalog", Place.catalog] + more)
        #expect(result.status == 2)
        #expect(result.errors.contains("emptystates: error: no entry has the id 'airbmb'"))
        #expect(result.errors.contains("airbnb"))
        #expect(result.output == "")
        #expect(try workspace.tree().isEmpty)
        #expect(
            run([command, "zzzzzzzz", "--catalog", Place.catalog] + more).errors.contains("emptystates list"))
    }

    @Test("an unknown state is refused with 1 and those that there are")
    func unknownState() {
        let result = runShipped("show", "airbnb/error")
        #expect(result.status == 1)
        #expect(result.errors.contains("airbnb has no state 'error'"))
        #expect(result.errors.contains("it has empty, loading"))
        #expect(runShipped("show", "airbnb/nonsense").status == 1)
        #expect(runShipped("show", "airbnb", "--state", "nonsense").status == 64)
    }

    @Test("a file, a catalogue or a renderer that is not there is refused with 2")
    func notThere() throws {
        #expect(run("show", "/nowhere/draft.yaml").status == 2)
        #expect(run("list", "--catalog", "/nowhere").status == 2)
        #expect(run("validate", "/nowhere/draft.yaml").status == 2)
        let renderer = runShipped("show", "airbnb", "--renderer", "htlm")
        #expect(renderer.status == 2)
        #expect(renderer.errors.contains("html"))
        let catalog = run(
            "list", in: Environment(variables: ["EMPTYSTATES_CATALOG": "/nowhere"]))
        #expect(catalog.status == 2)
        #expect(catalog.errors.contains("/nowhere"))
    }

    @Test("the catalogue comes from --catalog before the environment")
    func catalogPrecedence() throws {
        let environment = Environment(variables: ["EMPTYSTATES_CATALOG": Place.catalog])
        #expect(run("list", in: environment).output == runShipped("list").output)
        let workspace = try Workspace()
        try workspace.write("a.yaml", "id: alone\nstates: {empty: {title: {text: T}}}\n")
        #expect(run("list", "--catalog", workspace.path, in: environment).lines == ["alone"])
    }

    @Test("the options of a scene reach it")
    func sceneOptions() throws {
        func page(_ options: String...) throws -> Markup {
            let result = run(
                ["render", "airbnb", "--catalog", Place.catalog, "--renderer", "html"] + options)
            #expect(result.status == 0, "\(options)")
            return try Markup(result.output)
        }
        func style(_ page: Markup) -> String { page.text(of: "style") ?? "" }
        #expect(style(try page()).contains("width:375px;height:667px"))
        #expect(style(try page("--device", "iphone-5")).contains("width:320px;height:568px"))
        #expect(style(try page("--size", "400x500")).contains("width:400px;height:500px"))
        #expect(style(try page("--orientation", "landscape")).contains("width:667px;height:375px"))
        #expect(try page("--bars", "shown").elements.count > page().elements.count)
        #expect(style(try page("--text-scale", "2")).contains("44px"))
        #expect(try page("--direction", "rtl").elements.contains { $0["dir"] == "rtl" })
        #expect(runShipped("show", "airbnb", "--device", "iphone-5", "--size", "1x1").status == 64)
        #expect(runShipped("show", "airbnb", "--device", "iphone-5", "--size", "400x500").status == 64)
        #expect(runShipped("show", "airbnb", "--text-scale", "9").status == 64)
        #expect(runShipped("show", "airbnb", "--appearance", "drak").errors.contains("dark"))
    }

    @Test("the appearance and the language of a scene follow the options")
    func appearanceAndLanguage() throws {
        let workspace = try Workspace()
        let path = try workspace.write(
            "a.yaml",
            """
            id: a
            states:
              empty: {title: {text: {en: Nothing, ko: 없음}}, backgroundColor: {light: "fefefe", dark: "010101"}}

            """)
        #expect(run("show", path, "--language", "ko").output.contains("없음"))
        #expect(run("show", path, "--language", "fr").output.contains("Nothing"))
        let korean = try Markup(run("show", path, "--renderer", "html", "--language", "ko").output)
        #expect(korean.elements.first { $0.name == "html" }?["lang"] == "ko")
        #expect(run("show", path, "--renderer", "html").output.contains("#fefefe"))
        #expect(run("show", path, "--renderer", "html", "--appearance", "dark").output.contains("#010101"))
    }

    // MARK: render

    @Test("render prints to standard output, or writes the file named")
    func renderOne() throws {
        let workspace = try Workspace()
        let printed = runShipped("render", "airbnb", "--renderer", "html")
        #expect(printed.status == 0)
        #expect(printed.output.hasPrefix("<!DOCTYPE html>"))
        #expect(printed.output.hasSuffix("</html>\n"))
        #expect(
            runShipped("render", "airbnb", "--renderer", "html", "--output", "-").output == printed.output)
        let written = runShipped("render", "airbnb", "--renderer", "html", "-o", workspace("a.html"))
        #expect(written.status == 0)
        #expect(written.output == "")
        #expect(try workspace.bytes("a.html") == printed.outputBytes)
        #expect(try workspace.tree().keys.sorted() == ["a.html"])
        let again = runShipped("render", "dropbox", "--renderer", "html", "-o", workspace("a.html"))
        #expect(again.status == 0)
        #expect(try workspace.bytes("a.html") != printed.outputBytes)
        #expect(
            runShipped("render", "airbnb", "--renderer", "html", "-o", workspace("no/such/a.html")).status
                == 2)
    }

    @Test("render writes several scenes into a folder, named by id and state")
    func renderMany() throws {
        let workspace = try Workspace()
        let named = runShipped(
            "render", "airbnb", "dropbox/loading", "--renderer", "html", "--output-directory",
            workspace("out"))
        #expect(named.status == 0)
        #expect(try pages(workspace, "out") == ["airbnb.html", "dropbox.loading.html"])
        #expect(
            runShipped(
                "render", "airbnb", "--all-states", "--renderer", "text", "--output-directory",
                workspace("states")
            ).status == 0)
        let states = try workspace.tree("states").keys.filter { !$0.hasPrefix(".") }.sorted()
        #expect(states.count == 2)
        #expect(states.allSatisfy { $0.hasPrefix("airbnb.") })
        #expect(
            runShipped("render", "--all", "--renderer", "html", "--output-directory", workspace("all")).status
                == 0)
        let first = try Shipped.entries().map { $0.sceneName($0.firstState) + ".html" }
        #expect(try pages(workspace, "all") == first.sorted())
        #expect(
            runShipped(
                "render", "--all", "--all-states", "--renderer", "html", "--output-directory",
                workspace("every")
            ).status == 0)
        #expect(try pages(workspace, "every") == Shipped.pages())
        #expect(
            try workspace.bytes("every/airbnb.html")
                == runShipped("render", "airbnb", "--renderer", "html").outputBytes)
    }

    @Test("other files of a folder that is rendered into stay")
    func renderBeside() throws {
        let workspace = try Workspace()
        try workspace.write("out/notes.txt", "mine\n")
        let result = runShipped(
            "render", "airbnb", "--renderer", "html", "--output-directory", workspace("out"))
        #expect(result.status == 0)
        #expect(try workspace.text("out/notes.txt") == "mine\n")
        #expect(try pages(workspace, "out") == ["airbnb.html"])
        let second = runShipped(
            "render", "dropbox", "--renderer", "html", "--output-directory", workspace("out"))
        #expect(second.status == 0)
        #expect(try pages(workspace, "out") == ["airbnb.html", "dropbox.html"])
    }

    private func pages(_ workspace: Workspace, _ folder: String) throws -> [String] {
        try workspace.tree(folder).keys.filter { $0.hasSuffix(".html") }.sorted()
    }

    @Test(
        "a wrong command line ends with 64 and says what would be right",
        arguments: [
            ["render", "airbnb"], ["render", "--renderer", "html"],
            ["render", "a", "--all", "--renderer", "html"],
            ["render", "a", "b", "--renderer", "html"],
            ["render", "a", "--all-states", "--renderer", "html"],
            ["render", "a", "--renderer", "html", "-o", "x", "--output-directory", "y"], ["export"],
            ["render", "a", "--renderer", "html", "--output-directory", "-"],
            ["render", "a", "--dump-request", "--output-directory", "y"],
            ["render", "a/loading", "--all-states", "--renderer", "html", "--output-directory", "y"],
            ["render", "a", "--state", "empty", "--all-states", "--renderer", "html"],
            ["show", "a/loading", "--state", "empty"], ["contrast", "a/loading", "--state", "empty"],
            ["show", "a", "--language", ""], ["show", "a", "--language", "no language"],
            ["renderers", "--json", "--names"],
            ["export", "--output", "x", "--shard", "3/2"], ["export", "--output", "x", "--shard", "0/2"],
            ["show"], ["show", "a", "b"], ["lst"], ["list", "--purpos", "x"], ["list", "extra"],
            ["new"], ["new", "Bad_ID"], ["new", "con"], ["completions"], ["completions", "tcsh"],
            ["schema", "nothing"],
            ["validate", "--format", "xml"], ["help", "nothing"], ["show", "a", "--size", "3x4"],
            ["show", "a", "--color", "sometimes"],
        ])
    func usage(arguments: [String]) throws {
        let result = run(arguments)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("emptystates: error: "))
        #expect(result.errors.contains("--help"))
    }
}
