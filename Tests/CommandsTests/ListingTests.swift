import CatalogModel
import Commands
import Foundation
import TerminalText
import Testing

@Suite("Lists and searches")
struct ListingTests {
    /// An entry as `--json` prints it.
    struct Listed: Decodable {
        let id: String
        let name: String?
        let developer: String?
        let purpose: String?
        let platform: String?
        let category: String?
        let tags: [String]?
        let states: [String]?
        let has: [String]?
        let language: String?
        let languages: [String]?
        let aliases: [String]?
        let matches: [String]?
    }

    @Test("into a pipe a list is one id a line, sorted, and nothing else")
    func pipe() throws {
        let result = runShipped("list")
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.lines == (try Shipped.entries().map(\.id)))
        #expect(result.lines == result.lines.sorted())
        #expect(result.lines.contains("airbnb"))
        #expect(!result.output.contains(" "))
    }

    @Test("on a terminal a list is a table that fits", arguments: [30, 60, 80, 200])
    func table(columns: Int) throws {
        let result = runShipped("list", in: .terminal(columns: columns))
        #expect(result.status == 0)
        #expect(result.lines.count == (try Shipped.entries().count + 1))
        #expect(result.lines[0].hasPrefix("ID "))
        for line in result.lines {
            #expect(CellWidth.of(line) <= columns)
            #expect(!line.hasSuffix(" "))
        }
        #expect(result.lines.contains { $0.hasPrefix("airbnb ") && $0.contains("Airbnb") })
    }

    @Test("--json prints every field of every entry")
    func json() throws {
        let result = runShipped("list", "--json")
        let entries: [Listed] = try result.json()
        #expect(entries.map(\.id) == runShipped("list").lines)
        let airbnb = try #require(entries.first { $0.id == "airbnb" })
        #expect(airbnb.name == "Airbnb")
        #expect(airbnb.developer == "Airbnb, Inc.")
        #expect(airbnb.purpose == "firstUse")
        #expect(airbnb.platform == "ios")
        #expect(airbnb.category == "Travel")
        #expect(airbnb.tags == ["inbox", "messages"])
        #expect(airbnb.states == ["empty", "loading"])
        #expect(airbnb.has == ["image", "title", "description", "button", "backgroundColor", "logo"])
        #expect(airbnb.language == "en")
        #expect(airbnb.languages == ["en"])
        #expect(airbnb.aliases == [])
        #expect(result.output.hasSuffix("]\n"))
    }

    @Test("--json prints the fields asked for and no others")
    func jsonFields() throws {
        let result = runShipped("list", "--json=name,id")
        let entries: [[String: String]] = try result.json()
        #expect(entries.count == (try Shipped.entries().count))
        #expect(entries.allSatisfy { Set($0.keys) == ["id", "name"] })
        let wrong = runShipped("list", "--json=nme")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("name"))
    }

    @Test(
        "filters narrow, each by what it says",
        arguments: [
            (["--has", "header"], ["c"]), (["--purpose", "offline"], ["a", "b"]),
            (["--has", "customView"], ["d"]),
            (["--has", "title"], ["a", "b", "c"]), (["--has", "button"], ["b"]),
            (["--state", "error"], ["b", "d"]),
            (["--state", "error", "--state", "empty"], ["b"]), (["--tag", "inbox", "--tag", "mail"], ["a"]),
            (["--tag", "inbox"], ["a", "c"]),
            (["--has", "title", "--purpose", "offline", "--tag", "mail"], ["a"]),
            (["--has", "backgroundColor"], []), (["--tag", "nothing"], []),
        ])
    func filters(options: [String], ids: [String]) throws {
        let workspace = try Workspace()
        for (id, more, states) in [
            ("a", "purpose: offline\ntags: [inbox, mail]\n", "{empty: {title: {text: T}}}"),
            (
                "b", "purpose: offline\n",
                "{empty: {title: {text: T}}, error: {button: {title: {normal: {text: B}}}}}"
            ),
            ("c", "tags: [inbox]\nscreen: {header: {text: H, height: 44}}\n", "{empty: {title: {text: T}}}"),
            ("d", "purpose: error\n", "{error: {customView: {type: spinner}, title: {text: T}}}"),
        ] {
            try workspace.write("\(id).yaml", "id: \(id)\n\(more)states: \(states)\n")
        }
        let result = run(["list", "--catalog", workspace.path] + options)
        #expect(result.lines == ids)
        #expect(result.status == (ids.isEmpty ? 1 : 0))
        #expect(result.errors.isEmpty == !ids.isEmpty, "that nothing matches is said")
    }

    @Test("two purposes widen, two states narrow")
    func combinedFilters() throws {
        let one = Set(runShipped("list", "--purpose", "offline").lines)
        let other = Set(runShipped("list", "--purpose", "noResults").lines)
        let both = Set(runShipped("list", "--purpose", "offline", "--purpose", "noResults").lines)
        #expect(both == one.union(other))
        #expect(!one.isEmpty && !other.isEmpty)
        let described = try Shipped.entries().filter {
            Set($0.stateNames).isSuperset(of: [.empty, .loading])
        }
        #expect(runShipped("list", "--state", "empty", "--state", "loading").lines == described.map(\.id))
        let wrong = runShipped("list", "--purpose", "ofline")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("offline"))
    }

    @Test("--quiet says nothing of a list that is empty, and the status stays")
    func quiet() {
        let result = runShipped("list", "--tag", "no-such-tag", "--quiet")
        #expect(result.status == 1)
        #expect(result.errors == "" && result.output == "")
    }

    @Test("a broken file is named in JSON lists too, and the rest listed")
    func brokenFile() throws {
        let workspace = try Workspace()
        try workspace.write("good.yaml", "id: good\nstates: {empty: {title: {text: T}}}\n")
        try workspace.write("bad.yaml", "id: bad\n")
        let result = run("list", "--catalog", workspace.path, "--json=id")
        #expect(try result.json([Listed].self).map(\.id) == ["good"])
        #expect(result.findings() == ["\(workspace("bad.yaml")):1:1: error"])
        #expect(result.status == 1)
    }

    @Test(
        "a search finds by id, name, words, tag and purpose, whatever the case and the accents",
        arguments: [
            (["airbnb"], "airbnb"), (["AIRBNB"], "airbnb"), (["aîrbnb"], "airbnb"), (["arbnb"], "airbnb"),
            (["aribnb"], "airbnb"), (["dropbocks"], "dropbox"), (["when", "you’ll"], "airbnb"),
            (["savari"], "safari"), (["no", "favourites"], "itunes-connect"),
            (["itunes"], "itunes-connect"), (["start", "browsing"], "airbnb"), (["start browsing"], "airbnb"),
            (["offline"], "remote"), (["wwdc2014"], "appstore"), (["Tiny Speck"], "slack"),

        ])
    func search(words: [String], best: String) {
        let result = run(["search", "--catalog", Place.catalog] + words)
        #expect(result.status == 0)
        #expect(result.lines.first == best)
    }

    @Test("signs are typed as on a keyboard, and a word of nothing is no word")
    func spellings() throws {
        let workspace = try Workspace()
        try workspace.write("a.yaml", "id: a\nstates: {empty: {title: {text: “Wi-Fi” in Łódź — Straße}}}\n")
        for word in ["wifi", "wi-fi", "\"wi", "lodz", "strasse", "-"] {
            #expect(run("search", "--catalog", workspace.path, "--", word).lines == ["a"], "\(word)")
        }
        #expect(run("search", "--catalog", workspace.path, "\u{301}").status == 64)
    }

    /// Entries in which one word stands in different places.
    private func ranked() throws -> Workspace {
        let workspace = try Workspace()
        for (id, more, state) in [
            ("a-text", "", "{title: {text: no inbox here}}"), ("b-part", "", "{title: {text: the inboxes}}"),
            ("inbox", "", "{title: {text: T}}"), ("inbox-zero", "", "{title: {text: T}}"),
            ("c-tag", "tags: [inbox]\n", "{title: {text: T}}"),
            ("d-developer", "app: {name: D, developer: Good inbox makers}\n", "{title: {text: T}}"),
            ("e-none", "", "{title: {text: T}}"), ("f-alias", "aliases: [my-inbox]\n", "{title: {text: T}}"),
        ] {
            try workspace.write("\(id).yaml", "id: \(id)\n\(more)states: {empty: \(state)}\n")
        }
        return workspace
    }

    @Test(
        "the better a word fits the earlier an entry comes: exact, beginning, word, part; and ids before texts"
    )
    func ranking() throws {
        let workspace = try ranked()
        let result = run("search", "inbox", "--catalog", workspace.path)
        #expect(
            result.lines == ["inbox", "c-tag", "inbox-zero", "f-alias", "a-text", "d-developer", "b-part"])
    }

    @Test("a search says why it found an entry, in JSON and on a terminal")
    func reasons() throws {
        let workspace = try ranked()
        let found: [Listed] = try run("search", "inbox", "--catalog", workspace.path, "--json").json()
        let reasons = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0.matches ?? []) })
        #expect(reasons["inbox"] == ["id: inbox"])
        #expect(reasons["c-tag"] == ["tag: inbox"])
        #expect(reasons["a-text"] == ["title: no inbox here"])
        #expect(reasons["d-developer"] == ["developer: Good inbox makers"])
        #expect(reasons["f-alias"] == ["alias: my-inbox"])
        let table = run("search", "inbox", "--catalog", workspace.path, in: .terminal(columns: 120))
        #expect(table.lines.contains { $0.hasPrefix("a-text") && $0.contains("title: no inbox here") })
    }

    @Test("what a search matched is a field like the others: with all of them, or where it is asked for")
    func matchesField() throws {
        let workspace = try ranked()
        func keys(_ option: String) throws -> Set<String> {
            let found = run("search", "zero", "--catalog", workspace.path, option)
            let objects = try JSONSerialization.jsonObject(with: Data(found.outputBytes))
            return Set(try #require(objects as? [[String: any Sendable]]).first.map { Array($0.keys) } ?? [])
        }
        #expect(try keys("--json=id,matches") == ["id", "matches"])
        #expect(try keys("--json=id") == ["id"])
        #expect(try keys("--json").isSuperset(of: ["id", "matches", "tags"]))
        #expect(run("help", "search").output.contains("matches)"))
        #expect(run("list", "--catalog", workspace.path, "--json=matches").status == 64)
    }

    @Test("where no entry has a tag the nearest one is named", arguments: ["list", "search"])
    func nearestTag(command: String) throws {
        let workspace = try ranked()
        let words = command == "search" ? ["inbox"] : []
        let result = run([command] + words + ["--catalog", workspace.path, "--tag", "inbx"])
        #expect(result.status == 1)
        #expect(result.errors == "emptystates: no entry has the tag 'inbx'; did you mean 'inbox'?\n")
        let other = run(["search", "nowhere", "--catalog", workspace.path, "--tag", "inbox"])
        #expect(other.errors == "emptystates: no entry matches\n")
    }

    @Test("every word must be found, filters count too, and what is not found is said with status 1")
    func allWords() throws {
        let workspace = try ranked()
        #expect(run("search", "inbox", "zero", "--catalog", workspace.path).lines == ["inbox-zero"])
        #expect(run("search", "inbox", "--tag", "inbox", "--catalog", workspace.path).lines == ["c-tag"])
        let nothing = run("search", "inbox", "nowhere", "--catalog", workspace.path)
        #expect(nothing.status == 1)
        #expect(nothing.output == "")
        #expect(!nothing.errors.isEmpty)
        #expect(run("search", "--catalog", workspace.path).status == 64)
        #expect(run("search", " ", "--catalog", workspace.path).status == 64)
    }
}
