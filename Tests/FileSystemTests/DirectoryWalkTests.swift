import Foundation
import Testing

@testable import FileSystem

@Suite("Walking a folder")
struct DirectoryWalkTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("files of all levels are listed by the bytes of their paths")
    func order() throws {
        let names = [
            "b/c.yaml", "b.yaml", "b-c/d.yaml", "B/a.yaml", "a", "é.yaml", "z", "e\u{301}.yaml", "𝒶",
        ]
        for name in names { try folder.write([], to: name) }
        let expected = [
            "B/a.yaml", "a", "b-c/d.yaml", "b.yaml", "b/c.yaml", "e\u{301}.yaml", "z", "é.yaml", "𝒶",
        ]
        let found = try DirectoryWalk.files(below: folder.path) { _ in true }
        #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test("a large folder is listed alike on one core and on two", arguments: [3, 200])
    func twoCores(folders: Int) throws {
        for number in 0..<folders {
            for name in ["b.yaml", "a/c.yaml", ".hidden"] { try folder.write([], to: "f\(number)/\(name)") }
        }
        let expected = try DirectoryWalk.files(below: folder.path) { _ in true }
        #expect(expected.count == 2 * folders)
        let listing = try DirectoryWalk.listing(below: folder.path) { _ in true }
        #expect(listing.files == expected && listing.problems.isEmpty)
    }

    @Test("a listing has all that can be found, and says what cannot", arguments: [2, 100])
    func problemsBesideFiles(folders: Int) throws {
        for number in 0..<folders { try folder.write([], to: "f\(number)/a.yaml") }
        let deepest = "f1/" + Array(repeating: "d", count: DirectoryWalk.depthLimit).joined(separator: "/")
        try folder.write([], to: deepest + "/a.yaml")
        let listing = try DirectoryWalk.listing(below: folder.path) { _ in true }
        #expect(listing.files.count == folders)
        #expect(listing.problems.map(\.path) == [folder(deepest + "/")])
        #expect(listing.problems.map(\.reason) == ["folders are nested deeper than 64"])
        #expect(throws: FileError.self) {
            try DirectoryWalk.listing(below: folder("none")) { _ in true }
        }
    }

    @Test("only what is accepted is listed")
    func accepted() throws {
        for name in ["a/a.yaml", "a/a.svg", "b.yml"] { try folder.write([], to: name) }
        #expect(try DirectoryWalk.files(below: folder.path) { $0.hasSuffix(".yaml") } == ["a/a.yaml"])
    }

    @Test("hidden files and folders are skipped")
    func hidden() throws {
        for name in [".a", ".git/b", "c/.d", "c/e"] { try folder.write([], to: name) }
        #expect(try DirectoryWalk.files(below: folder.path) { _ in true } == ["c/e"])
    }

    @Test("a link to a folder is not entered, and other links are listed")
    func links() throws {
        try folder.write([], to: "a/file")
        try folder.link("a/self", to: ".")
        try folder.link("a/up", to: "..")
        try folder.link("a/near", to: "file")
        try folder.link("a/broken", to: "none")
        #expect(
            try DirectoryWalk.files(below: folder.path) { _ in true } == ["a/broken", "a/file", "a/near"])
    }

    @Test("a pipe is skipped")
    func pipe() throws {
        #expect(mkfifo(folder("pipe"), 0o600) == 0)
        #expect(try DirectoryWalk.files(below: folder.path) { _ in true } == [])
    }

    @Test("an empty folder has no files; a missing folder or a file is an error")
    func failures() throws {
        #expect(try DirectoryWalk.files(below: folder.path) { _ in true } == [])
        try folder.write([], to: "a")
        let missing = #expect(throws: FileError.self) {
            try DirectoryWalk.files(below: folder("none")) { _ in true }
        }
        #expect(missing?.code == ENOENT)
        let file = #expect(throws: FileError.self) {
            try DirectoryWalk.files(below: folder("a")) { _ in true }
        }
        #expect(file?.code == ENOTDIR)
    }

    @Test("folders may be nested to the limit and no deeper")
    func depth() throws {
        let deepest = Array(repeating: "d", count: DirectoryWalk.depthLimit).joined(separator: "/")
        try folder.write([], to: deepest + "/file")
        #expect(try DirectoryWalk.files(below: folder.path) { _ in true } == [deepest + "/file"])
        try folder.write([], to: deepest + "/d/file")
        let error = #expect(throws: FileError.self) {
            try DirectoryWalk.files(below: folder.path) { _ in true }
        }
        #expect(error?.reason == "folders are nested deeper than 64")
        #expect(error?.path == folder(deepest + "/d/"))
    }

    #if os(Linux)
        @Test("a path that is not UTF-8 is an error where it is wanted, and passed over elsewhere")
        func badNames() throws {
            try folder.write([], to: "good.yaml")
            let raw = Array(folder("bad").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
            #expect(mkdir(raw, 0o700) == 0)
            let inner = raw.dropLast() + Array("/x.yaml".utf8CString)
            let file = open(inner, O_CREAT | O_WRONLY, 0o600)
            #expect(file >= 0)
            close(file)
            #expect(try DirectoryWalk.files(below: folder.path) { $0.hasPrefix("good") } == ["good.yaml"])
            let error = #expect(throws: FileError.self) {
                try DirectoryWalk.files(below: folder.path) { $0.hasSuffix(".yaml") }
            }
            #expect(error?.reason == "its path is not UTF-8")
            #expect(error?.path == folder("bad\\xFF/x.yaml"))
            let listing = try DirectoryWalk.listing(below: folder.path) { $0.hasSuffix(".yaml") }
            #expect(listing.files == ["good.yaml"])
            #expect(listing.problems == [error].compactMap { $0 })
        }
    #endif

    @Test("no descriptor stays open")
    func descriptors() throws {
        for name in ["a/b/c", "d/e", "f"] { try folder.write([], to: name) }
        // Each round would use up some numbers for good, and there are fewer numbers than rounds.
        var limit = rlimit()
        #expect(getrlimit(numberOfFiles, &limit) == 0)
        limit.rlim_cur = min(limit.rlim_max, 512)
        #expect(setrlimit(numberOfFiles, &limit) == 0)
        for _ in 0..<1_000 {
            _ = try? FileReader.readInside(folder: folder.path, name: "a/b", limit: 10)
            #expect(try FileReader.readInside(folder: folder.path, name: "a/b/c", limit: 10) == [])
            #expect(try DirectoryWalk.files(below: folder.path) { _ in true }.count == 3)
        }
    }

    #if os(Linux)
        private let numberOfFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private let numberOfFiles = RLIMIT_NOFILE
    #endif
}
