import Foundation
import Testing

@testable import FileSystem

@Suite("What stands at a path")
struct FileStatusTests {
    @Test("files, folders, links, others and nothing are told apart")
    func kinds() throws {
        let folder = try TemporaryFolder()
        try folder.write([], to: "file")
        try folder.link("link", to: "file")
        try folder.link("broken", to: "none")
        #expect(mkfifo(folder("pipe"), 0o600) == 0)
        #expect(FileStatus.kind(of: folder("file")) == .file)
        #expect(FileStatus.kind(of: folder.path) == .directory)
        #expect(FileStatus.kind(of: folder("link")) == .link)
        #expect(FileStatus.kind(of: folder("broken")) == .link)
        #expect(FileStatus.kind(of: folder("pipe")) == .other)
        #expect(FileStatus.kind(of: folder("none")) == nil)
        #expect(FileStatus.kind(of: folder("file/x")) == nil)
        #expect(FileStatus.kind(of: folder("file\0")) == nil)
        #expect(FileStatus.kindFollowingLinks(of: folder("link")) == .file)
        #expect(FileStatus.kindFollowingLinks(of: folder("broken")) == nil)
    }
}
