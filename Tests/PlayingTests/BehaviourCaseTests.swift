import CatalogModel
import Diagnostics
import EmptyDataSet
import Playing
import RenderHTML
import RenderText
import Rendering
import SceneModel
import Testing

@Suite("What went wrong for people")
struct BehaviourCaseTests {
    private func recorder(_ id: String) throws -> Recorder {
        Recorder(try entry(at: Place.fixture("\(id).yaml")))
    }

    private func script(_ id: String) throws -> String {
        String(decoding: try Place.bytes(Place.fixture("\(id).steps")), as: UTF8.self)
    }

    /// The problems of a case's own script.
    private func problems(_ id: String) throws -> [String] {
        try recorder(id).run(try script(id)).filter { $0.contains("expected") || $0.contains("there is no") }
    }

    @Test(
        "the steps of a case do as they expect",
        arguments: ["B01", "B02", "B05", "B06", "B09", "B19", "B21"])
    func steps(id: String) throws {
        #expect(try script(id).contains("expect"))
        #expect(try problems(id) == [])
    }

    @Test("B07: the other libraries' log, with callbacks at every reload, is not ours")
    func callbacksAtEveryReload() throws {
        #expect(
            try problems("B07") == [
                "7:8: expected events willAppear,didAppear,willAppear,didAppear,willAppear,didAppear, "
                    + "there is willAppear,didAppear"
            ])
        let recorder = try recorder("B07")
        recorder.run(
            "host table sections=0\nstate empty\nreload\nreload\nreload\nexpect events willAppear,didAppear")
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("B02: the drawing of the second appearance is that of the first, byte for byte")
    func secondAppearance() throws {
        let recorder = try recorder("B02")
        recorder.run(try script("B02"))
        let cards = recorder.screens.filter { $0.contains("No Mail") }
        #expect(cards.count == 2)
        #expect(cards.first == cards.last)
    }

