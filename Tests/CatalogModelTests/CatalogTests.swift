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

    @Test("of many files that claim an id each names one other, and says how many more there are")
    func manyDuplicates() throws {
        let claims = (0..<9).flatMap { number in
            [2, 3].map {
                UniqueIDs.Claim(
                    id: "mail", file: "f\(number).yaml", position: SourcePosition(line: $0, column: 5))
            }
        }
        let problems = UniqueIDs.problems(claims)
        #expect(problems.map(\.file) == (0..<9).map { "f\($0).yaml" })
        #expect(problems[0].message == "duplicate id \"mail\", also in f1.yaml and 7 more")
        #expect(problems[8].message == "duplicate id \"mail\", also in f0.yaml and 7 more")
        #expect(problems.allSatisfy { $0.notes.count == 1 })
        let own = try #require(UniqueIDs.problems(Array(claims.prefix(2))).first)
        #expect(own.message == "duplicate id \"mail\", also in f0.yaml")
        #expect(own.notes.first?.position.line == 3)
        #expect(UniqueIDs.problems(Array(claims.prefix(2))).count == 1)
    }

    @Test("a link out of the catalogue is a problem, and nothing behind it is read")
    func links() throws {
        let outside = try Folder(["secret.yaml": yaml("secret"), "s/s.yaml": yaml("s")])
        let folder = try Folder(["a/a.yaml": yaml("a")])
        for (name, target) in [
            ("out.yaml", "\(outside.path)/secret.yaml"), ("in.yaml", "a/a.yaml"), ("s", "\(outside.path)/s"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(name)", withDestinationPath: target)
        }
        let catalog = try Catalog.open(folder.path)
        #expect(catalog.files == ["a/a.yaml", "in.yaml", "out.yaml"])
        let read = try #require(
            catalog.map {
            } _: { file, _ in
                file
            })
        #expect(read.map { $0.entry?.id } == ["a", "a", nil])
        #expect(read[2].bytes.isEmpty)
        #expect(read[2].diagnostics.map(\.rule) == ["unreadable"])
        #expect(
            read[2].diagnostics.first?.message
                == "the file cannot be read: it is a link that leads outside the folder")
        #expect(catalog.read("out.yaml").diagnostics == read[2].diagnostics)
        #expect(catalog.find("secret") == nil)
        #expect(catalog.find("s") == nil, "no walk enters a folder that is a link")
        // What someone names by its own path is read, wherever it leads.
        #expect(Catalog.read("\(folder.path)/out.yaml").entry?.id == "secret")
        let named = Catalog(folder: "", files: ["\(folder.path)/out.yaml"])
        #expect(named.read(named.files[0]).entry?.id == "secret")
    }

    #if os(Linux)
        @Test("one name or folder that cannot be used is a problem beside the entries", arguments: [1, 3])
        func leftOut(workers: Int) throws {
            let deep = Array(repeating: "d", count: 65).joined(separator: "/")
            let folder = try Folder(["a.yaml": yaml("a"), "b.yaml": yaml("b"), "\(deep)/c.yaml": yaml("c")])
            let raw = Array("\(folder.path)/".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
            let file = open(raw + Array(".yaml".utf8CString), O_CREAT | O_WRONLY, 0o600)
            #expect(file >= 0)
            close(file)
            let catalog = try Catalog.open(folder.path)
            #expect(catalog.files == ["a.yaml", "b.yaml"])
            let read = try #require(
                catalog.map(workers: workers) {
                } _: { file, _ in
                    file
                })
            #expect(read.compactMap { $0.entry?.id } == ["a", "b"])
            #expect(read.dropFirst(2).flatMap(\.diagnostics) == catalog.problems)
            #expect(
                catalog.problems.map(\.heading) == [
                    "\(folder.path)/\\xFF.yaml: error: it is left out: its path is not UTF-8",
                    "\(folder.path)/\(deep)/: error: it is left out: folders are nested deeper than 64",
                ])
        }
    #endif

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
