import Foundation
import Snapshots
import Testing

@testable import Commands

@Suite("snapshot review")
struct SnapshotReviewTests {
    private func decide(
        _ changes: [SnapshotReport.Change], _ keys: String
    ) -> (decisions: Reviewer.Decisions?, shown: [Reviewer.Question], said: Int) {
        var left = keys[...]
        var shown: [Reviewer.Question] = []
        var said = 0
        let decisions = Reviewer(changes: changes).run(
            show: { shown.append($0) }, sayKeys: { _ in said += 1 },
            nextKey: {
                guard let key = left.popFirst() else { return nil }
                return key == "^" ? .interruption : key == "z" ? .resumption : .letter(key)
            })
        return (decisions, shown, said)
    }

    private var changes: [SnapshotReport.Change] {
        [["a", "b", "c"], ["d", "e"], ["f"]].map { goldens in
            SnapshotReport.Change(
                key: Difference(golden: [], rendering: Array(goldens[0].utf8)).key, isNew: false,
                goldens: goldens)
        }
    }

    @Test(
        "it says which golden a key decides on, what is left of its change, and shows it again after a stop")
    func questions() {
        let shown = decide(changes, "azae").shown
        #expect(
            shown.map(\.heading) == [
                "a (1 of 3) · change 1 of 3", "b (2 of 3) · change 1 of 3", "b (2 of 3) · change 1 of 3",
                "c (3 of 3) · change 1 of 3", "d (1 of 2) · change 2 of 3",
            ])
        #expect(
            shown.map(\.change.goldens) == [["a", "b", "c"], ["b", "c"], ["b", "c"], ["c"], ["d", "e"]])
        #expect(shown[0].keys.contains("e accept these 3") && shown[1].keys.contains("e accept these 2"))
        #expect(!shown[3].keys.contains { $0.hasPrefix("e ") })
        #expect(decide(changes, "eeq").shown.last?.heading == "f · change 3 of 3")
    }

    @Test("one key decides on a golden, on a change wherever it is, or on all that are left")
    func keys() {
        let changes = changes
        let (one, shown, said) = decide(changes, "axrs?era")
        #expect(one == .init(accepted: ["a", "d", "e"], rejected: ["b", "f"], skippedCount: 1))
        #expect(shown.map(\.golden) == ["a", "b", "c", "d", "f"])
        #expect(said == 2)
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
        let stage = try SnapshotStage.changed()
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
        #expect(
            try terminal.read(until: "q quit").contains("2 new goldens: text/three.txt, text/three.error.txt")
        )
        #expect(try terminal.end() == 1)
        #expect(try stage.workspace.tree("wait").keys.sorted() == Array(SnapshotStage.waiting.prefix(3)))
        #expect(stage.snapshot("verify", "--renderer", "text").lines.last == "5 matched, 1 changed")
    }

    @Test("a golden that is asked of fits the terminal: the difference gives way, the words and keys do not")
    func screen() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        _ = stage.snapshot("record", "--renderer", "json", "--renderer", "html")
        try stage.write("one", "Changed", color: "000000")
        for columns in ["80", "40"] {
            let terminal = try SnapshotTerminal(
                [
                    "snapshot", "review", "--catalog", stage.workspace("cat"), "--directory",
                    stage.workspace("gold"), "--width", columns, "--renderer", "html", "--color", "never",
                ])
            let shown = try terminal.read(until: "q quit").split(separator: "\r\n")
            #expect(shown.count <= 24, "\(shown)")
            #expect(shown.allSatisfy { $0.count <= Int(columns) ?? 0 }, "\(shown)")
            #expect(shown.contains { $0.contains("states.empty.title.color") })
            #expect(shown.contains { $0.hasPrefix("html/one.html · change 1 of 1") })
            try terminal.type("q")
            #expect(try terminal.end() == 1)
        }
    }

    @Test("pictures stand side by side, whatever codes they are drawn with")
    func sideBySide() {
        let one = PictureRow(
            "golden", Array("\u{1B}[?25l\u{1B}[31mab\u{1B}[0m\n\u{1B}[1mc\u{1B}[0m\n\u{1B}[?25h".utf8))
        let other = PictureRow("rendering", Array("xy\nz\n".utf8))
        let lines = PictureRow.lines([one, other]).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            lines == [
                "golden  rendering", "\u{1B}[31mab\u{1B}[0m      xy", "\u{1B}[1mc\u{1B}[0m       z",
            ])
        #expect(PictureRow.lines([]) == [])
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

    @Test("a review ends as a verification does where there is something that nobody can decide on")
    func reviewOfOthers() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text")
        try FileManager.default.removeItem(atPath: stage.workspace("cat/two.yaml"))
        func review(_ ci: String) throws -> (output: String, status: Int32) {
            let terminal = try SnapshotTerminal(
                [
                    "snapshot", "review", "--catalog", stage.workspace("cat"), "--directory",
                    stage.workspace("gold"),
                ], variables: ["CI": ci])
            return (try terminal.read(until: "nothing has changed"), try terminal.end())
        }
        let orphans = try review("")
        #expect(orphans.status == 0)
        #expect(orphans.output.contains("orphaned    text/two.txt: its entry is gone"))
        #expect(try review("1").status == 1)
        try stage.workspace.write("cat/two.yaml", "id: two\nstates: 1\n")
        let wrong = try review("")
        #expect(wrong.status == 1)
        #expect(wrong.output.contains("two.yaml:2:"))
        try stage.write("two", "World")
        try FileManager.default.removeItem(atPath: stage.workspace("gold/text/one.txt"))
        try FileManager.default.createDirectory(
            atPath: stage.workspace("gold/text/one.txt"), withIntermediateDirectories: false)
        let unreadable = try review("")
        #expect(unreadable.status == 1)
        #expect(unreadable.output.contains("unreadable  text/one.txt"))
    }
}
