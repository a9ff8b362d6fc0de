import Testing

@testable import Publishing

/// Runs that each produce a shard of one export.
struct SharedExportTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test("a shard keeps the other shards' files, and lists them")
    func oneAfterTheOther() throws {
        try scratch.export(["a.html": "A", "style.css": "S"], keepsUnlisted: true)
        let summary = try scratch.export(["b.html": "B", "style.css": "S"], keepsUnlisted: true)
        #expect(summary == .init(written: 1, unchanged: 1))
        #expect(
            try scratch.tree("out") == [
                ".emptystates-export = emptystates-export 1\na.html\nb.html\nstyle.css\n", "a.html = A",
                "b.html = B",
                "style.css = S",
            ])
        #expect(try scratch.export(["b.html": "B"]).removed == 2)
    }

    @Test("shards that begin together end as one export, whichever finishes first", arguments: [false, true])
    func together(folderExists: Bool) throws {
        if folderExists { try scratch.folder("out") }
        let first = try FolderExport.begin(at: scratch("out"), keepsUnlisted: true)
        let second = try FolderExport.begin(at: scratch("out"), keepsUnlisted: true)
        try first.add("a/1.html", [0x31])
        try second.add("a/2.html", [0x32])
        try first.add("style.css", [0x53])
        try second.add("style.css", [0x53])
        _ = try second.finish()
        _ = try first.finish()
        #expect(
            try scratch.tree("out") == [
                ".emptystates-export = emptystates-export 1\na/1.html\na/2.html\nstyle.css\n", "a/",
                "a/1.html = 1",
                "a/2.html = 2", "style.css = S",
            ])
        #expect(try scratch.tree().count == 6)
    }

    @Test("many shards at once lose nothing")
    func manyAtOnce() throws {
        let directory = scratch("out")
        let failures = inParallel(8) { worker throws(ExportFailure) in
            let export = try FolderExport.begin(at: directory, keepsUnlisted: true)
            for number in 0..<20 { try export.add("f\(number)/\(worker).html", [0x30 + UInt8(worker)]) }
            _ = try export.finish()
        }
        #expect(failures.allSatisfy { $0 == nil })
        let marker = try #require(
            scratch.text("out/.emptystates-export").flatMap { ExportMarker(bytes: Array($0.utf8)) })
        #expect(marker.files.count == 160)
        #expect(try scratch.tree("out").filter { $0.contains(".html = ") }.count == 160)
        #expect(try scratch.tree().allSatisfy { $0.hasPrefix("out/") })
    }

    @Test("a folder that something else has filled in the meantime is refused and left alone")
    func filledMeanwhile() throws {
        let export = try FolderExport.begin(at: scratch("out"), keepsUnlisted: true)
        try export.add("a", [1])
        try scratch.file("out/notes.txt", "mine")
        #expect(try refusal { _ = try export.finish() }.rule == "output-not-empty")
        #expect(try scratch.tree() == ["out/", "out/notes.txt = mine"])
    }
}
