import Commands
import Foundation
import Snapshots
import Testing

@testable import Commands

@Suite("snapshot accept, reject, prune, list and review")
struct SnapshotWorkflowTests {
    /// Two entries that have been recorded, of which one has changed since, and waits in `wait`.
    private func changed(_ environment: Environment = Environment()) throws -> SnapshotStage {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text", "--renderer", "html")
        try stage.write("one", "Changed")
        try stage.write("three", "New")
        #expect(stage.snapshot("verify", "--pending", stage.workspace("wait"), in: environment).status == 1)
        return stage
    }

    private let waiting = [
        "html/one.html.pending", "html/three.error.html.pending", "html/three.html.pending",
        "text/one.txt.pending", "text/three.error.txt.pending", "text/three.txt.pending",
    ]

    @Test("what was rendered waits where it is told to, and lets go where it is right again")
    func pending() throws {
        let stage = try changed()
        #expect(try stage.workspace.tree("wait").keys.sorted() == waiting)
        #expect(try stage.goldens().count == 8)
        try stage.write("one", "Hello")
        _ = stage.snapshot("verify", "--pending", stage.workspace("wait"))
        #expect(try stage.workspace.tree("wait").keys.allSatisfy { $0.contains("three") })
        // It may be the folder of goldens itself, where nothing that waits is taken for a golden.
        _ = stage.snapshot("verify", "--pending", stage.workspace("gold"))
        #expect(try stage.goldens().contains("html/three.html.pending"))
        #expect(stage.snapshot("verify").lines.last == "8 matched, 4 missing")
    }

    @Test("in continuous integration nothing is left behind")
    func pendingOnCI() throws {
        let stage = try changed(Environment(variables: ["CI": "true"]))
        #expect(try stage.workspace.tree("wait") == [:])
    }

