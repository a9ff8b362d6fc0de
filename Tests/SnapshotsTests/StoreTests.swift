import Snapshots
import Testing

@Suite("The folder of goldens")
struct StoreTests {
    private static let layout = StoreLayout(
        fileExtensions: ["html": "html", "text": "txt"], states: ["empty", "loading"])

    @Test("a comparison tells equal, changed, missing and unreadable apart")
    func comparison() throws {
        let scratch = try Scratch()
        try scratch.write("html/a.html", "abc")
        try scratch.write("html/empty.html", "")
        try scratch.write("html/folder.html/x", "")
        let store = GoldenStore(scratch.path)
        var golden = [UInt8](repeating: 0, count: 100)
        #expect(store.compare("html/a.html", with: "abc".bytes, golden: &golden) == .matched)
        #expect(store.compare("html/a.html", with: "abd".bytes, golden: &golden) == .changed)
        #expect(golden == "abc".bytes)
        #expect(store.compare("html/a.html", with: "abcd".bytes, golden: &golden) == .changed)
        #expect(store.compare("html/b.html", with: "abc".bytes, golden: &golden) == .missing)
        #expect(golden.isEmpty)
        #expect(store.compare("text/a.txt", with: [], golden: &golden) == .missing)
        #expect(store.compare("html/empty.html", with: [], golden: &golden) == .matched)
        #expect(
            store.compare("html/folder.html", with: [], golden: &golden) == .unreadable("it is a folder"))
        #expect(try scratch.files() == ["html/a.html", "html/empty.html", "html/folder.html/x"])
    }

    @Test("goldens are found by their names; files of others are not goldens")
    func listing() throws {
        let scratch = try Scratch()
        let goldens = ["html/a.dark.html", "html/a.html", "old/a.pdf", "old/b.pdf", "text/a.loading.txt"]
        let others = [
            "snapshots.json", "README.md", "html/notes.txt", "html/a.html.pending", "docs/readme.md",
            "text/a.loading.html",
        ]
        for file in goldens + others { try scratch.write(file, "") }
        let store = GoldenStore(scratch.path)
        let found = try Self.layout.goldens(in: store) { $0 == "a" }
        #expect(found.map(\.path) == goldens)
        // A folder of a renderer that is not known counts if an entry is in it that is.
        #expect(try Self.layout.goldens(in: store) { $0 == "readme" }.map(\.path).contains("docs/readme.md"))
        let skipped = try Self.layout.contents(
            of: store, isEntry: { _ in false }, isVariant: { _ in false }, skipped: { $0.hasPrefix("html/") })
        #expect(skipped.goldens.map(\.path) == ["text/a.loading.txt"])
    }

    @Test(
        "a golden with an ending that its renderer's files have no more is told from a file of somebody else")
    func otherEndings() throws {
        let scratch = try Scratch()
        let goldens = [
            "html/a.dark.htm", "html/a.html", "html/a.loading.dark.pdf", "text/a.html", "text/a.txt",
        ]
        let others = [
            "html/a.html.bak", "html/a.light.htm", "html/b.htm", "html/c/a.html", "text/README.txt",
        ]
        for file in goldens + others + ["html/a.html.pending", "README.md", "docs/readme.md"] {
            try scratch.write(file, "")
        }
        let contents = try Self.layout.contents(
            of: GoldenStore(scratch.path), isEntry: { $0 == "a" }, isVariant: { $0 == "dark" })
        #expect(contents.goldens.map(\.path) == goldens)
        #expect(contents.others == others)
        #expect(contents.goldens[2].state == "loading" && contents.goldens[2].fileExtension == "pdf")
    }

    @Test("an orphan is told with what is gone: its entry, its state, its variant or its renderer")
    func orphans() throws {
        let orphans = Orphans(
            scenes: ["a": ["a", "a.loading"], "quiet": []], unknownEntries: ["broken"], aliases: ["was": "a"]
        ) { name in
            if name.renderer == "old" { return "there is no renderer old" }
            return name.variant.map { "there is no variant \($0)" }
        }
        func reason(_ path: String) throws -> String? {
            orphans.reason(for: try #require(Self.layout.name(of: path)))
        }
        #expect(try reason("html/a.html") == nil)
        #expect(try reason("html/a.loading.html") == nil)
        #expect(try reason("html/broken.loading.html") == nil)
        #expect(try reason("html/b.html") == "its entry is gone")
        #expect(try reason("html/was.html") == "its entry is a now")
        #expect(try reason("html/a.empty.html") == "its entry has no state empty, or does not show it")
        #expect(try reason("html/quiet.html") == "its entry shows nothing")
        #expect(try reason("html/a.dark.html") == "there is no variant dark")
        #expect(try reason("old/a.pdf") == "there is no renderer old")
        #expect(orphans.knows(entry: "broken") && orphans.knows(entry: "was"))
        #expect(!orphans.knows(entry: "b"))
    }

    @Test("a golden is removed alone, and its folder with the last one")
    func removal() throws {
        let scratch = try Scratch()
        try scratch.write("html/a.html", "")
        try scratch.write("html/b.html", "")
        let store = GoldenStore(scratch.path)
        let names = try Self.layout.goldens(in: store) { _ in true }
        try store.remove(names[0])
        #expect(try scratch.files() == ["html/b.html"])
        try store.remove(names[1])
        #expect(!store.hasFolder(of: "html"))
        #expect(throws: StoreProblem.self) { try store.remove(names[1]) }
    }

    @Test("what waits lies under its golden's name, beside it or elsewhere, and is found and removed again")
    func pending() throws {
        let scratch = try Scratch()
        try scratch.write("html/a.html", "old")
        let beside = PendingFolder(scratch.path)
        let elsewhere = PendingFolder(scratch("else/where"))
        #expect(try elsewhere.goldens(Self.layout) == [])
        try beside.leave("new".bytes, for: "html/a.html")
        try elsewhere.leave("x".bytes, for: "text/b.loading.txt")
        #expect(try beside.goldens(Self.layout).map(\.path) == ["html/a.html"])
        #expect(try beside.rendering(for: "html/a.html") == "new".bytes)
        #expect(try beside.rendering(for: "html/b.html") == nil)
        #expect(try elsewhere.goldens(Self.layout).map(\.path) == ["text/b.loading.txt"])
        try beside.remove("html/a.html")
        try beside.remove("html/a.html")
        try elsewhere.removeAll(Self.layout)
        #expect(try scratch.files() == ["html/a.html"])
        #expect(!GoldenStore(scratch("else/where")).exists)
    }
}
