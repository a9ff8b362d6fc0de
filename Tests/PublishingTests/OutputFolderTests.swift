import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Which folders an export goes into, and which it refuses.
struct OutputFolderTests {
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.file("Catalog/a/a.yaml", "id: a\n")
    }

    private func begin(_ name: String) throws {
        let export = try FolderExport.begin(at: scratch(name), protecting: [scratch("Catalog")])
        try export.add("a", [1])
        _ = try export.finish()
    }

    @Test(
        "a folder that is neither empty nor an earlier export is refused, and stays as it was",
        arguments: ["notes.txt", ".git/HEAD", "sub/foreign.html"])
    func notEmpty(name: String) throws {
        try scratch.file("out/" + name, "mine")
        let before = try scratch.stamps("")
        let refused = try refusal { try begin("out") }
        #expect(refused.rule == "output-not-empty")
        #expect(refused.text.contains("remedy: name a folder that does not exist yet, or an empty one"))
        #expect(try scratch.stamps("") == before)
    }

    @Test(
        "a folder that contains, is or lies in a protected one is refused, by whatever name",
        arguments: [
            "Catalog", "Catalog/", "Catalog/a", "Catalog/new", "Catalog/a/new/er", ".", "Catalog/a/..",
            "link",
            "link/a", "link/new", "Catalog/.",
        ])
    func overlap(name: String) throws {
        try scratch.link("link", to: "Catalog")
        let before = try scratch.stamps("")
        #expect(try refusal { try begin(name) }.rule == "output-overlaps-catalogue")
        #expect(try scratch.stamps("") == before)
    }

    @Test("a folder beside a protected one may be used", arguments: ["Catalog2", "out", "Cat", "link2/out"])
    func beside(name: String) throws {
        try scratch.folder("real")
        try scratch.link("link2", to: "real")
        try begin(name)
        #expect(scratch.text(name + "/a") == "\u{1}")
    }

    @Test("a protected folder that does not exist protects nothing")
    func missingProtected() throws {
        let export = try FolderExport.begin(at: scratch("out"), protecting: [scratch("none")])
        #expect(try export.finish() == .init())
    }

    @Test("an empty folder that contains a protected one by a link is fine, as nothing is followed below it")
    func earlierExportInside() throws {
        try begin("out")
        try scratch.link("out/catalog", to: scratch("Catalog"))
        try begin("out")
        #expect(scratch.text("Catalog/a/a.yaml") == "id: a\n")
    }

    @Test(
        "a path that is no folder is refused",
        arguments: ["file", "file/out", "pipe", "broken", "broken/out"])
    func noFolder(name: String) throws {
        try scratch.file("file", "mine")
        try scratch.link("broken", to: "nowhere")
        #expect(mkfifo(scratch("pipe"), 0o600) == 0)
        #expect(try refusal { try begin(name) }.rule == "output-not-a-folder")
        #expect(FileStatus.kind(of: scratch("nowhere")) == nil)
        #expect(scratch.text("file") == "mine")
    }

    @Test(
        "the root of the file system is refused, by whatever name", arguments: ["/", "//", "/..", "/tmp/.."])
    func root(path: String) throws {
        #expect(try refusal { _ = try FolderExport.begin(at: path) }.rule == "output-is-root")
    }

    @Test("what is no path is refused", arguments: ["", "a\0b"])
    func noPath(path: String) throws {
        #expect(try refusal { _ = try FolderExport.begin(at: path) }.rule == "output-path-invalid")
    }

    @Test("going up from a folder that is missing is an error, as for the system")
    func upFromMissing() throws {
        #expect(try refusal { try begin("new/../out") }.text.contains("No such file"))
        #expect(try scratch.tree().count == 3)
    }

    @Test(
        "dots and slashes at the end of a path mean nothing",
        arguments: ["out/", "out//", "out/.", "./out", "x/./out"])
    func spellings(name: String) throws {
        try begin(name)
        #expect(scratch.text(name + "/a") == "\u{1}")
        #expect(try scratch.tree().allSatisfy { !$0.hasPrefix(".") })
    }

    @Test(
        "an output that is a link means the folder that it leads to, and stays a link",
        arguments: [true, false])
    func link(isEmpty: Bool) throws {
        try scratch.folder("real")
        try scratch.link("out", to: "real")
        if !isEmpty { try begin("real") }
        try begin("out")
        #expect(FileStatus.kind(of: scratch("out")) == .link)
        #expect(try scratch.tree("real") == [".emptystates-export = emptystates-export 1\na\n", "a = \u{1}"])
        #expect(try scratch.tree().count == 3 + 1 + 1 + 2)
    }

    @Test(
        "a damaged marker is refused and nothing that it lists is removed",
        arguments: ["", "emptystates-export 1\n../victim\n", "emptystates-export 9\na\n"])
    func damagedMarker(text: String) throws {
        try scratch.file("victim", "precious")
        try scratch.file("out/.emptystates-export", text)
        let before = try scratch.stamps("")
        #expect(try refusal { try begin("out") }.rule == "output-marker-damaged")
        #expect(try scratch.stamps("") == before)
    }

    @Test("a link or folder by the marker's name is no marker", arguments: [true, false])
    func falseMarker(isLink: Bool) throws {
        try scratch.folder("out")
        if isLink {
            try scratch.file("marker", "emptystates-export 1\nkeep\n")
            try scratch.link("out/.emptystates-export", to: "../marker")
        } else {
            try scratch.folder("out/.emptystates-export")
        }
        try scratch.file("out/keep", "mine")
        #expect(try refusal { try begin("out") }.rule == "output-not-empty")
        #expect(scratch.text("out/keep") == "mine")
    }

    @Test("a staging folder that a killed run left makes no folder full, and is left alone")
    func leftStaging() throws {
        try scratch.file("out/.emptystates-123/new/x", "half")
        try begin("out")
        #expect(scratch.text("out/a") == "\u{1}" && scratch.text("out/.emptystates-123/new/x") == "half")
        try scratch.file("out2/.emptystates-notes", "mine")
        #expect(try refusal { try begin("out2") }.rule == "output-not-empty")
    }

    @Test("a folder of the greatest name length is exported into")
    func longName() throws {
        let name = String(repeating: "n", count: 255)
        try begin(name)
        #expect(scratch.text(name + "/a") == "\u{1}")
    }
}
