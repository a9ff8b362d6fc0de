import CommandTable
import FileSystem
import Foundation
import Snapshots
import Testing

@testable import Commands

@Suite("snapshot accept, reject and list")
struct SnapshotWorkflowTests {
    @Test("what was rendered waits where it is told to, and lets go where it is right again")
    func pending() throws {
        let stage = try SnapshotStage.changed()
        #expect(try stage.workspace.tree("wait").keys.sorted() == SnapshotStage.waiting)
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
        let stage = try SnapshotStage.changed(Environment(variables: ["CI": "true"]))
        #expect(try stage.workspace.tree("wait") == [:])
    }

    @Test("accept makes goldens of what waits, byte for byte, by ids and patterns")
    func accept() throws {
        let stage = try SnapshotStage.changed()
        let rendered = try stage.workspace.bytes("wait/html/one.html.pending")
        let wait = stage.workspace("wait")
        let first = stage.snapshot("accept", "one", "--renderer", "html", "--pending", wait)
        #expect(first.status == 0)
        #expect(first.lines == ["accepted  html/one.html"])
        #expect(try stage.workspace.bytes("gold/html/one.html") == rendered)
        #expect(try stage.workspace.tree("wait").keys.sorted() == Array(SnapshotStage.waiting.dropFirst()))
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
        let stage = try SnapshotStage.changed()
        let before = try stage.workspace.tree("gold")
        let result = stage.snapshot("reject", "*/error", "one", "--pending", stage.workspace("wait"))
        #expect(result.status == 0)
        #expect(result.lines.count == 4)
        #expect(
            try stage.workspace.tree("wait").keys.sorted()
                == ["html/three.html.pending", "text/three.txt.pending"])
        #expect(try stage.workspace.tree("gold") == before)
    }

    @Test("a verification that cannot leave everything leaves nothing, since a review would take it for all")
    func partOfPending() throws {
        let stage = try SnapshotStage([:])
        for number in 0..<20 { try stage.write("e\(number)", "Title") }
        _ = stage.snapshot("record", "--renderer", "text", "--renderer", "html")
        for number in 0..<20 { try stage.write("e\(number)", "Changed") }
        // A file stands where a folder is needed.
        try stage.workspace.write("wait/text", "")
        let result = stage.snapshot("verify", "--pending", stage.workspace("wait"))
        #expect(result.status == 2)
        #expect(try stage.workspace.tree("wait").keys.sorted() == ["text"])
    }

    @Test("a golden that cannot be put in place is named, and not the file that was to become it")
    func unwritable() {
        let error = FileError(
            path: "/x/.gold.emptystates-1/old/text/one.txt", operation: "put in place", code: EACCES)
        let failure = GoldenWriting.failure(
            error, of: ["html/one.html", "text/one.txt"], in: GoldenStore("gold"))
        #expect(
            failure?.text(program: "emptystates") == """
                emptystates: error: cannot put the golden gold/text/one.txt in place: Permission denied
                  remedy: the folder gold/text has to be one that can be written to; all goldens are as they were
                """)
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
        let stage = try SnapshotStage.changed()
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
        #expect(stage.snapshot("list", "four").status == 2)
        #expect(stage.snapshot("list", "three").status == 1)
    }

    @Test("a folder that is not there is told in the same words by every command that needs it")
    func noFolder() throws {
        let stage = try SnapshotStage.changed()
        try FileManager.default.moveItem(atPath: stage.workspace("gold"), toPath: stage.workspace("moved"))
        let results = [["list"], ["accept", "one"], ["reject", "one"]].map { stage.snapshot($0) }
        #expect(results.allSatisfy { $0.status == 2 && $0.errors == results[0].errors })
        #expect(results[0].errors.contains("there is no folder"))
    }

    @Test("what waits can be named by its own path, and a name that is nearly right is told")
    func waitingPaths() throws {
        let stage = try SnapshotStage.changed()
        let wait = ["--pending", stage.workspace("wait")]
        #expect(stage.snapshot(["accept", "tree"] + wait).errors.contains("did you mean three?"))
        let path = stage.workspace("wait/html/one.html.pending")
        #expect(stage.snapshot(["accept", path] + wait).lines == ["accepted  html/one.html"])
    }
}
