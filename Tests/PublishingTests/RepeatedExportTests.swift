import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Exports into the folder of an earlier one.
struct RepeatedExportTests {
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.export(["index.html": "index", "a/b.html": "B", "a/c.html": "C", "d/e/f.html": "F"])
    }

    private static let marker =
        ".emptystates-export = emptystates-export 1\na/b.html\na/c.html\nd/e/f.html\nindex.html\n"

    @Test("an unchanged export writes nothing, not even the time of a folder")
    func unchanged() throws {
        let before = try scratch.stamps("")
        let summary = try scratch.export(
            ["d/e/f.html": "F", "index.html": "index", "a/c.html": "C", "a/b.html": "B"])
        #expect(summary == .init(unchanged: 4))
        #expect(try scratch.stamps("") == before)
    }

    @Test("only what changed is replaced, by another file")
    func changed() throws {
        let before = try scratch.stamps("out")
        // The same size, another size, and one that is as before.
        let summary = try scratch.export(
            ["index.html": "INDEX", "a/b.html": "longer", "a/c.html": "C", "d/e/f.html": "F"])
        #expect(summary == .init(written: 2, unchanged: 2))
        let after = try scratch.stamps("out")
        for same in ["a/c.html ", "d/e/f.html ", ".emptystates-export "] {
            #expect(before.first { $0.hasPrefix(same) } == after.first { $0.hasPrefix(same) })
        }
        for other in ["index.html ", "a/b.html "] {
            #expect(before.first { $0.hasPrefix(other) } != after.first { $0.hasPrefix(other) })
        }
        #expect(
            try scratch.tree("out") == [
                Self.marker, "a/", "a/b.html = longer", "a/c.html = C", "d/", "d/e/", "d/e/f.html = F",
                "index.html = INDEX",
            ])
        #expect(try scratch.tree().count == 9)
    }

    @Test("what is no longer produced is removed with the folders that it leaves empty; foreign files stay")
    func removed() throws {
        try scratch.file("out/a/notes.txt", "mine")
        try scratch.file("out/d/.keep", "")
        let summary = try scratch.export(["index.html": "index", "new/g.html": "G"])
        #expect(summary == .init(written: 1, unchanged: 1, removed: 3))
        #expect(
            try scratch.tree("out") == [
                ".emptystates-export = emptystates-export 1\nindex.html\nnew/g.html\n", "a/",
                "a/notes.txt = mine",
                "d/", "d/.keep = ", "index.html = index", "new/", "new/g.html = G",
            ])
    }

    @Test("a file becomes a folder, and a folder a file")
    func changedKinds() throws {
        let summary = try scratch.export(["index.html/x": "X", "a": "A", "d/e": "E"])
        #expect(summary == .init(written: 3, removed: 4))
        #expect(
            try scratch.tree("out") == [
                ".emptystates-export = emptystates-export 1\na\nd/e\nindex.html/x\n", "a = A", "d/",
                "d/e = E",
                "index.html/", "index.html/x = X",
            ])
    }

    @Test("a folder that holds something foreign does not become a file")
    func folderWithForeignFile() throws {
        try scratch.file("out/d/e/notes.txt", "mine")
        let before = try scratch.tree()
        let refused = try refusal { try scratch.export(["d": "D", "index.html": "other", "new/x": "X"]) }
        #expect(refused.rule == "output-foreign-file")
        #expect(try scratch.tree() == before)
    }

    @Test(
        "a foreign thing in a page's place is refused and everything stays",
        arguments: ["new.html", "dir/", "pipe", "link", "linked/x.html", "plain/x.html"])
    func foreign(path: String) throws {
        try scratch.file("out/new.html", "mine")
        try scratch.file("out/plain", "mine")
        try scratch.file("victim/x.html", "precious")
        try scratch.folder("out/dir")
        try scratch.link("out/link", to: scratch("victim/x.html"))
        try scratch.link("out/linked", to: scratch("victim"))
        #expect(mkfifo(scratch("out/pipe"), 0o600) == 0)
        let before = try scratch.stamps("")
        let page = path.hasSuffix("/") ? String(path.dropLast()) : path
        let refused = try refusal { try scratch.export(["index.html": "changed", page: "ours"]) }
        #expect(refused.rule == "output-foreign-file")
        #expect(refused.text.contains("remedy: move it away"))
        // Staging a file changes the time of the folder that it is staged in, and of nothing else.
        func withoutFolders(_ stamps: [String]) -> [String] { stamps.filter { !$0.contains(". ") } }
        let after = try scratch.stamps("")
        #expect(
            withoutFolders(after).filter { !$0.hasPrefix("out ") }
                == withoutFolders(before).filter { !$0.hasPrefix("out ") })
    }

    @Test("a file that a killed run left is taken in when it is equal")
    func leftByKilledRun() throws {
        try scratch.file("out/new.html", "new")
        let summary = try scratch.export(["index.html": "index", "new.html": "new"])
        #expect(summary == .init(unchanged: 2, removed: 3))
        #expect(scratch.text("out/.emptystates-export") == "emptystates-export 1\nindex.html\nnew.html\n")
    }

    @Test("a link in a listed page's place is replaced by a file, or removed, and not followed")
    func links() throws {
        try scratch.file("victim", "precious")
        for page in ["index.html", "a/b.html"] {
            #expect(unlink(scratch("out/" + page)) == 0)
            try scratch.link("out/" + page, to: scratch("victim"))
        }
        // Equal to what the link leads to, and still not taken for the page.
        let summary = try scratch.export(["index.html": "precious", "a/c.html": "C", "d/e/f.html": "F"])
        #expect(summary == .init(written: 1, unchanged: 2, removed: 1))
        #expect(try scratch.tree().contains("out/index.html = precious"))
        #expect(FileStatus.kind(of: scratch("out/a/b.html")) == nil)
        #expect(scratch.text("victim") == "precious")
    }

    @Test("nothing is removed through a link in a folder's place")
    func removalThroughLink() throws {
        #expect(rename(scratch("out/d"), scratch("elsewhere")) == 0)
        try scratch.link("out/d", to: scratch("elsewhere"))
        let summary = try scratch.export(["index.html": "index"])
        #expect(summary == .init(unchanged: 1, removed: 2))
        #expect(try scratch.tree("elsewhere") == ["e/", "e/f.html = F"])
        #expect(try scratch.tree("out").contains { $0.hasPrefix("d -> ") })
    }

    @Test("a folder in a listed file's place is not removed")
    func folderInPlaceOfListed() throws {
        #expect(unlink(scratch("out/a/b.html")) == 0)
        try scratch.file("out/a/b.html/notes.txt", "mine")
        let summary = try scratch.export(["index.html": "index"])
        #expect(summary.removed == 2)
        #expect(scratch.text("out/a/b.html/notes.txt") == "mine")
    }

    @Test("a missing page is written again and a page changed by hand is put right")
    func repaired() throws {
        #expect(unlink(scratch("out/index.html")) == 0)
        try scratch.file("out/a/b.html", "X")
        #expect(rename(scratch("out/d"), scratch("gone")) == 0)
        let summary = try scratch.export(
            ["index.html": "index", "a/b.html": "B", "a/c.html": "C", "d/e/f.html": "F"])
        #expect(summary == .init(written: 3, unchanged: 1))
        #expect(scratch.text("out/index.html") == "index" && scratch.text("out/a/b.html") == "B")
        #expect(scratch.text("out/d/e/f.html") == "F")
    }

    @Test("a cancelled export leaves everything as it was")
    func cancelled() throws {
        let before = try scratch.stamps("out")
        let export = try FolderExport.begin(at: scratch("out"))
        try export.add("index.html", [1])
        export.cancel()
        #expect(
            try scratch.stamps("out").filter { !$0.hasPrefix(". ") } == before.filter { !$0.hasPrefix(". ") })
        #expect(try scratch.tree().count == 9)
    }

    @Test("a large page is compared to its end")
    func largePage() throws {
        var text = String(repeating: "0123456789", count: 20_000)
        try scratch.export(["big": text], to: "big")
        #expect(try scratch.export(["big": text], to: "big").unchanged == 1)
        text.removeLast()
        #expect(try scratch.export(["big": text + "X"], to: "big").written == 1)
        #expect(scratch.text("big/big") == text + "X")
    }

    @Test("two threads compare and replace two thousand files")
    func concurrency() throws {
        for version in [1, 2, 2] {
            let export = try FolderExport.begin(at: scratch("many"))
            let failures = inParallel(2) { worker throws(ExportFailure) in
                for number in 0..<1000 {
                    let text = number % 2 == 0 ? "same" : "version \(version)"
                    try export.add("f\(number % 101)/\(worker)-\(number).html", Array(text.utf8))
                }
            }
            #expect(failures == [nil, nil])
            _ = try export.finish()
            let tree = try scratch.tree("many")
            #expect(tree.filter { $0.hasSuffix("= version \(version)") }.count == 1000)
            #expect(tree.count == 2000 + 101 + 1)
        }
    }
}
