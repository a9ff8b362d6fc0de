import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct FileWriterTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test(
        "a new file is written and nothing else is left",
        arguments: ["", "text", String(repeating: "x", count: 300_000)])
    func new(text: String) throws {
        try FileWriter.write(Array(text.utf8), to: scratch("a"))
        #expect(try scratch.tree() == ["a = " + text])
    }

    @Test("a file is replaced and keeps its permissions, and its other name keeps its bytes")
    func replaced() throws {
        try scratch.file("a", "old")
        #expect(chmod(scratch("a"), 0o640) == 0)
        #expect(linkat(AT_FDCWD, scratch("a"), AT_FDCWD, scratch("b"), 0) == 0)
        try FileWriter.write(Array("new".utf8), to: scratch("a"))
        #expect(try scratch.tree() == ["a = new", "b = old"])
        #expect(try OpenFolder(at: scratch.path).status(of: "a")?.st_mode == S_IFREG | 0o640)
    }

    @Test("an equal file is left alone")
    func equal() throws {
        try scratch.file("a", "same")
        let before = try scratch.stamps("")
        try FileWriter.write(Array("same".utf8), to: scratch("a"))
        #expect(try scratch.stamps("") == before)
    }

    @Test(
        "a link is replaced and what it leads to is not touched", arguments: ["victim", "nothing", "folder"])
    func link(target: String) throws {
        try scratch.file("victim", "precious")
        try scratch.folder("folder")
        try scratch.link("a", to: scratch(target))
        try FileWriter.write(Array("precious".utf8), to: scratch("a"))
        #expect(try scratch.tree() == ["a = precious", "folder/", "victim = precious"])
    }

    @Test("a folder is refused", arguments: ["folder", "folder/", "folder/.", "new/"])
    func folder(name: String) throws {
        try scratch.folder("folder")
        let error = try #require(throws: FileError.self) { try FileWriter.write([1], to: scratch(name)) }
        #expect(error.code == EISDIR && error.path == scratch(name))
        #expect(try scratch.tree() == ["folder/"])
    }

    @Test("what is no path is refused", arguments: ["", "a\0b"])
    func noPath(path: String) {
        #expect(throws: FileError.self) { try FileWriter.write([1], to: path) }
    }

    @Test("a missing folder is reported with the path that was given")
    func missingFolder() throws {
        let error = try #require(throws: FileError.self) { try FileWriter.write([1], to: scratch("no/a")) }
        #expect(error.code == ENOENT && error.path == scratch("no/a"))
    }

    @Test("a name of the greatest length is written")
    func longName() throws {
        let name = String(repeating: "n", count: 255)
        try FileWriter.write([0x61], to: scratch(name))
        #expect(try scratch.tree() == [name + " = a"])
    }

    @Test(
        "a device and the system's links are written to and stay what they are",
        arguments: ["/dev/null", "/dev/fd/"])
    func device(path: String) throws {
        guard path == "/dev/fd/" else {
            try FileWriter.write([1], to: path)
            #expect(FileStatus.kind(of: path) == .other)
            return
        }
        try scratch.file("a", "")
        let file = open(scratch("a"), O_WRONLY)
        defer { close(file) }
        try FileWriter.write([0x61], to: path + "\(file)")
        #expect(try scratch.tree() == ["a = a"])
    }

    @Test(
        "a device without room is reported",
        .enabled(if: FileStatus.kind(of: "/dev/full") != nil))
    func fullDevice() throws {
        let error = try #require(throws: FileError.self) { try FileWriter.write([1], to: "/dev/full") }
        #expect(error.code == ENOSPC)
    }
}
