import CatalogModel
import Commands
import Diagnostics
import EmptyDataSet
import Foundation
import SceneModel
import Testing

@Suite("YAML that says what its author means")
struct YAMLCaseTests {
    /// The scene of a state of a fixture.
    private func scene(_ name: String, _ state: StateName = .empty) throws -> Scene {
        let file = Catalog.read(Place.fixture("yaml/\(name).yaml"))
        let entry = try #require(file.entry, "\(file.diagnostics.map(\.text))")
        return try #require(entry.scene(state, artwork: EntryArtwork())).scene
    }

    private func show(_ name: String, _ state: String = "empty") -> Run {
        run("show", Place.fixture("yaml/\(name).yaml"), "--state", state)
    }

    /// What a text of a state must be, letter for letter.
    struct Sample: Sendable, CustomTestStringConvertible {
        let file: String
        var state = StateName.empty
        var title: String?
        var description: String?

        var testDescription: String { "\(file) \(state.rawValue)" }
    }

    @Test(
        "a text is its own letters, whatever else YAML readers take it for",
        arguments: [
            Sample(file: "Y01", title: "No"), Sample(file: "Y02", title: "Off", description: "y"),
            Sample(file: "Y02", state: .error, title: "True", description: "YES"),
            Sample(file: "Y06", title: "2026-11-30", description: "2001-12-14t21:59:43.10-05:00"),
            Sample(file: "Y13", title: "Deal", description: "Deal#2"),
            Sample(file: "Y33", title: "A", description: "one\ntwo\n"),
            Sample(file: "Y41", title: "Before\0After"),
            Sample(
                file: "Y43", title: "🎉 Done 👩\u{200D}👩\u{200D}👧\u{200D}👦", description: "\u{1F600}\u{20BB7}"),
            Sample(file: "Y49", description: "one\ntwo\n"),
            Sample(file: "Y49", state: .loading, description: "one\ntwo"),
            Sample(file: "Y49", state: .error, description: "one two\n"),
            Sample(file: "Y49", state: .search, description: "one\ntwo\n\n"),
        ])
    func letters(_ sample: Sample) throws {
        let scene = try scene(sample.file, sample.state)
        var texts: [Scene.Element.Kind: String] = [:]
        for element in scene.elements {
            switch element {
            case .title(let text), .description(let text):
                texts[element.kind] = text.runs.map(\.text).joined()
            default: break
            }
        }
        #expect(
            texts[.title].map { Array($0.unicodeScalars) } == sample.title.map { Array($0.unicodeScalars) })
        #expect(
            texts[.description].map { Array($0.unicodeScalars) }
                == sample.description.map { Array($0.unicodeScalars) })
    }

    @Test("a colon number, an octal number and the texts beside them")
    func numbersThatAreTexts() throws {
        // The files are refused for a number; what is a text in them is one all the same.
        let times = read("id: t\nstates: {empty: {title: {text: 12:30}, description: {text: 03:30}}}\n")
        #expect(times?.states[.empty]?.title?.text?.first == "12:30")
        #expect(times?.states[.empty]?.description?.text?.first == "03:30")
        let octal = read(
            "id: o\napp: {name: M, appStoreID: 0471965292}\ntags: [007, 0o17]\nstates: {empty: {title: {text: A}}}\n"
        )
        #expect(octal?.app.appStoreID == "0471965292")
        #expect(octal?.tags == ["007", "0o17"])
    }

    private func read(_ yaml: String) -> Entry? { EntryFile.read(Array(yaml.utf8), file: "a.yaml").entry }

    @Test("tags are texts too")
    func tags() throws {
        let entry = try #require(Catalog.read(Place.fixture("yaml/Y02.yaml")).entry)
        #expect(entry.tags == ["on", "N", "no", "false", "~x"])
    }

    @Test("colours of digits are colours, quoted or not")
    func colours() throws {
        let black = try scene("Y10")
        #expect(colours(black) == ["#000000", "#004721"])
        #expect(colours(try scene("Y11")) == ["#1e1000", "#1030e0", "#004e89"])
        #expect(colours(try scene("Y11", .error)) == ["#08aeff", "#606060", "#0b0000"])
    }

    /// The colours of the texts, then of the background.
    private func colours(_ scene: Scene) -> [String] {
        var colors: [String] = []
        for element in scene.elements {
            switch element {
            case .title(let text), .description(let text): colors += text.runs.map(\.color.hex)
            default: break
            }
        }
        return colors + [scene.backgroundColor?.hex ?? "none"]
    }

    @Test("a font that three parts share by an alias is each one's own")
    func sharedFont() throws {
        let shared = try scene("Y25")
        let bold = Font(size: 20, weight: .bold)
        for element in shared.elements {
            switch element {
            case .title(let text), .description(let text): #expect(text.runs.map(\.font) == [bold])
            case .button(let button): #expect(button.normal.title?.runs.map(\.font) == [bold])
            default: Issue.record("there is nothing else")
            }
        }
        #expect(shared.elements.count == 3)
        let font = "{name: system-bold, size: 20}"
        let written = try #require(
            read(
                """
                id: alias
                app: {name: Example Mail, developer: Example Co., appStoreID: "100000001"}
                states:
                  empty:
                    title: {text: A, font: \(font)}
                    description: {text: B, font: \(font)}
                    button: {title: {normal: {text: C, font: \(font)}}}

                """))
        #expect(try #require(written.scene(.empty, artwork: EntryArtwork())).scene == shared)
    }

    @Test("Windows line ends make no difference, and none is in any output")
    func lineEnds() throws {
        let workspace = try Workspace(fixtures: "yaml/Y33.yaml")
        let unix = try workspace.write("unix.yaml", try workspace.bytes("Y33.yaml").filter { $0 != 0x0D })
        #expect(try scene("Y33").verticalOffset == -3)
        for renderer in ["text", "html"] {
            let windows = run("render", workspace("Y33.yaml"), "--renderer", renderer)
            #expect(windows.status == 0)
            #expect(!windows.outputBytes.contains(0x0D))
            #expect(windows.outputBytes == run("render", unix, "--renderer", renderer).outputBytes)
        }
    }

    @Test("a byte order mark is no part of the file, and columns of the first line do not count it")
    func byteOrderMark() throws {
        #expect(Catalog.read(Place.fixture("yaml/Y35.yaml")).entry?.id == "bom")
        let workspace = try Workspace()
        let path = try workspace.write("a.yaml", [0xEF, 0xBB, 0xBF] + Array("idd: x\n".utf8))
        #expect(run("validate", path).findings(of: path).contains("1:1: error"))
    }

    @Test("an escaped NUL is kept whole, shown spelt out, and never written raw")
    func escapedNUL() throws {
        let shown = show("Y41")
        #expect(shown.output.contains("Before\\u{0}After"))
        #expect(!shown.outputBytes.contains(0))
        let page = run("render", Place.fixture("yaml/Y41.yaml"), "--renderer", "html")
        #expect(page.status == 0)
        #expect(!page.outputBytes.contains(0))
        #expect(page.output.contains("Before") && page.output.contains("After"))
    }

    @Test(
        "block texts show without a blank line behind them, each as the one without",
        arguments: ["empty", "loading", "search"])
    func blocks(state: String) {
        func shape(_ run: Run) -> [String] { Array(run.lines.dropFirst()) }
        #expect(shape(show("Y49", state)) == shape(show("Y49", "loading")))
        #expect(show("Y49", state).status == 0)
    }

    @Test("every broken file of a folder is named, and the others are still listed")
    func folderWithBrokenFiles() throws {
        let names = ["Y15", "Y15.b", "Y15.c", "Y15.d", "Y15.e", "Y15.f", "Y47", "Y47.b", "Y47.c", "Y47.d"]
        let workspace = try Workspace()
        for name in names { try workspace.copy("yaml/\(name).yaml") }
        let result = run("list", "--catalog", workspace.path)
        #expect(result.lines == ["at", "good"])
        #expect(result.status == 1)
        #expect(
            result.findings() == [
                "b.yaml:7:13", "c.yaml:7:13", "d.yaml:7:13", "e.yaml:7:18", "f.yaml:7:13",
            ].map { workspace("Y15.\($0): error") }
                + ["Y47.b.yaml", "Y47.c.yaml", "Y47.yaml"].map { workspace("\($0):1:1: error") })
        #expect(run("show", "good", "--catalog", workspace.path).status == 0)
    }

    // MARK: Limits

    @Test("a hundred thousand brackets are refused at once, where they are too deep", .timeLimit(.minutes(1)))
    func deepNesting() throws {
        let workspace = try Workspace()
        let levels = 100_000
        let head = "id: deep-flow\nstates:\n  empty: {title: {text: A}}\ntags: "
        let path = try workspace.write(
            "deep.yaml",
            head + String(repeating: "[", count: levels) + String(repeating: "]", count: levels) + "\n")
        let start = ContinuousClock.now
        let result = run("validate", path)
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(result.status == 1)
        let finding = try #require(result.findings(of: path).first)
        let place = finding.split(separator: ":")
        #expect(place[0] == "4")
        #expect((7...80).contains(try #require(Int(place[1]))))
        #expect(result.errors.contains("nested"))
    }

    @Test(
        "an alias bomb is refused at once, and twenty thousand plain tags are none", .timeLimit(.minutes(1)))
    func aliasBomb() throws {
        let start = ContinuousClock.now
        #expect(run("validate", Place.fixture("yaml/Y26.yaml")).status == 1)
        #expect(ContinuousClock.now - start < .seconds(5))
        let workspace = try Workspace()
        let tags = (0..<20_000).map { "t\($0)" }.joined(separator: ", ")
        let path = try workspace.write(
            "tags.yaml", "id: tags\ntags: [\(tags)]\nstates: {empty: {title: {text: A}}}\n")
        #expect(run("validate", path).status == 0)
        #expect(Catalog.read(path).entry?.tags.count == 20_000)
    }

    @Test(
        "a title of a million letters is shown in little time, and shortened in a list",
        .timeLimit(.minutes(1)))
    func longTitle() throws {
        let workspace = try Workspace()
        let title = String(repeating: "word ", count: 200_000)
        let path = try workspace.write(
            "long.yaml",
            "id: megatitle\napp: {name: \"\(title)\"}\nstates:\n  empty: {title: {text: \"\(title)\"}}\n")
        let start = ContinuousClock.now
        #expect(run("show", path).status == 0)
        #expect(run("render", path, "--renderer", "html").status == 0)
        let list = run("list", "--catalog", workspace.path, in: .terminal(columns: 80))
        #expect(list.status == 0)
        #expect(list.lines.allSatisfy { $0.count <= 80 })
        // A debug build on a busy machine is some ten times slower than a release.
        #expect(ContinuousClock.now - start < .seconds(30))
    }
}
