import Diagnostics
import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Folders that may not be written to.
///
/// Each test has a process of its own, which gives up being root if it is.
struct ReadOnlyTests {
    @Test("an export into a read-only folder is refused before anything is written")
    func readOnly() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch.ofOrdinaryUser()
            try scratch.folder("ro")
            _ = chmod(scratch("ro"), 0o555)
            for name in ["ro", "ro/new", "ro/new/er"] {
                let failure = try #require(throws: ExportFailure.self) {
                    _ = try FolderExport.begin(at: scratch(name))
                }
                let reason = "error: cannot write to it: Permission denied"
                #expect(failure.diagnostic.text == "\(scratch(name)): \(reason)")
            }
            #expect(try scratch.tree() == ["ro/"])
        }
    }

    @Test("an earlier export that has become read-only, in whole or in part, stays as it was")
    func earlier() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch.ofOrdinaryUser()
            try scratch.export(["a": "A", "sub/b": "B", "sub/c": "C"])
            let before = try scratch.tree()
            for folder in ["out", "out/sub"] {
                _ = chmod(scratch(folder), 0o555)
                #expect(throws: ExportFailure.self) {
                    try scratch.export(["a": "new", "new/a": "new", "sub/b": "new", "sub/d": "D"])
                }
                _ = chmod(scratch(folder), 0o755)
                #expect(try scratch.tree() == before)
            }
        }
    }

    @Test("a folder in a read-only one is filled, and brought up to date, from inside")
    func parent() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch.ofOrdinaryUser()
            try scratch.folder("ro")
            try scratch.folder("ro/out")
            _ = chmod(scratch("ro"), 0o555)
            defer { _ = chmod(scratch("ro"), 0o755) }
            for text in ["one", "two", "two"] {
                try scratch.export(["a/b": text, "c": "C"], to: "ro/out")
                #expect(
                    try scratch.tree("ro/out") == [
                        ".emptystates-export = emptystates-export 1\na/b\nc\n", "a/", "a/b = " + text,
                        "c = C",
                    ])
            }
            #expect(throws: ExportFailure.self) {
                try scratch.export(["a/b": "three", "..": ""], to: "ro/out")
            }
            #expect(try scratch.tree("ro/out").count == 4)
        }
    }

    @Test("a page that may not be read is replaced")
    func unreadablePage() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch.ofOrdinaryUser()
            try scratch.export(["a": "A"])
            _ = chmod(scratch("out/a"), 0)
            #expect(try scratch.export(["a": "A"]) == .init(written: 1))
            #expect(scratch.text("out/a") == "A")
        }
    }

    @Test("a single file in a read-only folder is reported and stays")
    func singleFile() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch.ofOrdinaryUser()
            try scratch.file("ro/a", "old")
            _ = chmod(scratch("ro"), 0o555)
            let error = try #require(throws: FileError.self) {
                try FileWriter.write([1], to: scratch("ro/a"))
            }
            _ = chmod(scratch("ro"), 0o755)
            #expect(error.code == EACCES && error.path == scratch("ro/a"))
            #expect(try scratch.tree() == ["ro/", "ro/a = old"])
        }
    }
}

extension Scratch {
    /// A temporary folder of a user for whom permissions count; only for a process of its own.
    static func ofOrdinaryUser() throws -> Scratch {
        if geteuid() == 0 {
            try #require(setgid(65_534) == 0 && setuid(65_534) == 0)
        }
        return try Scratch()
    }
}
