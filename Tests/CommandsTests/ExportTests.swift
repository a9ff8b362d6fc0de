import Commands
import Foundation
import Testing

@Suite("Exporting a catalogue")
struct ExportTests {
    private func export(_ workspace: Workspace, _ folder: String, _ options: String...) -> Run {
        run(["export", "--catalog", Place.catalog, "--output", workspace(folder)] + options)
    }

    /// The files of an export without its marker.
    private func pages(_ workspace: Workspace, _ folder: String) throws -> [String: [UInt8]] {
        try workspace.tree(folder).filter { !$0.key.hasPrefix(".") }
    }

    @Test("a first export writes an index and a page for every state, each whole and harmless")
    func first() throws {
        let workspace = try Workspace()
        let result = export(workspace, "out")
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(result.errors.contains("\(try Shipped.entries().count) entries"))
        let pages = try pages(workspace, "out")
        #expect(pages.keys.sorted() == (try Shipped.pages() + ["index.html"]).sorted())
        #expect(
            pages["index.html"] != nil && pages["airbnb.html"] != nil && pages["airbnb.loading.html"] != nil)
        for (name, bytes) in pages {
            let text = String(decoding: bytes, as: UTF8.self)
            let page = try Markup(text)
            #expect(text.hasSuffix("</html>\n"), "\(name)")
            for element in page.elements {
                for attribute in element.attributes
                where ["src", "href", "srcset", "action"].contains(attribute.name) {
                    let isOwn = pages[attribute.value] != nil || attribute.value.hasPrefix("data:image/")
                    #expect(isOwn || attribute.value.hasPrefix("#"), "\(name): \(attribute.value)")
                }
            }
        }
        let index = try Markup(String(decoding: pages["index.html"] ?? [], as: UTF8.self))
        for page in try Shipped.pages() {
            #expect(index.elements.contains { $0["href"] == page }, "\(page)")
        }
    }

    @Test("two exports are byte for byte the same, and a second one into the same folder writes nothing")
    func determinism() throws {
        let workspace = try Workspace()
        #expect(export(workspace, "a").status == 0)
        #expect(export(workspace, "b").status == 0)
        #expect(try workspace.tree("a") == workspace.tree("b"))
        let dates = try modificationDates(workspace("a"))
        let again = export(workspace, "a")
        #expect(again.status == 0)
        #expect(again.errors.contains("0 files written, \(dates.count) unchanged, 0 removed"))
        #expect(try modificationDates(workspace("a")) == dates)
    }

    private func modificationDates(_ folder: String) throws -> [String: Date] {
        var dates: [String: Date] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasPrefix(".") {
            dates[name] =
                try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.modificationDate]
                as? Date
        }
        return dates
    }

    @Test("an entry that goes takes its pages along, and nothing else")
    func removal() throws {
        let workspace = try Workspace()
        for id in ["one", "two"] {
            try workspace.write("cat/\(id).yaml", "id: \(id)\nstates: {empty: {title: {text: T}}}\n")
        }
        #expect(run("export", "--catalog", workspace("cat"), "--output", workspace("out")).status == 0)
        try workspace.write("out/mine.txt", "mine\n")
        try FileManager.default.removeItem(atPath: workspace("cat/two.yaml"))
        let result = run("export", "--catalog", workspace("cat"), "--output", workspace("out"))
        #expect(result.status == 0)
        #expect(result.errors.contains("1 removed"))
        #expect(try pages(workspace, "out").keys.sorted() == ["index.html", "mine.txt", "one.html"])
    }

    @Test("an entry that is broken stops an export, and an earlier one stays as it was")
    func brokenEntry() throws {
        let workspace = try Workspace()
        try workspace.write("cat/one.yaml", "id: one\nstates: {empty: {title: {text: T}}}\n")
        #expect(run("export", "--catalog", workspace("cat"), "--output", workspace("out")).status == 0)
        let before = try workspace.tree("out")
        try workspace.write("cat/one.yaml", "id: one\nstates: {empty: {title: {text: New}}}\n")
        try workspace.write("cat/two.yaml", "id: two\nstates: {empty: {titel: {text: T}}}\n")
        let result = run("export", "--catalog", workspace("cat"), "--output", workspace("out"))
        #expect(result.status == 1)
        #expect(result.findings() == ["\(workspace("cat/two.yaml")):2:18: error"])
        #expect(try workspace.tree("out") == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: workspace.path).sorted() == ["cat", "out"])
    }

    @Test("two shards copied together are the whole")
    func shards() throws {
        let workspace = try Workspace()
        #expect(export(workspace, "whole").status == 0)
        let whole = try pages(workspace, "whole")
        var merged: [String: [UInt8]] = [:]
        for shard in ["1/2", "2/2"] {
            let folder = "shard-\(shard.prefix(1))"
            #expect(export(workspace, folder, "--shard", shard).status == 0)
            let pages = try pages(workspace, folder)
            #expect(pages.count > 3 && pages.count < whole.count, "a share, and not all")
            for (name, bytes) in pages {
                #expect(merged[name] == nil || merged[name] == bytes, "\(name) is in both shares and differs")
                merged[name] = bytes
            }
        }
        #expect(merged == whole)
        #expect(export(workspace, "one-folder", "--shard", "1/2").status == 0)
        #expect(export(workspace, "one-folder", "--shard", "2/2").status == 0)
        #expect(try pages(workspace, "one-folder") == whole)
    }

    @Test("entries that are named are exported alone, with an index of them")
    func named() throws {
        let workspace = try Workspace()
        #expect(export(workspace, "out", "airbnb", "dropbox").status == 0)
        #expect(
            try pages(workspace, "out").keys.sorted() == [
                "airbnb.html", "airbnb.loading.html", "dropbox.html", "dropbox.loading.html", "index.html",
            ])
    }

    @Test("another renderer's export has its files and no index")
    func textExport() throws {
        let workspace = try Workspace()
        #expect(export(workspace, "out", "--renderer", "text", "--quiet").errors == "")
        let pages = try pages(workspace, "out")
        #expect(pages.count == (try Shipped.pages().count))
        #expect(pages.values.allSatisfy { !$0.contains(0x1B) })
    }

    @Test("on a terminal a long export says how far it is, and clears the line")
    func progress() throws {
        let workspace = try Workspace()
        for number in 0..<120 {
            try workspace.write(
                "cat/e\(number).yaml", "id: e\(number)\nstates: {empty: {title: {text: T}}}\n")
        }
        let arguments = ["export", "--catalog", workspace("cat"), "--output"]
        let shown = run(arguments + [workspace("a")], in: .terminal())
        #expect(shown.errors.contains("100 of 120 entries"))
        #expect(!run(arguments + [workspace("b")]).errors.contains("of 120"))
        #expect(run(arguments + [workspace("c"), "--quiet"], in: .terminal()).errors == "")
        let dumb = run(arguments + [workspace("d")], in: .terminal(["TERM": "dumb"]))
        #expect(!dumb.errorBytes.contains(0x1B))
    }
}
