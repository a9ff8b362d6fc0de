import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Exports that take over what an earlier one made from the same origin.
struct KeptExportTests {
    let scratch: Scratch
    private let origin: ExportOrigin
    private let other: ExportOrigin

    init() throws {
        scratch = try Scratch()
        origin = try #require(ExportOrigin(digest: Array(1...16)))
        other = try #require(ExportOrigin(digest: Array(2...17)))
        try export()
        letTimePass()
    }

    /// What an export did, and whether it kept the two files of the origin.
    @discardableResult
    private func export(
        _ a: String = "A", from origin: ExportOrigin? = nil, keepsUnlisted: Bool = false
    ) throws -> (summary: FolderExport.Summary, isKept: Bool) {
        let origin = origin ?? self.origin
        let export = try FolderExport.begin(at: scratch("out"), keepsUnlisted: keepsUnlisted)
        let isKept = try export.keep(origin)
        if !isKept {
            try export.add("a.html", Array(a.utf8), from: origin)
            try export.add("screens/a.html", Array("screen".utf8), from: origin)
        }
        try export.add("index.html", Array("index".utf8))
        return (try export.finish(), isKept)
    }

    /// Waits until files that are written have a later time than those before: a file system's clock ticks.
    private func letTimePass() {
        let before = FileTime.now
        while FileTime.now == before { usleep(500) }
    }

    /// Files whose time was that of the marker are made once more; that none is here depends on no clock.
    private func settle() throws {
        #expect(utimensat(AT_FDCWD, scratch("out/" + ExportMarker.name), nil, 0) == 0)
        letTimePass()
    }

    @Test("what is as it was is kept, and nothing is written")
    func kept() throws {
        try settle()
        let before = try scratch.stamps("")
        let again = try export("would be other")
        #expect(again.isKept)
        #expect(again.summary == .init(unchanged: 3))
        #expect(try scratch.stamps("") == before)
    }

    @Test("another origin, a first export and a missing marker keep nothing")
    func unknown() throws {
        try settle()
        let changed = try export("B", from: other)
        #expect(!changed.isKept)
        #expect(changed.summary == .init(written: 1, unchanged: 2))
        let fresh = try FolderExport.begin(at: scratch("fresh"))
        #expect(try !fresh.keep(origin))
        fresh.cancel()
    }

    @Test("an origin that is no longer there takes its files along")
    func gone() throws {
        try settle()
        let summary = try scratch.export(["index.html": "index"])
        #expect(summary == .init(unchanged: 1, removed: 2))
        #expect(scratch.text("out/.emptystates-export") == "emptystates-export 1\nindex.html\n")
    }

    @Test("a file that was edited, cut off, replaced or removed is made again")
    func edited() throws {
        let damages: [(Scratch) throws -> Void] = [
            { try $0.file("out/a.html", "X") },
            { try $0.file("out/a.html", "longer") },
            { #expect(unlink($0("out/screens/a.html")) == 0) },
            {
                try $0.file("X", "X")
                #expect(rename($0("X"), $0("out/a.html")) == 0)
            },
            {
                // With the time of before, which nobody can give to the file's status.
                let before = try $0.status("out/a.html")
                try $0.file("out/a.html", "X")
                FileTime(modified: before).set(for: "a.html", in: try OpenFolder(at: $0("out")))
            },
        ]
        for (number, damage) in damages.enumerated() {
            try settle()
            try damage(scratch)
            let mended = try export()
            #expect(!mended.isKept, "\(number)")
            #expect(mended.summary.written == 1, "\(number)")
            #expect(scratch.text("out/a.html") == "A", "\(number)")
            #expect(scratch.text("out/screens/a.html") == "screen", "\(number)")
            letTimePass()
            // What was put in place after the run began is compared once more, and known from then on. That it was
            // after, and not in the same tick of the clock, is made sure of.
            #expect(chmod(scratch("out/a.html"), 0o600) == 0)
            letTimePass()
            #expect(try export().summary.written == 0, "\(number)")
            letTimePass()
            #expect(try export().isKept, "\(number)")
        }
    }

    @Test("a link in a kept file's place is replaced by the file")
    func link() throws {
        try settle()
        try scratch.file("victim", "A")
        #expect(unlink(scratch("out/a.html")) == 0)
        try scratch.link("out/a.html", to: scratch("victim"))
        #expect(try export().summary.written == 1)
        #expect(FileStatus.kind(of: scratch("out/a.html")) == .file)
    }

    @Test("files that were only touched are compared once, and kept after that")
    func touched() throws {
        try settle()
        #expect(chmod(scratch("out/a.html"), 0o600) == 0)
        letTimePass()
        let compared = try export()
        #expect(!compared.isKept)
        #expect(compared.summary == .init(unchanged: 3))
        #expect(try export("would be other").isKept)
    }

    @Test("a shard does not vouch for the files of another")
    func shards() throws {
        try settle()
        try scratch.file("out/a.html", "X")
        letTimePass()
        let second = try FolderExport.begin(at: scratch("out"), keepsUnlisted: true)
        try second.add("b.html", Array("B".utf8), from: other)
        _ = try second.finish()
        letTimePass()
        let first = try export(keepsUnlisted: true)
        #expect(!first.isKept)
        #expect(first.summary.written == 1)
        #expect(scratch.text("out/a.html") == "A" && scratch.text("out/b.html") == "B")
    }

    @Test("a run does not vouch for what was edited after it began, though another left a later marker")
    func laterMarker() throws {
        let shard = try FolderExport.begin(at: scratch("out"), keepsUnlisted: true)
        try shard.add("b.html", Array("B".utf8), from: other)
        _ = try shard.finish()
        letTimePass()
        try settle()
        let run = try FolderExport.begin(at: scratch("out"), keepsUnlisted: true)
        #expect(try run.keep(origin))
        letTimePass()
        try scratch.file("out/a.html", "X")
        letTimePass()
        try settle()
        try run.add("c.html", Array("C".utf8))
        _ = try run.finish()
        letTimePass()
        let mended = try export(keepsUnlisted: true)
        #expect(!mended.isKept)
        #expect(scratch.text("out/a.html") == "A")
    }

    @Test("two threads keep a thousand files")
    func concurrency() throws {
        for isFirst in [true, false] {
            let export = try FolderExport.begin(at: scratch("many"))
            let failures = inParallel(2) { worker throws(ExportFailure) in
                for number in 0..<500 {
                    let digest = [UInt8](repeating: UInt8(worker), count: 14) + [UInt8(number >> 8)]
                    guard let origin = ExportOrigin(digest: digest + [UInt8(number & 255)]) else { return }
                    if try export.keep(origin) { continue }
                    try export.add("f\(number % 7)/\(worker)-\(number)", [1, 2, 3], from: origin)
                }
            }
            #expect(failures == [nil, nil])
            let summary = try export.finish()
            #expect(summary == (isFirst ? .init(written: 1000) : .init(unchanged: 1000)))
            letTimePass()
        }
    }
}
