import CatalogModel
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

    @Test(
        "a first export writes a gallery: an index, a page for every entry, a screen for every state, all whole"
    )
    func first() throws {
        let workspace = try Workspace()
        let result = export(workspace, "out")
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(result.errors.contains("\(try Shipped.entries().count) entries"))
        let files = try pages(workspace, "out")
        #expect(files.keys.sorted() == (try Shipped.galleryFiles()))
        for (name, bytes) in files where name.hasSuffix(".html") {
            let text = String(decoding: bytes, as: UTF8.self)
            let page = try Markup(text)
            #expect(text.hasSuffix("</html>\n"), "\(name)")
            for element in page.elements {
                for attribute in element.attributes
                where ["src", "href", "srcset", "action"].contains(attribute.name) {
                    let target = attribute.value.prefix { $0 != "#" }
                    let isOwn = target.isEmpty || files[String(target)] != nil
                    let isOuterLink = element.name == "a" && target.hasPrefix("https://")
                    #expect(
                        isOwn || isOuterLink || target.hasPrefix("data:image/"), "\(name): \(attribute.value)"
                    )
                }
            }
        }
        let index = try Markup(String(decoding: files["index.html"] ?? [], as: UTF8.self))
        for entry in try Shipped.entries() {
            #expect(index.elements.contains { $0["href"] == "\(entry.id).html" }, "\(entry.id)")
        }
    }

    @Test("files hold nothing of the terminal that they were made at, unless it is asked for")
    func filesOfTheTerminal() throws {
        let workspace = try Workspace()
        let place = ["--catalog", Place.catalog]
        for (name, environment) in [
            ("pipe", Environment()), ("narrow", .terminal(columns: 40)),
            ("forced", Environment(variables: ["FORCE_COLOR": "1", "COLUMNS": "50"])),
        ] {
            let exported = run(
                ["export", "airbnb", "--renderer", "text", "--output", workspace(name)] + place,
                in: environment)
            #expect(exported.status == 0)
            let rendered = run(
                ["render", "airbnb", "--renderer", "text", "-o", workspace("\(name).txt")] + place,
                in: environment)
            #expect(rendered.status == 0)
            #expect(try pages(workspace, name) == pages(workspace, "pipe"), "\(name)")
            #expect(try workspace.bytes("\(name).txt") == workspace.bytes("pipe.txt"), "\(name)")
        }
        let asked = ["--width", "40", "--color", "always", "-o", workspace("asked.txt")]
        #expect(run(["render", "airbnb", "--renderer", "text"] + asked + place).status == 0)
        #expect(try workspace.bytes("asked.txt").contains(0x1B))
    }

    @Test("a state behind a slash is the one that is exported, and each that is named is rendered")
    func namedStates() throws {
        let workspace = try Workspace()
        let text = run(
            "export", "airbnb/loading", "--renderer", "text", "--catalog", Place.catalog, "--output",
            workspace("text"))
        #expect(text.status == 0)
        #expect(try pages(workspace, "text").keys.sorted() == ["airbnb.loading.txt"])
        let rendered = run(
            "render", "airbnb/empty", "airbnb/loading", "airbnb/empty", "--renderer", "text", "--catalog",
            Place.catalog, "--output-directory", workspace("both"))
        #expect(rendered.status == 0)
        #expect(try workspace.tree("both").keys.sorted() == ["airbnb.loading.txt", "airbnb.txt"])
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

    @Test("what an entry's files are made from counts: its text, its picture, and every option of the scene")
    func origins() throws {
        let workspace = try Workspace()
        let picture =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>"#
        try workspace.write(
            "cat/one.yaml",
            "id: one\nstates:\n  empty:\n    title: {text: {en: T, de: D}}\n"
                + "    image: {asset: p.svg, alt: A}\n")
        try workspace.write("cat/p.svg", picture)
        func changed(_ options: String...) throws -> Bool {
            let result = run(
                ["export", "--catalog", workspace("cat"), "--output", workspace("out")] + options)
            #expect(result.status == 0, "\(result.errors)")
            let before = try workspace.tree("out")
            // The same afresh: what was kept is what is made.
            #expect(
                run(["export", "--catalog", workspace("cat"), "--output", workspace("new")] + options).status
                    == 0)
            #expect(try workspace.tree("new") == before)
            try FileManager.default.removeItem(atPath: workspace("new"))
            return !result.errors.contains(" 0 files written")
        }
        #expect(try changed())
        #expect(try !changed())
        for options in [
            ["--device", "ipad"], ["--orientation", "landscape"], ["--bars", "shown"], ["--frame", "device"],
            ["--appearance", "dark"], ["--text-scale", "2"], ["--language", "de"], ["--direction", "rtl"],
            ["--size", "300x400"], ["--base-url", "https://example.org/"],
        ] {
            let arguments = options + ["--quiet"]
            let result = run(
                ["export", "--catalog", workspace("cat"), "--output", workspace("out")] + arguments)
            #expect(result.status == 0, "\(options): \(result.errors)")
            let there = try workspace.tree("out")
            #expect(
                run(["export", "--catalog", workspace("cat"), "--output", workspace("new")] + arguments)
                    .status
                    == 0)
            #expect(try workspace.tree("new") == there, "\(options)")
            try FileManager.default.removeItem(atPath: workspace("new"))
        }
        #expect(try changed())
        try workspace.write("cat/p.svg", picture.replacingOccurrences(of: "h9", with: "h8"))
        #expect(try changed())
        try workspace.write(
            "cat/one.yaml",
            "id: one\nstates: {empty: {title: {text: New}, image: {asset: p.svg, alt: A}}}\n")
        #expect(try changed())
        #expect(try !changed())
    }

    private func modificationDates(_ folder: String) throws -> [String: Date] {
        var dates: [String: Date] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where !name.hasPrefix(".") {
            let facts = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            guard facts[.type] as? FileAttributeType == .typeRegular else { continue }
            dates[name] = facts[.modificationDate] as? Date
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
        #expect(result.errors.contains("3 removed"))
        let left = try pages(workspace, "out").keys
        #expect(!left.contains { $0.contains("two") })
        #expect(Set(left).isSuperset(of: ["index.html", "mine.txt", "one.html", "screens/one.html"]))
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
            try pages(workspace, "out").keys.sorted() == Shipped.galleryFiles("airbnb", "dropbox"))
    }

    @Test("another renderer's export has its files and no index")
    func textExport() throws {
        let workspace = try Workspace()
        #expect(export(workspace, "out", "--renderer", "text", "--quiet").errors == "")
        let pages = try pages(workspace, "out")
        #expect(pages.count == (try Shipped.pages().count))
        #expect(pages.values.allSatisfy { !$0.contains(0x1B) })
    }

    @Test("one file holds a whole gallery, by its own name, in a folder, or on standard output")
    func singleFile() throws {
        let workspace = try Workspace()
        #expect(export(workspace, "all.html", "--single-file").status == 0)
        #expect(export(workspace, "folder", "--single-file").status == 0)
        let printed = run("export", "--catalog", Place.catalog, "--single-file", "--output", "-")
        let page = try workspace.text("all.html")
        #expect(printed.output == page)
        #expect(try workspace.text("folder/index.html") == page)
        #expect(page.hasSuffix("</html>\n"))
        #expect(try Markup(page).elements.filter { $0.name == "article" }.count == Shipped.entries().count)
        #expect(export(workspace, "all.html", "--single-file", "--shard", "1/2").status == 64)
        #expect(export(workspace, "x", "--single-file", "--renderer", "text").status == 64)
    }

    @Test("an id that every gallery has a page for is refused, with the file that claims it")
    func reservedNames() throws {
        let workspace = try Workspace()
        try workspace.write("cat/a.yaml", "id: compare\nstates: {empty: {title: {text: T}}}\n")
        let result = run("export", "--catalog", workspace("cat"), "--output", workspace("out"))
        #expect(result.status == 1)
        #expect(result.errors.contains("\(workspace("cat/a.yaml")): the id compare"))
        #expect(try workspace.tree("out").isEmpty)
    }

    @Test(
        "an address that is none is wrong usage",
        arguments: [
            "example.org", "ftp://example.org/", "https://", "https://a b/", "https://e.org/?q",
            "https://e.org/#a",
        ])
    func addresses(address: String) throws {
        let workspace = try Workspace()
        let result = export(workspace, "out", "--base-url", address)
        #expect(result.status == 64)
        #expect(result.errors.contains("--base-url"))
        #expect(try workspace.tree("out").isEmpty)
    }

    @Test("the screen that the options ask for is the one that the gallery shows at first")
    func scene() throws {
        let workspace = try Workspace()
        #expect(
            export(workspace, "out", "--size", "320x480", "--bars", "shown", "--appearance", "dark").status
                == 0)
        let script = try workspace.text("out/assets/gallery.js")
        #expect(
            script.contains(
                "\"base\":{\"device\":\"320x480\",\"orientation\":\"portrait\",\"bars\":\"shown\""))
        #expect(script.contains("\"appearance\":\"dark\""))
        let screen = try workspace.text("out/screens/airbnb.html")
        let page = run(
            "render", "airbnb", "--catalog", Place.catalog, "--renderer", "html", "--size", "320x480",
            "--bars",
            "shown", "--appearance", "dark")
        let style = try #require(try Markup(page.output).text(of: "style"))
        #expect(screen.contains(style))
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
        // After the batch that the hundredth is in.
        #expect(shown.errors.contains(/1[01][0-9] of 120 entries/))
        #expect(!run(arguments + [workspace("b")]).errors.contains("of 120"))
        #expect(run(arguments + [workspace("c"), "--quiet"], in: .terminal()).errors == "")
        let dumb = run(arguments + [workspace("d")], in: .terminal(["TERM": "dumb"]))
        #expect(!dumb.errorBytes.contains(0x1B))
    }

    @Test("What a renderer has to say of a scene is said of one entry and of many alike")
    func notes() throws {
        let workspace = try Workspace()
        try workspace.write(
            "cat/ragged.yaml",
            "id: ragged\nstates: {empty: {title: {text: Both sides, alignment: justified}}}\n")
        let one = run("render", "\(workspace.path)/cat/ragged.yaml", "--renderer", "swiftui")
        let all = run(
            "render", "--all", "--renderer", "swiftui", "--catalog", "\(workspace.path)/cat",
            "--output-directory", "\(workspace.path)/out", "--quiet")
        #expect(one.status == 0 && all.status == 0)
        #expect(one.errors.contains("warning: ragged: "))
        #expect(one.errors == all.errors)
    }
}
