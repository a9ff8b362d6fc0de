import Commands
import Foundation
import Rendering
import SceneModel
import Testing

@Suite("snapshot verify and record")
struct SnapshotVerifyTests {
    @Test("what was recorded matches: every state by every renderer that is built in")
    func recorded() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        let recorded = stage.snapshot("record")
        #expect(recorded.status == 0)
        let names = stage.registry.renderers.flatMap { renderer in
            ["one", "one.error", "two", "two.error"].map {
                "\(renderer.info.name)/\($0).\(renderer.info.fileExtension)"
            }
        }
        #expect(try stage.goldens() == names.sorted())
        #expect(recorded.errors.contains("\(names.count) goldens recorded in"))
        let verified = stage.snapshot("verify")
        #expect(verified.status == 0)
        #expect(verified.lines == ["\(names.count) matched"])
        #expect(verified.errors == "")
        // A golden is the very rendering.
        let rendered = run("render", stage.workspace("cat/one.yaml"), "--renderer", "html")
        #expect(try stage.workspace.bytes("gold/html/one.html") == rendered.outputBytes)
    }

    @Test("nothing of the terminal or the environment is in a golden")
    func independence() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        #expect(stage.snapshot("record").status == 0)
        let other = Environment.terminal(
            columns: 33,
            ["TERM": "xterm-256color", "COLORTERM": "truecolor", "FORCE_COLOR": "1", "COLUMNS": "20"])
        #expect(stage.snapshot("verify", in: other).status == 0)
    }

    @Test("a change is told with its lines and with what has changed in the scene")
    func change() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record")
        try stage.write("one", "Hello", color: "c8c8c8")
        let result = stage.snapshot("verify", "--renderer", "html")
        #expect(result.status == 1)
        #expect(result.lines.first == "changed     html/one.html")
        #expect(result.output.contains("a change in html/one.html\n"))
        #expect(result.output.contains("\n  one: states.empty.title.color #c9c9c9 -> #c8c8c8\n"))
        #expect(result.output.contains(" - ") && result.output.contains(" + "))
        #expect(result.lines.last == "3 matched, 1 changed")
        #expect(!result.output.contains("two"))
        // Without the scenes' goldens, the page's own styles are compared.
        try FileManager.default.removeItem(atPath: stage.workspace("gold/json"))
        let alone = stage.snapshot("verify", "--renderer", "html")
        #expect(alone.output.contains("\n  one: style .e0.color #c9c9c9 -> #c8c8c8\n"))
    }

    @Test("a renderer that has changed is told apart from a scene that has")
    func rendererChange() throws {
        var stage = try SnapshotStage(["one": "Hello"])
        stage.registry = .init(stage.registry.renderers + [TitleRenderer()])
        _ = stage.snapshot("record")
        _ = stage.snapshot("record", "--renderer", "title")
        stage.registry = .init(
            stage.registry.renderers.filter { $0.info.name != "title" } + [TitleRenderer(suffix: "!")])
        let result = stage.snapshot("verify")
        #expect(result.status == 1)
        #expect(result.output.contains("the same change in 2 goldens: title/one.error.txt, title/one.txt"))
        #expect(
            result.output.contains("one: the scene is the same, so the renderer title has changed"))
    }

    @Test("a golden that is missing fails and is not made, one that cannot be read is told apart")
    func missing() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        _ = stage.snapshot("record", "--renderer", "text")
        try FileManager.default.removeItem(atPath: stage.workspace("gold/text/one.txt"))
        try FileManager.default.removeItem(atPath: stage.workspace("gold/text/one.error.txt"))
        try FileManager.default.createDirectory(
            atPath: stage.workspace("gold/text/one.error.txt"), withIntermediateDirectories: false)
        let before = try stage.goldens()
        let result = stage.snapshot("verify")
        #expect(result.status == 1)
        #expect(
            result.lines.prefix(2) == [
                "missing     text/one.txt", "unreadable  text/one.error.txt: it is a folder",
            ])
        #expect(try stage.goldens() == before)
        // What cannot be compared is not recorded over either.
        let record = stage.snapshot("record", "--changed", "--missing")
        #expect(record.status == 1)
        #expect(record.errors.contains("nothing was recorded: text/one.error.txt unreadable"))
        #expect(try stage.goldens() == before)
    }

    @Test("an orphan fails where CI is set or that is asked for, and is listed elsewhere")
    func orphans() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text")
        try FileManager.default.removeItem(atPath: stage.workspace("cat/two.yaml"))
        try stage.workspace.write("gold/text/one.loading.txt", "")
        try stage.workspace.write("gold/text/one.dark.txt", "")
        try stage.workspace.write("gold/gone/one.pdf", "")
        try stage.workspace.write("gold/docs/readme.md", "")
        func verify(_ arguments: String..., ci: String? = nil) -> Run {
            stage.snapshot(["verify"] + arguments, in: Environment(variables: ci.map { ["CI": $0] } ?? [:]))
        }
        #expect(verify().status == 0)
        #expect(
            verify().lines.prefix(5) == [
                "orphaned    gone/one.pdf: there is no renderer gone",
                "orphaned    text/one.dark.txt: there is no variant dark",
                "orphaned    text/one.loading.txt: its entry has no state loading, or does not show it",
                "orphaned    text/two.error.txt: its entry is gone",
                "orphaned    text/two.txt: its entry is gone",
            ])
        #expect(verify().lines.last == "2 matched, 5 orphaned")
        #expect(verify(ci: "true").status == 1)
        #expect(verify(ci: "1").status == 1)
        #expect(verify(ci: "").status == 0)
        #expect(verify("--orphans", "warn", ci: "true").status == 0)
        #expect(verify("--orphans", "fail").status == 1)
        #expect(verify("two", "--orphans", "fail").lines.last == "0 matched, 2 orphaned")
        #expect(try verify("--json").json(JSONShape.self).passed)
        #expect(try !verify("--json", ci: "1").json(JSONShape.self).passed)
    }

    private struct JSONShape: Decodable {
        let passed: Bool
        let counts: [String: Int]
    }

    @Test("a filter takes ids, states, paths, patterns and files; one that matches nothing is an error")
    func filters() throws {
        let stage = try SnapshotStage(["one": "Hello", "only": "World", "two": "Else"])
        _ = stage.snapshot("record")
        let count = stage.registry.renderers.count
        func matched(_ arguments: String...) -> String? { stage.snapshot(["verify"] + arguments).lines.last }
        #expect(matched("one") == "\(2 * count) matched")
        #expect(matched("on*") == "\(4 * count) matched")
        #expect(matched("one/error", "two/empty") == "\(2 * count) matched")
        #expect(matched("*/error", "--renderer", "html", "--renderer", "text") == "6 matched")
        #expect(matched("html/one.html") == "1 matched")
        #expect(matched(stage.workspace("cat/two.yaml")) == "\(2 * count) matched")
        for pattern in ["three", "x*", "one/loading", "html/three.html"] {
            for command in ["verify", "record", "list"] {
                let result = stage.snapshot(command, "one", pattern)
                #expect(result.status == 1, "\(command) \(pattern)")
                #expect(result.errors.contains("'\(pattern)' matches no golden"))
            }
        }
        let unknown = stage.snapshot("verify", "--renderer", "htlm")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("did you mean html?"))
    }

    @Test("an id that an entry once had leads to its goldens")
    func aliases() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        try stage.workspace.write(
            "cat/new.yaml", "id: new\naliases: [old]\nstates: {empty: {title: {text: New}}}\n")
        _ = stage.snapshot("record", "--renderer", "text")
        #expect(stage.snapshot("verify", "old").lines == ["1 matched"])
    }

    @Test("record writes what is missing and leaves what has changed, unless it is told otherwise")
    func recordModes() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text")
        try stage.write("one", "Changed")
        try FileManager.default.removeItem(atPath: stage.workspace("gold/text/two.txt"))
        let golden = try stage.workspace.text("gold/text/one.txt")
        let first = stage.snapshot("record")
        #expect(first.status == 0)
        #expect(
            first.errors.contains("1 golden recorded") && first.errors.contains("1 changed golden was left"))
        #expect(try stage.workspace.text("gold/text/one.txt") == golden)
        #expect(try stage.goldens().count == 4)
        try FileManager.default.removeItem(atPath: stage.workspace("gold/text/two.txt"))
        let changed = stage.snapshot("record", "--changed")
        #expect(changed.errors.contains("1 golden is still missing"))
        #expect(try stage.workspace.text("gold/text/one.txt").contains("Changed"))
        #expect(try stage.goldens().count == 3)
        #expect(stage.snapshot("record", "--missing", "--changed").status == 0)
        #expect(stage.snapshot("verify").status == 0)
    }

    @Test("recording is all or nothing: one entry that is wrong, or cannot be rendered, and nothing changes")
    func allOrNothing() throws {
        var stage = try SnapshotStage(["one": "Hello", "two": "World"])
        stage.registry = .init([TitleRenderer()])
        #expect(stage.snapshot("record", "--renderer", "title").status == 0)
        let before = try stage.workspace.tree("gold")
        try stage.write("one", "Changed")
        try stage.write("three", "New")
        try stage.write("two", "poison")
        let failing = stage.snapshot("record", "--missing", "--changed")
        #expect(failing.status == 1)
        #expect(failing.errors.contains("nothing was recorded: title/two.txt failed: it is poison"))
        #expect(try stage.workspace.tree("gold") == before)
        try stage.workspace.write("cat/two.yaml", "id: two\n\tbad: [\n")
        let broken = stage.snapshot("record", "--missing", "--changed")
        #expect(broken.status == 1)
        #expect(broken.errors.contains("two.yaml:2:"))
        #expect(try stage.workspace.tree("gold") == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: stage.workspace.path).sorted() == [
                "cat", "gold",
            ])
        // The verification tells all of it.
        let verified = stage.snapshot("verify")
        #expect(verified.status == 1)
        #expect(verified.errors.contains("two.yaml:2:"))
        #expect(verified.lines.contains("changed     title/one.txt"))
        #expect(verified.lines.contains("missing     title/three.txt"))
        #expect(!verified.output.contains("orphaned"))
    }

    @Test("goldens that git has given CR LF are mended by record, and a second record changes nothing")
    func lineEndings() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        _ = stage.snapshot("record", "--renderer", "text")
        let before = try stage.workspace.tree("gold")
        let text = try stage.workspace.text("gold/text/one.txt")
        try stage.workspace.write("gold/text/one.txt", text.replacingOccurrences(of: "\n", with: "\r\n"))
        let verified = stage.snapshot("verify")
        #expect(verified.status == 1)
        #expect(verified.output.contains("only the line endings differ"))
        #expect(stage.snapshot("record").status == 0)
        #expect(try stage.workspace.tree("gold") == before)
        #expect(stage.snapshot("record").errors.contains("0 goldens recorded"))
    }

    @Test("where there is nothing to compare, nothing passes, and no folder is made")
    func nothing() throws {
        let stage = try SnapshotStage([:])
        try FileManager.default.createDirectory(
            atPath: stage.workspace("cat"), withIntermediateDirectories: false)
        let empty = stage.snapshot("record")
        #expect(empty.status == 2)
        #expect(empty.errors.contains("has no entries"))
        try stage.write("one", "Hello")
        let none = stage.snapshot("verify")
        #expect(none.status == 2)
        #expect(none.errors.contains("there are no goldens in"))
        #expect(none.errors.contains("emptystates snapshot record"))
        try stage.workspace.write(
            "cat/one.yaml", "id: one\nstates: {empty: {title: {text: A}}}\nbehavior: {shouldDisplay: false}\n"
        )
        #expect(stage.snapshot("verify").status == 2)
        #expect(stage.snapshot("record").status == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: stage.workspace.path) == ["cat"])
    }

    @Test("the goldens lie beside the catalogue where nobody says otherwise")
    func standardFolder() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        #expect(run("snapshot", "record", "--catalog", stage.workspace("cat")).status == 0)
        #expect(try stage.workspace.tree("Snapshots").keys.contains("html/one.html"))
        #expect(run("snapshot", "verify", "--catalog", stage.workspace("cat/")).status == 0)
        let inside = try BuiltProgram.bash(
            "cd cat && \"$program\" snapshot verify --catalog . && cd .. && mv cat Catalog && "
                + "\"$program\" snapshot verify", in: stage.workspace.path)
        #expect(inside.status == 0, "\(inside.errors)")
        #expect(inside.lines.count == 2)
    }
}
