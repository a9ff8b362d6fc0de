import CatalogModel
import Diagnostics
import FileSystem
import Foundation
import Testing

@Suite("A catalogue in a folder")
struct CatalogTests {
    /// A folder with these files, by path; removed at the end of the test.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/catalog-tests-\(UUID().uuidString)"

        init(_ files: KeyValuePairs<String, String>) throws {
            for (name, text) in files {
                let file = URL(fileURLWithPath: "\(path)/\(name)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func yaml(_ id: String, more: String = "") -> String {
        "id: \(id)\n\(more)states: {empty: {title: {text: T}}}\n"
    }

    @Test("its files are all YAML files below it, in the order of their bytes; hidden ones are left out")
    func files() throws {
        let folder = try Folder([
            "b/b.yaml": "", "a.yml": "", "B.yaml": "", "a/deep/er.yaml": "", ".git/x.yaml": "", "a/a.svg": "",
            "README.md": "", ".hidden.yaml": "",
        ])
        #expect(try Catalog.open(folder.path).files == ["B.yaml", "a.yml", "a/deep/er.yaml", "b/b.yaml"])
    }

    @Test("a folder that does not exist cannot be opened")
    func missing() {
        #expect(throws: FileError.self) { try Catalog.open("/nowhere/at/all") }
    }

    @Test("an entry is found by its id, wherever its file lies, and by an alias")
    func find() throws {
        let folder = try Folder([
            "mail/mail.yaml": yaml("mail", more: "aliases: [post, inbox]\n"), "other.yaml": yaml("chat"),
            "notes/notes.yaml": yaml("inbox"), "broken/broken.yaml": "id: broken\nstates: {}\n",
        ])
        let catalog = try Catalog.open(folder.path)
        #expect(catalog.find("mail")?.entry?.id == "mail")
        #expect(catalog.find("chat")?.file == "\(folder.path)/other.yaml")
        #expect(catalog.find("post")?.entry?.id == "mail")
        #expect(catalog.find("inbox")?.entry?.id == "inbox", "an id goes before an alias")
        #expect(catalog.find("notes") == nil, "a folder's name is no id")
        #expect(catalog.find("broken")?.hasErrors == true)
        #expect(catalog.find("nobody") == nil)
        #expect(catalog.find("../mail") == nil)
    }

    @Test("all files are read, and come in the order of their paths", arguments: [1, 2, 7])
    func map(workers: Int) throws {
        let names = (0..<100).map { "e\(100 + $0)" }
        let folder = try Folder([:])
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        for name in names {
            try Data(yaml(name).utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name).yaml"))
        }
        let catalog = try Catalog.open(folder.path)
        let ids = catalog.map(workers: workers) {
            0
        } _: { file, count -> String? in
            count += 1
            return file.entry?.id
        }
        #expect(ids == names)
        let stopped = catalog.map(workers: workers) {
        } _: { file, _ -> String? in
            file.entry?.id == "e150" ? nil : ""
        }
        #expect(stopped == nil)
    }

    @Test("an id that two files claim is a problem of both, and names the other; an alias claims too")
    func duplicates() throws {
        let folder = try Folder([
            "a.yaml": yaml("inbox"), "b/c.yaml": yaml("inbox"),
            "d.yaml": yaml("mail", more: "aliases: [chat]\n"),
            "e.yaml": yaml("chat"), "f.yaml": yaml("alone"),
        ])
        let catalog = try Catalog.open(folder.path)
        let claims = catalog.files.flatMap { Catalog.read(catalog.path(of: $0)).claims }
        let problems = UniqueIDs.problems(claims)
        #expect(problems.map(\.rule) == Array(repeating: "duplicate-id", count: 4))
        #expect(
            problems.map { String($0.file.dropFirst(folder.path.count + 1)) } == [
                "a.yaml", "b/c.yaml", "d.yaml", "e.yaml",
            ])
        #expect(problems[0].message == "duplicate id \"inbox\", also in \(folder.path)/b/c.yaml")
        #expect(problems[1].message == "duplicate id \"inbox\", also in \(folder.path)/a.yaml")
        #expect(problems[0].position == SourcePosition(line: 1, column: 5))
        #expect(problems == UniqueIDs.problems(claims.reversed()), "the order of reading makes no difference")
    }

    @Test("ids that differ in case only are the same")
    func caseDifference() {
        let claims = ["Slack-Home", "slack-home"].map {
            UniqueIDs.Claim(id: $0, file: "\($0).yaml", position: SourcePosition(line: 2, column: 5))
        }
        #expect(
            UniqueIDs.problems(claims).map(\.message) == [
                "duplicate id \"Slack-Home\", also in slack-home.yaml",
                "duplicate id \"slack-home\", also in Slack-Home.yaml",
            ])
    }

    @Test("a file that cannot be read is a problem of its own, and no crash")
    func unreadable() {
        let file = Catalog.read("/nowhere/mail.yaml")
        #expect(file.entry == nil)
        #expect(file.diagnostics.map(\.rule) == ["unreadable"])
        #expect(file.claims.isEmpty)
    }
}