    @Test("accept makes goldens of what waits, byte for byte, by ids and patterns")
    func accept() throws {
        let stage = try changed()
        let rendered = try stage.workspace.bytes("wait/html/one.html.pending")
        let wait = stage.workspace("wait")
        let first = stage.snapshot("accept", "one", "--renderer", "html", "--pending", wait)
        #expect(first.status == 0)
        #expect(first.lines == ["accepted  html/one.html"])
        #expect(try stage.workspace.bytes("gold/html/one.html") == rendered)
        #expect(try stage.workspace.tree("wait").keys.sorted() == Array(waiting.dropFirst()))
        let unknown = stage.snapshot("accept", "one", "four", "--pending", wait)
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("nothing that waits is called 'four'"))
        #expect(stage.snapshot("accept", "*", "--pending", wait).lines.count == 5)
        #expect(stage.snapshot("verify").lines == ["12 matched"])
        let none = stage.snapshot("accept", "*", "--pending", wait)
        #expect(none.status == 1)
        #expect(none.errors.contains("nothing waits in"))
        #expect(stage.snapshot("accept").status == 64)
    }

    @Test("reject lets go of what waits, and no golden changes")
    func reject() throws {
        let stage = try changed()
        let before = try stage.workspace.tree("gold")
        let result = stage.snapshot("reject", "*/error", "one", "--pending", stage.workspace("wait"))
        #expect(result.status == 0)
        #expect(result.lines.count == 4)
        #expect(
            try stage.workspace.tree("wait").keys.sorted()
                == ["html/three.html.pending", "text/three.txt.pending"])
        #expect(try stage.workspace.tree("gold") == before)
    }

    @Test("prune removes what nothing accounts for, and never another's file")
    func prune() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text")
        let own = try stage.goldens()
        let foreign = [
            "text/README.md", "notes.txt", "docs/readme.md", "text/one.pdf", "text/.gitattributes",
        ]
        for file in foreign { try stage.workspace.write("gold/\(file)", "x") }
        for file in ["text/gone.txt", "text/one.dark.txt", "old/one.pdf"] {
            try stage.workspace.write("gold/\(file)", "x")
        }
        let dry = stage.snapshot("prune", "--dry-run")
        #expect(dry.status == 0)
        #expect(
            dry.lines == [
                "old/one.pdf: there is no renderer old", "text/gone.txt: its entry is gone",
                "text/one.dark.txt: there is no variant dark",
            ])
        #expect(try stage.goldens().contains("text/gone.txt"))
        #expect(stage.snapshot("prune", "--renderer", "text").lines.count == 2)
        #expect(stage.snapshot("list", "--renderer", "old").lines == ["old/one.pdf"])
        #expect(
            stage.snapshot("prune", "--renderer", "old").lines == ["old/one.pdf: there is no renderer old"])
        #expect(try stage.goldens() == (own + foreign).sorted())
        #expect(stage.snapshot("prune").lines == [])
    }

    @Test("prune removes nothing where the catalogue is wrong, is empty or is another")
    func carefulPrune() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        _ = stage.snapshot("record", "--renderer", "text")
        try stage.workspace.write("gold/text/gone.txt", "x")
        let before = try stage.workspace.tree("gold")
        try stage.workspace.write("cat/bad.yaml", "id: gone\nstates: 1\n")
        #expect(stage.snapshot("prune").status == 1)
        try FileManager.default.removeItem(atPath: stage.workspace("cat/bad.yaml"))
        try FileManager.default.removeItem(atPath: stage.workspace("cat/one.yaml"))
        #expect(stage.snapshot("prune").status == 2)
        try stage.write("other", "Hello")
        let other = stage.snapshot("prune")
        #expect(other.status == 1)
        #expect(other.errors.contains("is of this catalogue; nothing was removed"))
        #expect(try stage.workspace.tree("gold") == before)
    }

    /// A row of `list --json`.
    private struct Row: Decodable {
        let path: String
        let entry: String
        let state: String?
        let exists: Bool
        let pending: Bool
    }

    @Test("list names goldens and what waits, for people and for programs")
    func list() throws {
        let stage = try changed()
        let wait = ["--pending", stage.workspace("wait")]
        #expect(stage.snapshot(["list", "--renderer", "text"]).lines.count == 4)
        let rows: [Row] = try stage.snapshot(["list", "--json", "--renderer", "text"] + wait).json()
        #expect(rows.map(\.path) == rows.map(\.path).sorted())
        #expect(rows.map(\.entry) == ["one", "one", "three", "three", "two", "two"])
        #expect(rows.map(\.state) == ["error", nil, "error", nil, "error", nil])
        #expect(rows.map(\.exists) == [true, true, false, false, true, true])
        #expect(rows.map(\.pending) == [false, true, true, true, false, false])
        let table = stage.snapshot(["list", "t*"], in: .terminal())
        #expect(table.lines.first?.hasPrefix("GOLDEN") ?? false)
        #expect(table.lines.count == 5)
        #expect(stage.snapshot("list", "four").status == 1)
    }

    // MARK: Review

    private func decide(
        _ changes: [SnapshotReport.Change], _ keys: String
    ) -> (decisions: Reviewer.Decisions?, shown: [String]) {
        var left = keys[...]
        var shown: [String] = []
        let decisions = Reviewer(changes: changes).run(
            show: { shown.append($1) }, say: { _ in },
            nextKey: {
                guard let key = left.popFirst() else { return nil }
                return key == "^" ? .interruption : .letter(key)
            })
        return (decisions, shown)
    }

    @Test("one key decides on a golden, on a change wherever it is, or on all that are left")
    func keys() {
        let changes = [["a", "b", "c"], ["d", "e"], ["f"]].map { goldens in
            SnapshotReport.Change(
                key: Difference(golden: [], rendering: Array(goldens[0].utf8)).key, isNew: false,
                goldens: goldens)
        }
        let (one, shown) = decide(changes, "axrsera")
        #expect(one == .init(accepted: ["a", "d", "e"], rejected: ["b", "f"], skippedCount: 1))
        #expect(shown == ["a", "b", "c", "d", "f"])
        #expect(decide(changes, "eee").decisions?.accepted == ["a", "b", "c", "d", "e", "f"])
        #expect(decide(changes, "A").decisions?.accepted == ["a", "b", "c", "d", "e", "f"])
        #expect(
            decide(changes, "eR").decisions == .init(accepted: ["a", "b", "c"], rejected: ["d", "e", "f"]))
        #expect(decide(changes, "aq").decisions == .init(accepted: ["a"], skippedCount: 5))
        #expect(decide(changes, "a").decisions == .init(accepted: ["a"], skippedCount: 5))
        #expect(decide(changes, "ee^").decisions == nil)
    }

    @Test("a colour of the style sheet that every golden has is reviewed with one key")
    func oneKey() throws {
        let stage = try SnapshotStage([:])
        for number in 0..<12 {
            try stage.workspace.write(
                "cat/e\(number).yaml",
                """
                id: e\(number)
                states:
                  empty: {title: {text: Title \(number)}, button: {title: {normal: {text: Add \(number)}}}}
                  error: {button: {title: {normal: {text: Again, color: "\(100_000 + number)"}}}}

                """)
        }
        _ = stage.snapshot("record", "--renderer", "html")
        let right = try stage.workspace.tree("gold")
        // What the style sheet said before: another colour, and with it another hash in each page.
        for (path, bytes) in right {
            let page = String(decoding: bytes, as: UTF8.self).replacing(
                "#0a84ff", with: "#0a84fe"
            )
            .replacing(/sha256-[A-Za-z0-9+\/]{8}/, with: "sha256-\(path.hashValue.magnitude % 10)xxxxxxx")
            #expect(page.contains("#0a84fe"))
            try stage.workspace.write("gold/\(path)", page)
        }
        let report = stage.snapshot("verify")
        #expect(report.output.contains("the same change in 24 goldens: "))
        #expect(report.output.components(separatedBy: "the same change").count == 2)
        let terminal = try SnapshotTerminal(
            [
                "snapshot", "review", "--catalog", stage.workspace("cat"), "--directory",
                stage.workspace("gold"),
            ])
        #expect(try terminal.read(until: "q quit").contains("the same change in 24 goldens"))
        try terminal.type("e")
        #expect(try terminal.end() == 0)
        #expect(try stage.workspace.tree("gold") == right)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: stage.workspace.path).sorted() == [
                "cat", "gold",
            ])
    }

    @Test("a review shows what waits; what is rejected waits no longer, and Ctrl-C changes nothing")
    func reviewOfPending() throws {
        let stage = try changed()
        let before = try stage.workspace.tree()
        let arguments = [
            "snapshot", "review", "--catalog", stage.workspace("cat"), "--directory", stage.workspace("gold"),
            "--pending", stage.workspace("wait"), "--renderer", "text",
        ]
        let interrupted = try SnapshotTerminal(arguments)
        _ = try interrupted.read(until: "q quit")
        try interrupted.type("a")
        _ = try interrupted.read(until: "q quit")
        try interrupted.type("\u{3}")
        #expect(try interrupted.end() == 130)
        #expect(try stage.workspace.tree() == before)
        let terminal = try SnapshotTerminal(arguments)
        #expect(try terminal.read(until: "q quit").contains("a change in text/one.txt"))
        // An arrow means nothing, and what is typed ahead is for what comes.
        try terminal.type("\u{1B}[A")
        try terminal.type("re")
        #expect(try terminal.read(until: "q quit").contains("2 new goldens: text/three.error.txt"))
        #expect(try terminal.end() == 1)
        #expect(try stage.workspace.tree("wait").keys.sorted() == Array(waiting.prefix(3)))
        #expect(stage.snapshot("verify", "--renderer", "text").lines.last == "5 matched, 1 changed")
    }

    @Test("without a terminal there is no review, and where nothing has changed, nothing to ask")
    func noReview() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        _ = stage.snapshot("record", "--renderer", "text")
        let result = stage.snapshot("review")
        #expect(result.status == 2)
        #expect(result.errors.contains("a review needs a terminal"))
        let terminal = try SnapshotTerminal(
            [
                "snapshot", "review", "--catalog", stage.workspace("cat"), "--directory",
                stage.workspace("gold"),
            ])
        #expect(try terminal.read(until: "nothing has changed").isEmpty == false)
        #expect(try terminal.end() == 0)
    }
}