    @Test(
        "B05: forced is enough, and display needs an empty list",
        arguments: [
            (false, true, 5, true), (true, true, 5, true), (false, true, 0, true), (true, false, 5, false),
            (false, false, 0, false), (false, false, 5, false), (true, false, 0, true),
        ])
    func forced(display: Bool, force: Bool, items: Int, visible: Bool) throws {
        let recorder = try recorder("B05")
        recorder.run(
            "host table sections=\(items)\ndisplay \(display)\nforce \(force)\nreload\nexpect visible \(visible)"
        )
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("B09: a list that could be scrolled can be again")
    func scrollAllowedBefore() throws {
        let recorder = Recorder(
            try entry("id: mail\napp: {name: Mail}\nstates: {empty: {title: {text: Nothing}}}\n"))
        recorder.run(
            """
            host table
            reload
            expect scrollEnabled false
            insert 1
            expect scrollEnabled true
            """)
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("B19: side margins are a sixteenth of the width, and every letter is there in order")
    func longWord() throws {
        let recorder = try recorder("B19")
        for (width, padding) in [(320, 20), (375, 23), (667, 42)] {
            recorder.run("host table size=\(width)x667\nreload\nexpect padding \(padding)")
        }
        #expect(recorder.player?.hasFailed == false)
        let letters = String(repeating: "ABCDEFGHIJ", count: 12)
        for screen in recorder.screens.filter({ $0.contains("ABC") }) {
            #expect(screen.filter { ("A"..."J").contains($0) && $0.isLetter }.hasSuffix(letters))
        }
    }

    @Test("B22: a state that is missing is refused, with those there are")
    func missingState() throws {
        #expect(
            try recorder("B22").run("state loading").last
                == "1:7: no-loading has no state 'loading'; it has empty, error")
    }

    @Test("B25: search and noResults differ, and a text is no format")
    func percent() throws {
        let recorder = try recorder("B25")
        recorder.run(
            """
            search
            expect title Type to search
            search 100%
            expect title No match for %@ {0} ${q} 100%
            """)
        #expect(recorder.player?.hasFailed == false)
        #expect(recorder.screens.last?.contains("No match for %@ {0} ${q} 100%") == true)
    }

    // MARK: Cases without steps

    private func scene(_ id: String, _ state: StateName = .empty) throws -> SceneComposer.Composition {
        let played = try entry(at: Place.fixture("\(id).yaml"))
        return try #require(played.entry.scene(state, artwork: played.artwork))
    }

    private func warnings(_ id: String) -> [String] {
        Catalog.read(Place.fixture("\(id).yaml")).diagnostics.map { diagnostic in
            diagnostic.position.map { "\($0.line):\($0.column)" } ?? ""
        }
    }

    private func outputs(_ composition: SceneComposer.Composition) throws -> [String] {
        try ([TextRenderer(), HTMLRenderer()] as [any Renderer]).map { renderer in
            var bytes: [UInt8] = []
            try renderer.render(
                composition.scene, assets: AssetTable(composition.assets), options: RenderOptions(),
                into: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test("B03: a custom view is shown alone, at its offset, and the file's author is told")
    func customViewWins() throws {
        let composition = try scene("B03")
        for output in try outputs(composition) { #expect(!output.contains("IGNORED")) }
        #expect(composition.scene.verticalOffset == -20)
        #expect(warnings("B03").contains("7:5"))
    }

    @Test("B04: a plain box keeps its size and colour")
    func plainBox() throws {
        let view = try #require(
            try scene("B04").scene.elements.first.flatMap { element -> Scene.CustomView? in
                if case .customView(let view) = element { view } else { nil }
            })
        #expect(view.size == Size(width: 200, height: 200))
        #expect(view.backgroundColor == Color(hex: "#00ff00"))
    }

    @Test("B10: without a word on behaviour, the documented defaults count")
    func defaults() throws {
        let played = try entry(at: Place.fixture("B10.yaml"))
        let dataSet = EntryDataSet(played.entry, state: .empty, artwork: played.artwork)
        let list = ScrollView()
        #expect(dataSet.emptyDataSetShouldFadeIn(list))
        #expect(!dataSet.emptyDataSetShouldBeForcedToDisplay(list))
        #expect(dataSet.emptyDataSetShouldDisplay(list))
        #expect(dataSet.emptyDataSetShouldAllowTouch(list))
        #expect(!dataSet.emptyDataSetShouldAllowScroll(list))
        #expect(!dataSet.emptyDataSetShouldAnimateImageView(list))
    }

    @Test("B11: a space of 0 is 0, and none is 11")
    func zeroSpace() throws {
        let recorder = try recorder("B11")
        recorder.run("state empty\nexpect space 0\nstate error\nexpect space 11")
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("B14: a button with a highlighted title only is none, and the file's author is told")
    func highlightedOnly() throws {
        let composition = try scene("B14")
        for output in try outputs(composition) { #expect(!output.contains("Pressed")) }
        #expect(warnings("B14") == ["7:5"])
    }

    @Test("B15: a button's picture hides its words and background, and the file's author is told")
    func imageOverTitle() throws {
        let composition = try scene("B15")
        for output in try outputs(composition) {
            #expect(!output.contains("TITLE-HIDDEN") && !output.contains("bg-hidden"))
        }
        #expect(warnings("B15").contains("7:7"))
    }

    @Test("B17: a tint is that of one state, and the other keeps its colours")
    func tint() throws {
        func tint(_ state: StateName) throws -> Color? {
            guard case .image(let image)? = try scene("B17", state).scene.elements.first else { return nil }
            return image.tint
        }
        #expect(try tint(.empty) == Color(hex: "#ff8800"))
        #expect(try tint(.error) == nil)
    }

    @Test("B26: plain texts have the standard fonts and grey, on a clear background")
    func plainDefaults() throws {
        let scene = try scene("B26").scene
        var texts: [Scene.Text] = []
        for element in scene.elements {
            if case .title(let text) = element { texts.append(text) }
            if case .description(let text) = element { texts.append(text) }
        }
        #expect(texts.map { $0.runs[0].font } == [Font(size: 27), Font(size: 17)])
        #expect(texts.allSatisfy { $0.runs[0].color == Color(hex: "#999999") && $0.alignment == .center })
        #expect(scene.backgroundColor == nil)
    }
}
