import Foundation
import Testing

@testable import FileSystem

@Suite("Reading a file")
struct FileReaderTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a file is read byte for byte", arguments: [0, 1, 2, 3_000, 65_536, 1_000_000])
    func reads(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        try folder.write(bytes, to: "a")
        #expect(try FileReader.read(folder("a"), limit: 1_000_000) == bytes)
    }

    @Test("a file of exactly the limit is read, and one a byte longer is refused naming the limit")
    func limit() throws {
        try folder.write([1, 2, 3], to: "a")
        #expect(try FileReader.read(folder("a"), limit: 3) == [1, 2, 3])
        let error = try #require(throws: FileError.self) { try FileReader.read(folder("a"), limit: 2) }
        #expect(error.code == EFBIG)
        #expect(error.description == "cannot read \(folder("a")): it is larger than the limit of 2 bytes")
    }

    @Test("a buffer is replaced, keeps its memory, and is empty after a failure")
    func reuse() throws {
        try folder.write([7, 8, 9], to: "a")
        var buffer = [UInt8](repeating: 0, count: 4096)
        let before = buffer.withUnsafeBufferPointer { $0.baseAddress }
        try FileReader.read(folder("a"), limit: 100, into: &buffer)
        #expect(buffer == [7, 8, 9])
        #expect(buffer.withUnsafeBufferPointer { $0.baseAddress } == before)
        #expect(throws: FileError.self) { try FileReader.read(folder("a"), limit: 1, into: &buffer) }
        #expect(buffer.isEmpty)
    }

    @Test("a missing file is named with the system's reason")
    func missing() throws {
        let error = try #require(throws: FileError.self) { try FileReader.read(folder("none"), limit: 9) }
        #expect(error.code == ENOENT)
        #expect(error.description == "cannot open \(folder("none")): No such file or directory")
    }

    @Test("a folder, a pipe without a writer and a device are refused at once")
    func notRegular() throws {
        #expect(mkfifo(folder("pipe"), 0o600) == 0)
        let reasons = [folder.path, folder("pipe"), "/dev/zero"].map { path in
            #expect(throws: FileError.self) { try FileReader.read(path, limit: 9) }?.reason
        }
        #expect(reasons == ["it is a folder", "it is not a regular file", "it is not a regular file"])
    }

    @Test("a path with a zero byte is refused, not cut there")
    func zeroByte() throws {
        try folder.write([1], to: "a")
        let error = #expect(throws: FileError.self) { try FileReader.read(folder("a\0b"), limit: 9) }
        #expect(error?.reason == "the path contains a zero byte")
    }

    @Test("a link to a file is followed, and one to itself is an error")
    func links() throws {
        try folder.write([5], to: "a")
        try folder.link("good", to: "a")
        try folder.link("loop", to: "loop")
        #expect(try FileReader.read(folder("good"), limit: 9) == [5])
        #expect(
            #expect(throws: FileError.self) { try FileReader.read(folder("loop"), limit: 9) }?.code == ELOOP)
    }

    #if os(Linux)
        @Test("a file whose size the system gives as 0 is read to its end, within the limit")
        func unknownSize() throws {
            #expect(try FileReader.read("/proc/self/stat", limit: 4096).count > 20)
            let error = #expect(throws: FileError.self) { try FileReader.read("/proc/self/stat", limit: 5) }
            #expect(error?.code == EFBIG)
        }
    #endif
}
