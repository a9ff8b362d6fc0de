import Diagnostics
import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs that fail, and what they leave: nothing.
struct FailedExportTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test("a run that fails while putting files in place takes every step back")
    func rolledBack() throws {
        try scratch.export(["a": "A", "b/c": "C", "gone/x/y": "Y", "stale": "S", "turned/d": "D"])
        try scratch.file("out/b/notes.txt", "mine")
        let before = try scratch.tree()
        let files = try scratch.stamps("out")
        let export = try FolderExport.begin(at: scratch("out"))
        for path in ["a", "b/c", "fresh/e/f", "turned", "z"] { try export.add(path, Array("new".utf8)) }
        // Somebody puts a file of their own where the last page is to go.
        try scratch.file("out/z", "mine")
        let refused = try refusal { _ = try export.finish() }
        #expect(refused.rule == "output-foreign-file" && refused.text.hasPrefix(scratch("out/z")))
        #expect(unlink(scratch("out/z")) == 0)
        #expect(try scratch.tree() == before)
        let after = try scratch.stamps("out")
        for name in [
            "a ", "b/c ", "b/notes.txt ", "gone/x/y ", "stale ", "turned/d ", ".emptystates-export ",
        ] {
            let stamp = try #require(files.first { $0.hasPrefix(name) })
            #expect(after.contains(stamp))
        }
    }

    @Test("a run whose marker cannot be put in place takes every step back")
    func markerBlocked() throws {
        try scratch.export(["a": "A", "stale": "S"])
        let export = try FolderExport.begin(at: scratch("out"), keepsUnlisted: true)
        try export.add("a", Array("new".utf8))
        try export.add("b/c", Array("new".utf8))
        #expect(rename(scratch("out/.emptystates-export"), scratch("marker")) == 0)
        try scratch.folder("out/.emptystates-export")
        let before = try scratch.tree("out")
        #expect(throws: ExportFailure.self) { try export.finish() }
        #expect(try scratch.tree("out") == before)
    }

    @Test("a staging folder that has been removed under way fails the run and leaves the output as it was")
    func stagingGone() throws {
        try scratch.export(["a": "A"])
        let export = try FolderExport.begin(at: scratch("out"))
        try export.add("a", Array("new".utf8))
        let staging = try #require(try OpenFolder(at: scratch.path).names().first { $0 != "out" })
        try OpenFolder(at: scratch.path).removeTree(staging)
        #expect(throws: ExportFailure.self) { try export.finish() }
        #expect(
            try scratch.tree() == [
                "out/", "out/.emptystates-export = emptystates-export 1\na\n", "out/a = A",
            ])
    }

    @Test("a name that is too long for the file system is reported with its path")
    func nameTooLong() throws {
        let export = try FolderExport.begin(at: scratch("out"))
        let name = String(repeating: "n", count: 256)
        let failure = try #require(throws: ExportFailure.self) { try export.add(name, [1]) }
        guard case .file(let error) = failure else {
            Issue.record("not a file error: \(failure)")
            return
        }
        #expect(error.code == ENAMETOOLONG && error.path == scratch("out/" + name))
        #expect(throws: failure) { try export.finish() }
        #expect(try scratch.tree() == [])
    }

    @Test("a file system that takes no files is reported with the output's path", .enabled(if: isProcMounted))
    func unwritable() throws {
        let failure = try #require(throws: ExportFailure.self) { _ = try FolderExport.begin(at: "/proc/out") }
        #expect(failure.diagnostic.text.hasPrefix("/proc/out: error: cannot write to it: "))
    }

    private static let isProcMounted = FileStatus.kind(of: "/proc/self") != nil
}

/// What can be tried only in a process of its own.
struct ProcessExportTests {
    @Test("a file size limit fails the run with the path and the reason, and leaves nothing")
    func fileSizeLimit() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch()
            try scratch.export(["small": "old"])
            let before = try scratch.tree()
            Signals.ignoreFileSizeSignal()
            // Threads that run tests block the signal; one that does not would be ended by it.
            let disposition = signal(SIGXFSZ, SIG_IGN)
            #expect(unsafeBitCast(disposition, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            #if canImport(Glibc)
                try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            #else
                try #require(setrlimit(RLIMIT_FSIZE, &limit) == 0)
            #endif
            for name in ["out", "new/er"] {
                let export = try FolderExport.begin(at: scratch(name))
                try export.add("small", [1])
                let failure = try #require(throws: ExportFailure.self) {
                    try export.add("large", [UInt8](repeating: 0x61, count: 5000))
                }
                guard
                    failure.diagnostic.text == scratch(name + "/large")
                        + ": error: cannot write it: File too large"
                else { exit(3) }
                try #require(throws: ExportFailure.self) { try export.finish() }
                guard try scratch.tree() == before else { exit(4) }
            }
            let error = try #require(throws: FileError.self) {
                try FileWriter.write([UInt8](repeating: 0x61, count: 5000), to: scratch("out/small"))
            }
            guard error.code == EFBIG, try scratch.tree() == before else { exit(5) }
        }
    }

    @Test("the working directory is filled where it is and not replaced")
    func workingDirectory() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch()
            try scratch.folder("here")
            try #require(chdir(scratch("here")) == 0)
            let node = try OpenFolder(at: ".").status().st_ino
            for text in ["one", "two"] {
                let export = try FolderExport.begin(at: ".")
                try export.add("a/b", Array(text.utf8))
                _ = try export.finish()
                guard try scratch.tree("here").contains("a/b = " + text),
                    scratch.text("here/.emptystates-export") != nil
                else { exit(3) }
            }
            guard try OpenFolder(at: scratch("here")).status().st_ino == node else { exit(4) }
            let relative = try FolderExport.begin(at: "x/y")
            try relative.add("a", [0x61])
            _ = try relative.finish()
            guard scratch.text("here/x/y/a") == "a", try scratch.tree().allSatisfy({ $0.hasPrefix("here/") })
            else { exit(5) }
        }
    }
}
