import Foundation
import Testing

@testable import FileSystem

@Suite("Paths")
struct PathTests {
    @Test(
        "two paths are joined by one slash",
        arguments: [
            ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "", "a"), ("a", "/b", "/b"),
            ("/", "b", "/b"),
            ("a", "\u{301}b", "a/\u{301}b"),
        ])
    func join(a: String, b: String, joined: String) {
        #expect(Path.join(a, b) == joined)
    }

    @Test(
        "a path has a parent and a last component",
        arguments: [
            ("a/b", "a", "b"), ("a/b/", "a", "b"), ("a//b", "a", "b"), ("b", ".", "b"), ("b/", ".", "b"),
            ("/b", "/", "b"), ("/", "/", ""), ("//", "/", ""), ("", ".", ""), ("/a/b/c", "/a/b", "c"),
            ("a/\u{301}b", "a", "\u{301}b"),
        ])
    func parts(path: String, parent: String, last: String) {
        #expect(Path.parent(path) == parent)
        #expect(Path.lastComponent(path) == last)
    }

    @Test("the real path has no links and no dots; a missing one is an error")
    func real() throws {
        let folder = try TemporaryFolder()
        try folder.write([], to: "a/b")
        try folder.link("link", to: "a")
        #expect(try Path.realPath(of: folder("link/../link/./b")) == folder("a/b"))
        #expect(#expect(throws: FileError.self) { try Path.realPath(of: folder("none")) }?.code == ENOENT)
        #expect(#expect(throws: FileError.self) { try Path.realPath(of: "a\0") }?.code == EINVAL)
    }

    @Test("the working directory is absolute")
    func current() throws {
        #expect(try Path.currentDirectory() == FileManager.default.currentDirectoryPath)
    }
}
