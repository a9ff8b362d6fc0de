import FileSystem
import Rendering
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Exports into folders that are missing or empty.
struct FreshExportTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static let marker = ".emptystates-export = emptystates-export 1\na/b.html\nindex.html\n"

    @Test("a missing folder appears with its parents, its files and a sorted marker")
    func missing() throws {
        let summary = try scratch.export(["index.html": "I", "a/b.html": "B"], to: "x/y/out")
        #expect(summary == .init(written: 2))
        #expect(
            try scratch.tree() == [
                "x/", "x/y/", "x/y/out/", "x/y/out/" + Self.marker, "x/y/out/a/", "x/y/out/a/b.html = B",
                "x/y/out/index.html = I",
            ])
    }

    @Test("nothing is to be seen of an export before it is finished")
    func hiddenUntilFinished() throws {
        let export = try FolderExport.begin(at: scratch("x/out"))
        try export.add("a", [1])
        #expect(FileStatus.kind(of: scratch("x")) == nil)
        #expect(try export.finish().written == 1)
        #expect(FileStatus.kind(of: scratch("x/out/a")) == .file)
    }

    @Test("an empty folder is replaced by one with its permissions")
    func empty() throws {
        try scratch.folder("out")
        #expect(chmod(scratch("out"), 0o750) == 0)
        try scratch.export(["index.html": "I", "a/b.html": "B"])
        #expect(try scratch.tree("out") == [Self.marker, "a/", "a/b.html = B", "index.html = I"])
        #expect(try scratch.tree().count == 5)
        #expect(try OpenFolder(at: scratch("out")).status().st_mode & 0o777 == 0o750)
    }

    @Test("what a run left that was killed is removed, and what one works in is not")
    func abandoned() throws {
        // No process has the number, and nobody has locked the folder.
        try scratch.file(".out.emptystates-999999999/new/a", "A")
        try scratch.file(".out.emptystates-999999999-1/new/a", "A")
        // The parent of this process is alive.
        try scratch.file(".out.emptystates-\(getppid())/new/a", "A")
        // Another machine may count its processes otherwise.
        try scratch.file(".out.emptystates-999999998/new/a", "A")
        let locked = try OpenFolder(at: scratch(".out.emptystates-999999998"))
        #expect(locked.lock())
        try scratch.file(".other.emptystates-999999999/new/a", "A")
        try scratch.export(["index.html": "I"])
        let kept = try OpenFolder(at: scratch.path).names().sorted()
        #expect(
            kept
                == [
                    ".other.emptystates-999999999", ".out.emptystates-999999998",
                    ".out.emptystates-\(getppid())", "out",
                ].sorted())
        extendLifetime(locked)
    }

    @Test("an export of no files is a folder with a marker")
    func noFiles() throws {
        #expect(try scratch.export([:]) == .init())
        #expect(try scratch.tree() == ["out/", "out/.emptystates-export = emptystates-export 1\n"])
    }

    @Test("new files have the permissions that the process's mask leaves")
    func permissions() throws {
        try scratch.export(["a/b": "B"])
        try scratch.folder("like")
        #expect(mkdir(scratch("like/folder"), 0o777) == 0)
        let like = try #require(try OpenFolder(at: scratch("like")).status(of: "folder")).st_mode & 0o777
        for folder in ["out", "out/a"] {
            #expect(try OpenFolder(at: scratch(folder)).status().st_mode & 0o777 == like)
        }
        #expect(try OpenFolder(at: scratch("out/a")).status(of: "b")?.st_mode == S_IFREG | like & 0o666)
    }

    @Test("a cancelled export leaves nothing", arguments: ["out", "x/y/out", "there"])
    func cancelled(name: String) throws {
        try scratch.folder("there")
        let export = try FolderExport.begin(at: scratch(name))
        try export.add("a/b/c", [1])
        export.cancel()
        export.cancel()
        #expect(try scratch.tree() == ["there/"])
        #expect(throws: ExportFailure.self) { try export.add("d", [1]) }
        #expect(throws: ExportFailure.self) { try export.finish() }
        #expect(try scratch.tree() == ["there/"])
    }

    @Test("an export that is given up without a word leaves nothing")
    func forgotten() throws {
        do {
            let export = try FolderExport.begin(at: scratch("out"))
            try export.add("a", [1])
            #expect(try !scratch.tree().isEmpty)
        }
        #expect(try scratch.tree() == [])
    }

    @Test("an export is finished once")
    func finishedOnce() throws {
        let export = try FolderExport.begin(at: scratch("out"))
        _ = try export.finish()
        let tree = try scratch.tree()
        #expect(throws: ExportFailure.self) { try export.finish() }
        export.cancel()
        #expect(try scratch.tree() == tree)
    }

    @Test(
        "a path that is refused spoils the whole export",
        arguments: [
            ["../../escape"], ["/tmp/absolute"], [".."], ["a\0b"], [""], ["a\\b"], ["ok", "OK"],
            ["ok", "ok"],
            ["ok", "ok/a"], [ExportMarker.name],
        ])
    func hostilePaths(paths: [String]) throws {
        let export = try FolderExport.begin(at: scratch("x/out"))
        for path in paths.dropLast() { try export.add(path, [1]) }
        let refused = try refusal { try export.add(paths.last ?? "", [1]) }
        #expect(refused.rule == "output-path-invalid")
        #expect(refused.text.contains("remedy: "))
        #expect(throws: ExportFailure.self) { try export.finish() }
        #expect(try scratch.tree() == [])
    }

    @Test("an artifact goes to its own path")
    func artifact() throws {
        let export = try FolderExport.begin(at: scratch("out"))
        try export.add(Artifact(scene: "a", path: "a.txt", mediaType: "text/plain", bytes: [0x61]))
        _ = try export.finish()
        #expect(scratch.text("out/a.txt") == "a")
    }

    @Test("two threads add two thousand files between them")
    func concurrency() throws {
        let export = try FolderExport.begin(at: scratch("out"))
        let failures = inParallel(2) { worker throws(ExportFailure) in
            for number in 0..<1000 {
                try export.add(
                    "f\(number % 37)/\(worker)-\(number).html", Array("page \(worker) \(number)".utf8))
            }
        }
        #expect(failures == [nil, nil])
        #expect(try export.finish().written == 2000)
        #expect(scratch.text("out/f26/1-999.html") == nil)
        #expect(scratch.text("out/f0/1-999.html") == "page 1 999")
        let tree = try scratch.tree("out")
        #expect(tree.filter { $0.contains(".html = page") }.count == 2000)
        #expect(tree.count == 2000 + 37 + 1)
        #expect(try scratch.tree().count == tree.count + 1)
    }

    @Test("two threads that produce the same path are told so once")
    func concurrentTwins() throws {
        let export = try FolderExport.begin(at: scratch("out"))
        let failures = inParallel(2) { _ throws(ExportFailure) in try export.add("same", [1]) }
        #expect(failures.filter { $0 == nil }.count == 1)
        #expect(throws: ExportFailure.self) { try export.finish() }
        #expect(try scratch.tree() == [])
    }

    @Test("an export that is cancelled while others are adding leaves nothing", arguments: 0..<5)
    func cancelledUnderWay(round: Int) throws {
        let export = try FolderExport.begin(at: scratch("out"))
        let failures = inParallel(3) { worker throws(ExportFailure) in
            if worker == 0 {
                usleep(useconds_t(500 + round * 400))
                return export.cancel()
            }
            for number in 0..<100_000 { try export.add("\(worker)/\(number)", [1]) }
        }
        #expect(failures[0] == nil && failures[1] != nil && failures[2] != nil)
        #expect(try scratch.tree() == [])
    }
}
