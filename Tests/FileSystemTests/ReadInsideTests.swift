import Foundation
import Testing

@testable import FileSystem

@Suite("Reading a file inside a folder")
struct ReadInsideTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([1], to: "entry/a.svg")
        try folder.write([2], to: "entry/art/b.svg")
        try folder.write([83], to: "secret.svg")
        try folder.write([84], to: "entry-two/secret.svg")
    }

    private func read(_ name: String) throws(FileError) -> [UInt8] {
        try FileReader.readInside(folder: folder("entry"), name: name, limit: 100)
    }

    @Test("a file in the folder, or in a folder below it, is read")
    func inside() throws {
        #expect(try read("a.svg") == [1])
        #expect(try read("art/b.svg") == [2])
    }

    @Test("a link whose target stays inside is followed, also through a linked folder")
    func linkInside() throws {
        try folder.link("entry/near.svg", to: "art/b.svg")
        try folder.link("entry/pictures", to: "art")
        try folder.link("entry/art/up.svg", to: "../a.svg")
        try folder.link("entry/whole.svg", to: folder("entry/a.svg"))
        #expect(try read("near.svg") == [2])
        #expect(try read("pictures/b.svg") == [2])
        #expect(try read("pictures/up.svg") == [1])
        #expect(try read("whole.svg") == [1])
    }

    @Test("a link that leads outside is refused with its path, and nothing is read")
    func linkOutside() throws {
        try folder.link("entry/absolute.svg", to: folder("secret.svg"))
        try folder.link("entry/relative.svg", to: "../secret.svg")
        try folder.link("entry/up", to: "..")
        try folder.link("entry/chain.svg", to: "relative.svg")
        // Its path begins with the folder's own, but it is a sibling.
        try folder.link("entry/sibling.svg", to: "../entry-two/secret.svg")
        for name in ["absolute.svg", "relative.svg", "up/secret.svg", "chain.svg", "sibling.svg"] {
            let error = #expect(throws: FileError.self) { try read(name) }
            #expect(error?.code == EPERM)
            #expect(error?.path == folder("entry/\(name)"))
            #expect(error?.reason == "it is a link that leads outside the folder")
        }
    }

    @Test(
        "a name that is not inside the folder by its letters is refused",
        arguments: [
            "", "/", "/etc/hostname", ".", "..", "../secret.svg", "art/../../secret.svg", "art/../a.svg",
            "./a.svg",
            "art//b.svg", "a.svg/",
        ])
    func names(name: String) {
        let error = #expect(throws: FileError.self) { try read(name) }
        #expect(error?.reason == "it is not a name inside the folder")
    }

    @Test("dots inside a name are letters like others")
    func dots() throws {
        try folder.write([3], to: "entry/..a.svg")
        #expect(try read("..a.svg") == [3])
    }

    @Test("what is missing, a folder, or below a file is an error")
    func failures() throws {
        try folder.link("entry/nowhere.svg", to: "none")
        #expect(#expect(throws: FileError.self) { try read("none.svg") }?.code == ENOENT)
        #expect(#expect(throws: FileError.self) { try read("nowhere.svg") }?.code == ENOENT)
        #expect(#expect(throws: FileError.self) { try read("art") }?.code == EISDIR)
        #expect(#expect(throws: FileError.self) { try read("a.svg/x") }?.code == ENOTDIR)
        #expect(#expect(throws: FileError.self) { try read("a.svg\0") }?.code == EINVAL)
    }

    @Test("the folder itself may be a link")
    func linkedFolder() throws {
        try folder.link("also", to: "entry")
        try folder.link("entry/near.svg", to: "a.svg")
        #expect(try FileReader.readInside(folder: folder("also"), name: "near.svg", limit: 9) == [1])
    }
}
