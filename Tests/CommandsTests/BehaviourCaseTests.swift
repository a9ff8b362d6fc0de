import CatalogModel
import Commands
import EmptyDataSet
import Foundation
import SceneModel
import Testing

@Suite("How entries behave")
struct BehaviourCaseTests {
    private func path(_ name: String) -> String { Place.fixture("behaviour/\(name).yaml") }

    private func load(_ name: String) throws -> (entry: Entry, artwork: EntryArtwork) {
        let file = Catalog.read(path(name))
        let (artwork, problems) = EntryArtwork.load(for: file)
        #expect(problems.isEmpty)
        return (try #require(file.entry), artwork)
    }

    private func scene(_ name: String, _ state: StateName = .empty, width: Double = 375) throws -> Scene {
        let (entry, artwork) = try load(name)
        var request = SceneRequest()
        request.canvas = Canvas(width: width, height: 667)
        return try #require(entry.scene(state, artwork: artwork, request: request)).scene
    }

    /// What the built-in renderers make of a state.
    private func outputs(_ name: String, _ state: String = "empty") -> [String] {
        ["text", "html"].map { renderer in
            let result = run("render", path(name), "--renderer", renderer, "--state", state)
            #expect(result.status == 0)
            #expect(result.errors == "")
            return result.output
        }
    }

    @Test("B03: only the custom view is rendered, moved by the offset")
    func customViewWins() throws {
        let scene = try scene("B03")
        #expect(scene.elements == [.customView(Scene.CustomView(kind: .spinner))])
        #expect(scene.verticalOffset == -20)
        for output in outputs("B03") { #expect(!output.contains("IGNORED")) }
    }

    @Test("B04: a plain custom view is a box of its size and colour")
    func plainCustomView() throws {
        let outputs = outputs("B04")
        let box = try #require(outputs[0].split(separator: "\n").count > 3 ? outputs[0] : nil)
        #expect(box.contains("200"), "the placeholder names the view or its size")
        let page = try Markup(outputs[1])
        let style = (page.text(of: "style") ?? "") + page.elements.compactMap { $0["style"] }.joined()
        #expect(style.contains("200px"))
        #expect(style.lowercased().contains("#00ff00"))
    }

    @Test("B05: forced wins over shouldDisplay, and a veto without force shows nothing")
    func forced() throws {
        let (entry, artwork) = try load("B05")
        let dataSet = EntryDataSet(entry, state: .empty, artwork: artwork)
        let view = ScrollView(sections: [1, 4])
        #expect(SceneComposer.isDisplayed(delegate: dataSet, in: view))
        #expect(outputs("B05")[0].contains("No Posts"))
        let workspace = try Workspace()
        let vetoed = try workspace.write(
            "a.yaml", "id: a\nstates: {empty: {title: {text: T}}}\nbehavior: {shouldDisplay: false}\n")
        let result = run("show", vetoed)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.contains("shouldDisplay"))
    }

    @Test("B10: without a behavior block the answers are those of DZNEmptyDataSet")
    func defaultFlags() throws {
        let (entry, artwork) = try load("B10")
        let delegate = EntryDataSet(entry, state: .empty, artwork: artwork)
        let view = ScrollView()
        #expect(delegate.emptyDataSetShouldFadeIn(view))
        #expect(!delegate.emptyDataSetShouldBeForcedToDisplay(view))
        #expect(delegate.emptyDataSetShouldDisplay(view))
        #expect(delegate.emptyDataSetShouldAllowTouch(view))
        #expect(!delegate.emptyDataSetShouldAllowScroll(view))
        #expect(!delegate.emptyDataSetShouldAnimateImageView(view))
        #expect(try scene("B10").behavior == Scene.Behavior())
    }

    @Test("B11: a space of 0 is 0, and one that is not given 11")
    func space() throws {
        #expect(try scene("B11").spacing == 0)
        #expect(try scene("B11", .error).spacing == 11)
    }

    @Test("B14: a button with words for the pressed state only does not show")
    func pressedOnly() throws {
        #expect(try scene("B14").elements.map(\.kind) == [.title])
        for output in outputs("B14") { #expect(!output.contains("Pressed")) }
    }

    @Test("B15: a button's picture hides its title and background")
    func buttonPicture() throws {
        let outputs = outputs("B15")
        for output in outputs { #expect(!output.contains("TITLE-HIDDEN") && !output.contains("bg-hidden")) }
        #expect(outputs[1].contains("Add"))
        guard case .button(let button)? = try scene("B15").elements.first else {
            Issue.record("there is no button")
            return
        }
        #expect(button.normal.image?.asset == "image-over-title/plus.svg")
        #expect(button.normal.title == nil && button.normal.background == nil)
    }

    @Test("B17: a tint colours all of a picture, and without one it keeps its colours")
    func tint() throws {
        guard case .image(let tinted)? = try scene("B17").elements.first,
            case .image(let plain)? = try scene("B17", .error).elements.first
        else {
            Issue.record("there is no image")
            return
        }
        #expect(tinted.tint?.hex == "#ff8800")
        #expect(plain.tint == nil)
        #expect(outputs("B17")[1].lowercased().contains("#ff8800"))
        #expect(!outputs("B17", "error")[1].lowercased().contains("#ff8800"))
    }

    @Test(
        "B19: a word without a break is wrapped inside the margins, all letters in order",
        arguments: [(320.0, 20.0), (375, 23), (667, 42)])
    func longWord(width: Double, padding: Double) throws {
        #expect(try scene("B19", width: width).padding == padding)
        let word = String(repeating: "ABCDEFGHIJ", count: 12)
        let shown = run("show", path("B19"), "--size", "\(Int(width))x667")
        #expect(shown.lines.dropFirst().joined().filter { $0.isASCII && $0.isLetter } == word)
        let page = try Markup(
            run("render", path("B19"), "--renderer", "html", "--size", "\(Int(width))x667").output)
        #expect(page.visibleText.contains(word))
        #expect(page.text(of: "style")?.contains("\(Int(padding))px") == true)
    }

    @Test(
        "B22: a state that is not there is named with those that are, and nothing is written",
        arguments: ["show", "render", "render-to-folder", "export"])
    func missingState(command: String) throws {
        let workspace = try Workspace()
        let arguments =
            switch command {
            case "show": ["show", path("B22"), "--state", "loading"]
            case "render":
                [
                    "render", path("B22"), "--state", "loading", "--renderer", "html", "-o",
                    workspace("a.html"),
                ]
            case "export": ["export", path("B22"), "--state", "loading", "--output", workspace("out")]
            default:
                [
                    "render", path("B22"), "--state", "loading", "--renderer", "html", "--output-directory",
                    workspace("out"),
                ]
            }
        let result = run(arguments)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.contains("no-loading has no state 'loading'"))
        #expect(result.errors.contains("it has empty, error"))
        #expect(try workspace.tree().isEmpty)
    }

    @Test("B25: a text is put through no format, and a query only stands for itself")
    func percentSigns() throws {
        let text = "No match for %@ {0} ${q} 100%"
        for output in outputs("B25", "noResults") { #expect(output.contains(text)) }
        #expect(outputs("B25", "search")[0].contains("Type to search"))
        #expect(outputs("B25", "search") != outputs("B25", "noResults"))
        let queried = run("show", path("B25"), "--state", "noResults", "--query", "cats")
        #expect(queried.output.contains(text))
        let workspace = try Workspace()
        let entry = try workspace.write(
            "a.yaml", "id: a\nstates: {noResults: {title: {text: \"Nothing for {query} in {query}\"}}}\n")
        for query in ["cats & dogs", "{query}", "%@", "<b>"] {
            let page = run("render", entry, "--renderer", "html", "--query", query)
            #expect(try Markup(page.output).visibleText.contains("Nothing for \(query) in {query}"))
            #expect(run("show", entry, "--query", query).output.contains("Nothing for \(query) in {query}"))
        }
    }

    @Test("B26: without fonts, colours and a background the defaults count, and no background is painted")
    func defaults() throws {
        let scene = try scene("B26")
        guard case .title(let title)? = scene.elements.first,
            case .description(let description)? = scene.elements.last
        else {
            Issue.record("there is no title or description")
            return
        }
        #expect(title.runs.map(\.font) == [Font(size: 27)])
        #expect(description.runs.map(\.font) == [Font(size: 17)])
        for text in [title, description] {
            #expect(text.runs.map(\.color.hex) == ["#999999"])
            #expect(text.alignment == .center)
        }
        #expect(scene.backgroundColor == nil)
        let outputs = outputs("B26")
        for output in outputs { #expect(!output.contains("nil")) }
        #expect(!outputs[1].contains("background-color") && !outputs[1].contains("background:#"))
    }
}
