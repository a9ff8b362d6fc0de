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
        #expect(result.output.contains("the same change in 2 goldens: title/one.txt, title/one.error.txt"))
        let told = stage.snapshot("verify", "--width", "200").output
        #expect(
            told.contains(
                "one: the scene is the same: the renderer title has changed, or the golden was edited\n"))
    }

    @Test(
        "of a golden that shows that it was edited, no renderer is blamed",
        arguments: [
            "", "<<<<<<< ours\nlight Hello\n=======\nlight Hi\n>>>>>>> theirs\n", "light Hello",
            "light Hello\n\n",
            "\u{FEFF}light Hello\n", "light Hi\r\n",
        ])
    func editedGolden(golden: String) throws {
        var stage = try SnapshotStage(["one": "Hello"])
        stage.registry = .init(stage.registry.renderers + [TitleRenderer()])
        _ = stage.snapshot("record")
        _ = stage.snapshot("record", "--renderer", "title")
        try stage.workspace.write("gold/title/one.txt", golden)
        let result = stage.snapshot("verify", "--width", "200")
        #expect(result.output.contains("a change in title/one.txt\n"))
        #expect(result.output.contains(" \\ the golden"))
        #expect(!result.output.contains("the scene is the same"), "\(result.output)")
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
                // An id that no entry has is a mistake of another kind than one without such goldens.
                #expect(result.status == (pattern == "three" ? 2 : 1), "\(command) \(pattern)")
                #expect(result.errors.contains("'\(pattern)' matches no golden"))
            }
        }
        for command in ["verify", "record", "list"] {
            #expect(stage.snapshot(command, "oen").errors.contains("did you mean one?"))
            #expect(stage.snapshot(command, "xyzzy").errors.contains("see 'emptystates snapshot list'"))
            // A shell completes the path of the file.
            let completed = stage.snapshot(command, stage.workspace("gold/text/two.error.txt"))
            #expect(completed.status == 0, "\(completed.errors)")
        }
        #expect(matched(stage.workspace("gold/html/one.html")) == "1 matched")
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

    @Test("a golden of an id that an entry once had is told apart from one whose entry is gone")
    func renaming() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text")
        try FileManager.default.removeItem(atPath: stage.workspace("cat/two.yaml"))
        try stage.workspace.write(
            "cat/new.yaml", "id: new\naliases: [two]\nstates: {empty: {title: {text: World}}}\n")
        let result = stage.snapshot("verify")
        #expect(result.lines.contains("orphaned    text/two.txt: its entry is new now"))
        #expect(result.lines.contains("missing     text/new.txt"))
        _ = stage.snapshot("record")
        #expect(
            stage.snapshot("prune").lines == [
                "text/two.error.txt: its entry is new now", "text/two.txt: its entry is new now",
            ])
        #expect(stage.snapshot("verify").lines == ["3 matched"])
    }

    @Test("a file with the name of a golden and another ending is an orphan; others are named once")
    func otherEndings() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        try stage.workspace.write(
            "gold/snapshots.json",
            "{\"renderers\": [\"text\", \"html\"], \"variants\": {\"dark\": {\"appearance\": \"dark\"}}}")
        _ = stage.snapshot("record")
        let outdated = ["text/one.dark.htm", "text/one.error.text", "text/one.text"]
        let others = ["html/README.md", "text/notes.md", "text/one.light.text", "text/one.txt.orig"]
        for file in outdated + others + ["json/README.md", "README.md", "text/one.txt.pending"] {
            try stage.workspace.write("gold/\(file)", "x")
        }
        let result = stage.snapshot("verify")
        #expect(
            result.lines.dropLast(2)
                == outdated.map { "orphaned    \($0): the renderer text makes .txt now" }[...])
        #expect(
            result.errors.contains("4 files here are no goldens: \(others.joined(separator: ", "))\n"))
        #expect(!stage.snapshot("verify", "one").errors.contains("no golden"))
        #expect(stage.snapshot("prune", "--renderer", "html").lines == [])
        #expect(stage.snapshot("prune").lines.count == 3)
        #expect(try Set(stage.goldens()).isSuperset(of: others))
        #expect(stage.snapshot("verify").lines == ["8 matched"])
    }

    @Test("after a verification stands what to do about what it has found, and nothing else")
    func hints() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text")
        let build = Environment(variables: ["CI": "1"])
        func hints(_ environment: Environment = Environment(), _ arguments: String...) -> [String] {
            let lines = stage.snapshot(["verify"] + arguments, in: environment).errors.split(separator: "\n")
            return lines.map { String($0.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" }) }
        }
        #expect(hints() == [])
        try stage.write("one", "Changed")
        #expect(hints() == ["snapshot review"])
        #expect(hints(build) == ["snapshot verify --html FILE"])
        #expect(hints(build, "--html", stage.workspace("page.html")) == [])
        try stage.write("one", "Hello")
        try stage.write("new", "New")
        #expect(hints() == ["snapshot record"])
        try FileManager.default.removeItem(atPath: stage.workspace("cat/new.yaml"))
        try FileManager.default.removeItem(atPath: stage.workspace("cat/two.yaml"))
        #expect(hints() == ["snapshot prune"])
        try stage.write("two", "World")
        try FileManager.default.removeItem(atPath: stage.workspace("gold/text/one.txt"))
        try FileManager.default.createDirectory(
            atPath: stage.workspace("gold/text/one.txt"), withIntermediateDirectories: false)
        #expect(stage.snapshot("verify").status == 1)
        #expect(hints() == [])
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
            first.errors.contains("1 golden recorded")
                && first.errors.contains("1 changed golden was left as it is;"))
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
