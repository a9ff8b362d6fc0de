import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Whole stories from public reports, of people who lost files to an export.
struct SceneTests {
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.file("cat/foreign.yaml", "id: foreign\n")
    }

    private func export(to name: String, _ text: String = "page</html>\n") throws {
        let export = try FolderExport.begin(at: scratch(name), protecting: [scratch("cat")])
        for path in ["index.html", "linked.html", "linked/index.html"] {
            try export.add(path, Array(text.utf8))
        }
        _ = try export.finish()
    }

    @Test("an output folder full of links to a file of the user is refused, and the file stays")
    func linksInTheOutput() throws {
        try scratch.file("victim.txt", "precious\n")
        try scratch.folder("out")
        for name in ["linked.html", "linked", "index.html"] {
            try scratch.link("out/" + name, to: scratch("victim.txt"))
        }
        let before = try scratch.tree()
        #expect(throws: ExportFailure.self) { try export(to: "out") }
        #expect(try scratch.tree() == before)
    }

    @Test("links that somebody put into an earlier export are replaced, and what they lead to stays")
    func linksInAnEarlierExport() throws {
        try scratch.file("victim.txt", "precious\n")
        try export(to: "out")
        for name in ["linked.html", "index.html", "linked/index.html"] {
            #expect(unlink(scratch("out/" + name)) == 0)
            try scratch.link("out/" + name, to: scratch("victim.txt"))
        }
        try export(to: "out")
        #expect(scratch.text("victim.txt") == "precious\n")
        #expect(try scratch.tree("out").filter { $0.contains(" -> ") } == [])
        #expect(scratch.text("out/linked/index.html") == "page</html>\n")
    }

    @Test("an output that is itself a link fills the real folder and nothing else")
    func outputIsALink() throws {
        try scratch.folder("real-out")
        try scratch.link("out-link", to: scratch("real-out"))
        try export(to: "out-link")
        #expect(scratch.text("real-out/index.html") == "page</html>\n")
        #expect(try scratch.tree().contains("out-link -> " + scratch("real-out")))
    }

    @Test("notes and a repository in the output folder survive every export", arguments: ["out", "cat", "."])
    func foreignFiles(name: String) throws {
        try scratch.file("out/notes.txt", "my notes\n")
        try scratch.file("out/.git/HEAD", "ref: x\n")
        try scratch.file("out/sub/foreign.html", "old\n")
        let before = try scratch.stamps("")
        for _ in 0..<2 { #expect(throws: ExportFailure.self) { try export(to: name) } }
        #expect(try scratch.stamps("") == before)
    }

    @Test("notes that came into an export later survive the next ones")
    func laterNotes() throws {
        try export(to: "out")
        try scratch.file("out/notes.txt", "my notes\n")
        try scratch.file("out/.git/HEAD", "ref: x\n")
        try export(to: "out", "other</html>\n")
        #expect(try scratch.export(["x": "X"]) == .init(written: 1, removed: 3))
        #expect(scratch.text("out/notes.txt") == "my notes\n" && scratch.text("out/.git/HEAD") == "ref: x\n")
    }
}
