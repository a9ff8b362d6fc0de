import Rendering
import Testing

@testable import Publishing

/// Runs that put files into a folder that is somebody else's.
struct GuestExportTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func export(_ files: [String: String]) throws -> FolderExport.Summary {
        let export = try FolderExport.begin(at: scratch("out"), isGuest: true)
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { try export.add(path, Array(text.utf8)) }
        return try export.finish()
    }

    @Test("a guest replaces files at its own paths, leaves all others, and writes no marker")
    func others() throws {
        try scratch.folder("out")
        try scratch.file("out/notes.txt", "mine")
        try scratch.file("out/a.html", "old")
        #expect(try export(["a.html": "new", "b.html": "B"]) == .init(written: 2))
        #expect(try scratch.tree("out") == ["a.html = new", "b.html = B", "notes.txt = mine"])
        #expect(try export(["a.html": "new", "b.html": "C"]) == .init(written: 1, unchanged: 1))
    }

    @Test(
        "what a renderer calls otherwise than its scene replaces nothing that is there",
        arguments: [
            ("a.txt", true), ("a.x.txt", true), ("a/page.txt", true), ("index.html", false),
            ("ab.txt", false),
            ("b/a.txt", false),
        ])
    func names(path: String, isReplaced: Bool) throws {
        func add(_ text: String) throws {
            let export = try FolderExport.begin(at: scratch("out"), isGuest: true)
            try export.add(
                Artifact(scene: "a", path: path, mediaType: "text/plain", bytes: Array(text.utf8)))
            _ = try export.finish()
        }
        try add("old")
        try add("old")
        if isReplaced {
            try add("new")
        } else {
            #expect(throws: ExportFailure.self) { try add("new") }
        }
        #expect(scratch.text("out/\(path)") == (isReplaced ? "new" : "old"))
    }

    @Test("a guest makes a folder that is missing, without a marker")
    func missing() throws {
        #expect(try export(["a.html": "A"]) == .init(written: 1))
        #expect(try scratch.tree("out") == ["a.html = A"])
    }

    @Test("a run of a guest that fails changes nothing")
    func failing() throws {
        try scratch.folder("out")
        try scratch.file("out/a.html", "old")
        let export = try FolderExport.begin(at: scratch("out"), isGuest: true)
        try export.add("a.html", [0x41])
        #expect(throws: ExportFailure.self) { try export.add("../b.html", [0x42]) }
        #expect(throws: ExportFailure.self) { try export.finish() }
        #expect(try scratch.tree("out") == ["a.html = old"])
    }
}
