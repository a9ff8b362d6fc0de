import Diagnostics
import Snapshots
import Testing

@Suite("Names of goldens")
struct GoldenNameTests {
    private static let states: Set<String> = ["empty", "loading", "noResults"]

    @Test(
        "a golden's path says what it is of, and is read back as the same",
        arguments: [
            ("html/airbnb.html", "airbnb", nil, nil), ("html/airbnb.loading.html", "airbnb", "loading", nil),
            ("html/a-b.noResults.dark.html", "a-b", "noResults", "dark"),
            ("html/500px.large-text.html", "500px", nil, "large-text"),
        ] as [(String, String, String?, String?)])
    func paths(path: String, entry: String, state: String?, variant: String?) throws {
        let name = try GoldenName(
            renderer: "html", entry: entry, state: state, variant: variant, fileExtension: "html")
        #expect(name.path == path)
        #expect(GoldenName(path: path, states: Self.states, fileExtension: "html") == name)
        #expect(GoldenName(path: path, states: Self.states, fileExtension: nil) == name)
    }

    @Test("a scene's name is the entry and the state")
    func scenes() throws {
        let name = try GoldenName(renderer: "text", scene: "airbnb.loading", fileExtension: "txt")
        #expect(name.entry == "airbnb" && name.state == "loading")
        #expect(name.scene == "airbnb.loading")
        #expect(name.path == "text/airbnb.loading.txt")
    }

    @Test(
        "what is no id is refused and not made one, so no two names share a file",
        arguments: ["a_b", "a.b", "A", "", "-a", "ä", "a/b", "..", "a b", String(repeating: "a", count: 65)])
    func refusals(text: String) {
        #expect(throws: GoldenNameProblem.self) {
            try GoldenName(renderer: "html", entry: text, fileExtension: "html")
        }
        #expect(throws: GoldenNameProblem.self) {
            try GoldenName(renderer: text, entry: "a", fileExtension: "html")
        }
        #expect(throws: GoldenNameProblem.self) {
            try GoldenName(renderer: "html", entry: "a", variant: text, fileExtension: "html")
        }
    }

    @Test("an ending may have several parts, and none that means something else")
    func endings() throws {
        let name = try GoldenName(renderer: "site", entry: "a", state: "loading", fileExtension: "tar.gz")
        #expect(name.path == "site/a.loading.tar.gz")
        #expect(GoldenName(path: name.path, states: Self.states, fileExtension: "tar.gz") == name)
        for ending in ["", ".", "html.", "a/b", "html.pending", "pending"] {
            #expect(throws: GoldenNameProblem.self) {
                try GoldenName(renderer: "html", entry: "a", fileExtension: ending)
            }
        }
    }

    @Test(
        "a file that nobody recorded has no golden's name",
        arguments: [
            "html/README.md", "html/.gitattributes", "html/a.loading.dark.more.html", "html/a",
            "html/a/b.html",
            "a.html", "html/a.txt", "html/a.html.pending", "Html/a.html", "html/a_b.html", "html/.html",
        ])
    func foreign(path: String) {
        #expect(GoldenName(path: path, states: Self.states, fileExtension: "html") == nil)
    }

    @Test(
        "a pattern means its letters, any letters for *, and one for ?",
        arguments: [
            ("airbnb", "airbnb", true), ("air*", "airbnb", true), ("*bnb", "airbnb", true),
            ("*", "", true), ("a*b*b", "airbnb", true), ("a?rbnb", "airbnb", true), ("?", "", false),
            ("air", "airbnb", false), ("*x*", "airbnb", false), ("a**b", "ab", true), ("a*bc", "abcbc", true),
            ("a*bd", "abcbc", false), ("[a]*", "airbnb", false),
        ])
    func globs(pattern: String, name: String, isMatch: Bool) {
        #expect(Glob(pattern).matches(name) == isMatch)
    }

    @Test("a filter takes ids, states and paths, and tells which of its patterns match nothing")
    func filters() throws {
        let plain = try GoldenName(renderer: "html", entry: "airbnb", fileExtension: "html")
        let loading = try GoldenName(
            renderer: "html", entry: "airbnb", state: "loading", fileExtension: "html")
        let other = try GoldenName(renderer: "text", entry: "vine", fileExtension: "txt")
        func accepted(_ patterns: String...) -> [GoldenName] {
            let filter = GoldenFilter(patterns)
            return [plain, loading, other].filter { filter.accepts($0) }
        }
        #expect(accepted() == [plain, loading, other])
        #expect(accepted("airbnb") == [plain, loading])
        #expect(accepted("airbnb/loading") == [loading])
        #expect(accepted("*/empty") == [plain, other])
        #expect(accepted("html/airbnb.html", "vine") == [plain, other])
        #expect(accepted("html/*") == [plain, loading])
        #expect(accepted("html") == [])
        let filter = GoldenFilter(["air*", "vime", "*/error"])
        #expect(filter.unmatched(among: [plain, other].map { ($0, nil) }) == ["vime", "*/error"])
        #expect(filter.unmatched(among: [(other, "error")]) == ["air*", "vime"])
    }
}
