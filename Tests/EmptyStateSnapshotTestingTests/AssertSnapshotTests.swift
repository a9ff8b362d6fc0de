import CatalogModel
import EmptyDataSet
import EmptyStateSnapshotTesting
import Foundation
import RenderText
import Rendering
import SceneModel
import Synchronization
import Testing

@Suite("Assertions in tests of one's own")
struct AssertSnapshotTests {
    /// Runs assertions that must fail, and gives what they say.
    private func messages(_ body: () throws -> Void) rethrows -> [String] {
        let messages = Mutex<[String]>([])
        try withKnownIssue {
            try body()
        } matching: { issue in
            messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
            return true
        }
        return messages.withLock { $0 }
    }

    @Test("a rendering that is its golden passes: of an entry's first state, of another, of a variant")
    func matched() throws {
        let scratch = try Scratch()
        let entry = try scratch.entry("one", title: "Hello")
        try scratch.write("gold/title/one.txt", "light: Hello\n")
        try scratch.write("gold/title/one.error.txt", "light: Bad\n")
        try scratch.write("gold/title/one.dark.txt", "dark: Hello\n")
        try scratch.write("gold/snapshots.json", "{\"variants\": {\"dark\": {\"appearance\": \"dark\"}}}")
        let before = try scratch.files()
        assertSnapshot(of: entry, as: TitleRenderer(), in: scratch("gold"))
        assertSnapshot(of: entry, state: .error, as: TitleRenderer(), in: scratch("gold"))
        assertSnapshot(of: entry, as: TitleRenderer(), variant: "dark", in: scratch("gold"))
        #expect(try scratch.files() == before)
    }

    @Test("a change fails with its lines, a missing golden by its name, and nothing is written")
    func failures() throws {
        let scratch = try Scratch()
        let entry = try scratch.entry("one", title: "Hello")
        try scratch.write("gold/title/one.txt", "light: Hullo\n")
        let before = try scratch.files()
        let found = messages {
            assertSnapshot(of: entry, as: TitleRenderer(), in: scratch("gold"))
            assertSnapshot(of: entry, state: .error, as: TitleRenderer(), in: scratch("gold"))
            assertSnapshot(of: entry, state: .loading, as: TitleRenderer(), in: scratch("gold"))
            assertSnapshot(of: entry, as: TitleRenderer(), variant: "dark", in: scratch("gold"))
        }
        #expect(
            found == [
                "title/one.txt has changed\n- light: Hullo\n+ light: Hello",
                "title/one.error.txt is missing in \(scratch("gold"))",
                "one shows nothing in the state loading",
                "snapshots.json in \(scratch("gold")) describes no variant \"dark\"",
            ])
        #expect(try scratch.files() == before)
    }

    @Test("a renderer that fails fails the test, and so does a name that cannot be a golden's")
    func renderFailures() throws {
        let scratch = try Scratch()
        let entry = try scratch.entry("one", title: "poison")
        var scene = try #require(entry.scene(.empty, artwork: EntryArtwork())).scene
        let found = messages {
            assertSnapshot(of: entry, as: TitleRenderer(), in: scratch("gold"))
            scene.name = "My Scene"
            assertSnapshot(of: scene, as: TitleRenderer(), in: scratch("gold"))
        }
        #expect(found.first == "title/one.txt cannot be rendered: it is poison")
        #expect(
            found.last?.contains("the entry's id \"My Scene\" cannot be part of a golden's name") ?? false)
    }

    @Test("a scene of one's own has a golden too")
    func scenes() throws {
        let scratch = try Scratch()
        let entry = try scratch.entry("one", title: "Hello")
        var scene = try #require(entry.scene(.error, artwork: EntryArtwork())).scene
        scene.name = "mine.loading"
        try scratch.write("gold/title/mine.loading.txt", "light: Bad\n")
        assertSnapshot(of: scene, as: TitleRenderer(), in: scratch("gold"))
    }

    @Test("a whole catalogue is one assertion: each state and variant, and entries that are wrong")
    func catalogs() throws {
        let scratch = try Scratch()
        _ = try scratch.entry("one", title: "Hello")
        _ = try scratch.entry("two", title: "World")
        for (file, text) in [("one", "Hello"), ("one.error", "Bad"), ("two", "World"), ("two.error", "Bad")] {
            try scratch.write("gold/title/\(file).txt", "light: \(text)\n")
        }
        assertSnapshots(ofCatalog: scratch("cat"), as: TitleRenderer(), in: scratch("gold"))
        try scratch.write("cat/three.yaml", "id: three\nstates: 1\n")
        _ = try scratch.entry("two", title: "Changed")
        let found = messages {
            assertSnapshots(ofCatalog: scratch("cat"), as: TitleRenderer(), in: scratch("gold"))
            assertSnapshots(ofCatalog: scratch("gold/title"), as: TitleRenderer(), in: scratch("gold"))
            assertSnapshots(ofCatalog: scratch("none"), as: TitleRenderer(), in: scratch("gold"))
        }
        #expect(found.count == 4)
        #expect(found[0].contains("three.yaml:2:9: error:"))
        #expect(found[1] == "title/two.txt has changed\n- light: World\n+ light: Changed")
        #expect(found[2].contains("has no entries"))
        #expect(found[3].hasPrefix("cannot open"))
    }

    @Test("the goldens are those of the command: the same folder, names and bytes")
    func sameStore() throws {
        let scratch = try Scratch()
        let entry = try scratch.entry("one", title: "Hello")
        let composition = try #require(entry.scene(.error, artwork: EntryArtwork()))
        var bytes: [UInt8] = []
        try TextRenderer().render(
            composition.scene, assets: AssetTable(composition.assets), options: RenderOptions(), into: &bytes)
        try scratch.write("gold/text/one.error.txt", String(decoding: bytes, as: UTF8.self))
        assertSnapshot(of: entry, state: .error, as: TextRenderer(), in: scratch("gold"))
    }

    @Test("a failure is told at the line of the assertion")
    func places() throws {
        let scratch = try Scratch()
        let entry = try scratch.entry("one", title: "Hello")
        let lines = Mutex<[Int]>([])
        withKnownIssue {
            assertSnapshot(of: entry, as: TitleRenderer(), in: scratch("gold"))
        } matching: { issue in
            lines.withLock { $0.append(issue.sourceLocation?.line ?? 0) }
            return issue.sourceLocation?.fileID.hasSuffix("AssertSnapshotTests.swift") ?? false
        }
        #expect(lines.withLock { $0 } == [#line - 5])
    }
}
