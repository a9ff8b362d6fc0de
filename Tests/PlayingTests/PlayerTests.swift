import CatalogModel
import EmptyDataSet
import Playing
import SceneModel
import Testing

@Suite("A list in play")
struct PlayerTests {
    private func recorder(
        _ behavior: String, settings: Player.Settings = Player.Settings()
    ) throws -> Recorder {
        Recorder(
            try entry(
                """
                id: mail
                app: {name: Example Mail}
                states:
                  empty: {title: {text: No Mail}, button: {title: {normal: {text: Refresh}}}}
                  loading: {title: {text: Just a moment}}
                behavior: \(behavior)
                """), settings: settings)
    }

    @Test("a tap shows a state for its time, and then the other; time passes by wait alone")
    func showForAWhile() throws {
        let recorder = try recorder("{onTapButton: {show: loading, for: 3, then: empty}}")
        #expect(
            recorder.run(
                """
                tap button
                expect title Just a moment
                wait 2.999
                expect state loading
                wait 1
                expect state empty
                expect time 3.999
                """) == appear + ["emptyDataSet(_:didTapButton:)", "shows loading", "3 s: shows empty"])
        #expect(recorder.player?.hasFailed == false)
        #expect(recorder.screens.count == 3)
        #expect(recorder.screens.first == recorder.screens.last)
    }

    @Test("a second tap begins the time anew")
    func secondTap() throws {
        let recorder = try recorder("{onTapView: {show: loading, for: 3, then: empty}}")
        #expect(
            recorder.run(
                "tap view\nwait 2\ntap view\nwait 2\nexpect state loading\nwait 1\nexpect state empty"
            )
            .suffix(2) == ["shows loading", "5 s: shows empty"])
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("another state takes back what a tap has left for later")
    func takenBack() throws {
        let recorder = try recorder("{onTapView: {show: loading, for: 3, then: empty}}")
        recorder.run("tap view\nstate loading\nwait 10\nexpect state loading")
        #expect(recorder.player?.hasFailed == false)
        #expect(recorder.player?.timeToNext == nil)
    }

    @Test("without a time the state stays, and without a then the one before comes back")
    func defaults() throws {
        let stays = try recorder("{onTapView: {show: loading}}")
        stays.run("tap view\nwait 1000\nexpect state loading")
        #expect(stays.player?.hasFailed == false)
        let returns = try recorder("{onTapView: {show: loading, for: 1}}")
        returns.run("tap view\ntap view\nwait 1\nexpect state empty")
        #expect(returns.player?.hasFailed == false)
    }

    @Test("a tap logs a line, or shows an address that is opened when it is asked for")
    func logAndOpen() throws {
        let recorder = try recorder(
            "{onTapView: {log: \"be\\u001bep\"}, onTapButton: {open: \"https://example.com/a\"}}")
        #expect(
            recorder.run("tap view\ntap button\nopen") == appear + [
                "emptyDataSet(_:didTapView:)", "log: be\\u{1B}ep", "emptyDataSet(_:didTapButton:)",
                "asks to open https://example.com/a", "opens https://example.com/a",
            ])
    }

    @Test("rows come and go, and the screen is drawn when it changes")
    func rows() throws {
        let recorder = try recorder("{}")
        #expect(
            recorder.run("insert 2\ninsert 1 at 2\nrows\nsections\ndelete 2\ndelete 1 at 2\nreload\nreload")
                == appear + disappear + [
                    "section 0, row 0\nsection 0, row 1\nsection 2, row 0", "sections 2,0,1",
                ] + appear)
        #expect(recorder.screens.count == 5)
        #expect(recorder.screens[1].hasPrefix("Example Mail · 2 rows\n"))
    }

    @Test("the bars take their height from the list, and a device can be turned")
    func screen() throws {
        let recorder = try recorder("{}")
        recorder.run("bars shown\nexpect equal current fresh\nrotate\nexpect padding 42\nbars hidden\nrotate")
        recorder.run("expect padding 23\nexpect equal current fresh")
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("a source that is released while it shows takes the view with it, and hears nothing more")
    func release() throws {
        let recorder = try recorder("{}")
        #expect(
            recorder.run(
                "source release\nexpect visible false\nreload\nsource set\nexpect visible false\nreload")
                == appear + appear)
        #expect(recorder.run("source clear\nexpect visible false\nsource set\nreload") == disappear + appear)
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("the questions of the list view are told where they are asked for")
    func trace() throws {
        let told = try recorder("{shouldFadeIn: false}").run("trace on\nreload\ntrace off\nreload")
        #expect(told.contains("emptyDataSetShouldDisplay is true"))
        #expect(told.contains("emptyDataSetShouldAllowScroll is false"))
    }

    @Test("shuffle goes to another entry, the same for the same seed")
    func shuffle() throws {
        func ids(seed: UInt64) throws -> [String] {
            var settings = Player.Settings()
            settings.seed = seed
            let catalog = try Catalog.open(Place.catalog)
            settings.repertoire = Repertoire {
                ["airbnb", "skype", "vine", "path", "countries"]
            } load: { id in
                catalog.find(id).flatMap { file in
                    file.entry.map { PlayedEntry($0, artwork: EntryArtwork.load(for: file).artwork) }
                }
            }
            let recorder = try recorder("{}", settings: settings)
            let told = recorder.run(String(repeating: "shuffle\n", count: 8))
            #expect(recorder.player?.hasFailed == false)
            return told.filter { $0.hasPrefix("plays") }
        }
        let played = try ids(seed: 7)
        #expect(played.count == 8)
        #expect(zip(played, played.dropFirst()).allSatisfy { $0 != $1 })
        #expect(try ids(seed: 7) == played)
        #expect(try ids(seed: 8) != played)
    }

    @Test("the same script gives the same log")
    func deterministic() throws {
        func log() throws -> [PlayEvent] {
            let recorder = try recorder("{onTapView: {show: loading, for: 3, then: empty}}")
            recorder.run("tap view\nwait 5\ninsert 1\nsize 320x480\ndelete 1\nshow")
            return recorder.events
        }
        #expect(try log() == log())
    }
}
