import CatalogModel
import Diagnostics
import EmptyDataSet
import Foundation
import Playing
import SceneModel
import Testing

@Suite("The samples of the libraries")
struct SampleTests {
    private func sample(_ id: String, rows: Bool = false) throws -> PlayedEntry {
        let played = try entry(at: "\(Place.catalog)/\(id)/\(id).yaml")
        guard rows else { return played }
        let path = "\(Place.catalog)/\(id)/\(id).tsv"
        return PlayedEntry(
            played.entry, artwork: played.artwork, rows: try ListRows(try Place.bytes(path), file: path))
    }

    @Test("a list of countries filters as one types, in any language, with or without accents")
    func countries() throws {
        let recorder = Recorder(try sample("countries", rows: true))
        let answers = recorder.run(
            """
            expect items 249
            search kor
            rows
            search 대한
            rows
            search ALAND I
            rows
            search Åland
            rows
            search
            type syr
            rows
            """)
        #expect(
            answers == [
                "North Korea (KP)\nSouth Korea (KR)", "South Korea (KR)", "Åland Islands (AX)",
                "Åland Islands (AX)", "Syria (SY)",
            ])
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("the empty state comes when nothing matches, and goes with the first match")
    func nothingMatches() throws {
        let recorder = Recorder(try sample("countries", rows: true))
        #expect(
            recorder.run(
                """
                type kox
                expect description No countries found matching kox.
                expect button Search in Wikipedia
                search ko
                """) == appear + disappear)
        #expect(recorder.player?.hasFailed == false)
        // Each letter filters: k, ko, kox.
        #expect(recorder.screens.count == 5)
    }

    @Test("what is searched for is bold, also where the words before it hold it")
    func bold() throws {
        let recorder = Recorder(try sample("countries", rows: true))
        var settings = SceneRequest()
        settings.query = "countries"
        let played = try sample("countries")
        let scene = try #require(
            played.entry.scene(.noResults, artwork: played.artwork, request: settings)?.scene)
        let description = scene.elements.compactMap { element -> Scene.Text? in
            if case .description(let text) = element { text } else { nil }
        }
        #expect(
            description.first?.runs.map { "\($0.text) \($0.font.weight)" } == [
                "No countries found matching\n regular", "countries bold", ". regular",
            ])
        #expect(recorder.events == [])
    }

    @Test("no rows are there while it loads, and rows are not put in by hand")
    func loading() throws {
        let recorder = Recorder(try sample("countries", rows: true))
        #expect(
            recorder.run("state loading\nexpect visible true\ninsert 1\nstate noResults\nexpect items 249")
                == appear + [
                    "3:8: the rows of countries come from its file; search, and others are left"
                ] + disappear)
    }

    @Test("the data file has every country of ISO 3166-1 once, with names in five languages")
    func dataFile() throws {
        let rows = try #require(try sample("countries", rows: true).rows)
        #expect(rows.languages == ["en", "ko", "zh", "ar", "de"])
        #expect(rows.rows.count == 249)
        #expect(Set(rows.rows.map(\.code)).count == 249)
        #expect(rows.rows.allSatisfy { row in row.names.allSatisfy { !$0.isEmpty && $0 != row.code } })
        let korea = try #require(rows.rows.first { $0.code == "KR" })
        #expect(rows.name(of: korea, in: "ko") == "대한민국")
        #expect(rows.name(of: korea, in: "de") == "Südkorea")
        #expect(rows.name(of: korea, in: "fr") == "South Korea")
    }

    @Test(
        "a file of rows that is not in order is refused with its place",
        arguments: [
            ("", "1:1: the first line does not name the columns"),
            ("code\ten\n", "1:1: the first line does not name the columns"),
            ("code\ten\tsearch\nKR\tKorea\n", "2:1: expected 3 fields, there are 2"),
        ])
    func badRows(text: String, problem: String) {
        #expect {
            try ListRows(Array(text.utf8), file: "rows.tsv")
        } throws: { error in
            Recorder.line(try #require(error as? Diagnostic)).hasPrefix(problem)
        }
    }

    @Test("the food app's search: before one and without a result, in Korean and English")
    func zesty() throws {
        let recorder = Recorder(try sample("zesty"))
        recorder.run(
            """
            expect description 등록하려는 맛집을 검색해주세요.
            search 김밥
            expect description 검색 결과가 없어요.
            search
            expect state search
            """)
        #expect(recorder.player?.hasFailed == false)
        var settings = Player.Settings()
        settings.request.traits.language = "en"
        let english = Recorder(try sample("zesty"), settings: settings)
        english.run("search rice\nexpect description No results found.")
        #expect(english.player?.hasFailed == false)
    }

    @Test("the states of a collection say what the library says, and normal shows the rows")
    func statefulCollections() throws {
        let played = try sample("stateful-collections")
        let list = ScrollView()
        for state in CollectionState.allCases {
            list.setState(to: state)
            let described = StateName(rawValue: state.rawValue).flatMap { played.entry.states[$0] }
            #expect(described?.description?.text?.first == list.stateView?.text)
            if case .symbol(let name) = list.stateView?.image {
                #expect(described?.image?.asset == name + ".svg")
            }
        }
        #expect(played.entry.stateNames == [.empty, .loading, .error])
    }

    @Test("an entry of the sample Applications loads for three seconds when it is tapped")
    func applications() throws {
        let recorder = Recorder(try sample("airbnb"))
        recorder.run("tap view\nexpect state loading\nwait 3\nexpect state empty\nexpect taps view")
        #expect(recorder.player?.hasFailed == false)
    }
}
