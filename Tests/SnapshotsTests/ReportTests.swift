import Foundation
import SceneModel
import Testing

@testable import Snapshots

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Reports")
struct ReportTests {
    private static func name(_ entry: String, renderer: String = "html") throws -> GoldenName {
        try GoldenName(renderer: renderer, entry: entry, fileExtension: renderer == "html" ? "html" : "txt")
    }

    private static func report(
        shard: String? = nil, _ entries: [String] = ["b", "a", "c"]
    ) throws -> SnapshotReport {
        let key = Difference(golden: "x1\n".bytes, rendering: "x2\n".bytes).key
        var findings = try entries.map {
            SnapshotReport.Finding(name: try name($0), outcome: .changed, change: key)
        }
        findings.append(
            .init(name: try name("\(entries[0])-gone"), outcome: .orphaned, reason: "its entry is gone"))
        findings.append(
            .init(
                name: try name("\(entries[0])-new", renderer: "text"), outcome: .missing,
                change: Difference(new: [], by: "text").key))
        findings.append(
            .init(name: try name("\(entries[0])-bad"), outcome: .failed, reason: "a <b> & \u{1B}[2J\u{FFFE}"))
        var report = SnapshotReport(
            matchedCount: 2, matched: ["html/\(entries[0])-x.html", "html/\(entries[0])-y.html"],
            findings: findings, shard: shard)
        let lines = Difference(golden: "x1\n".bytes, rendering: "x2\n".bytes).lines
        report.changes[0].detail = .init(lines: lines, scene: ["a: states.empty.title.text \"1\" -> \"2\""])
        return report
    }

    @Test("equal changes are one, the widest first and new goldens last, whatever order they were found in")
    func changes() throws {
        let report = try Self.report()
        #expect(
            report.changes.map(\.goldens) == [
                ["html/a.html", "html/b.html", "html/c.html"], ["text/b-new.txt"],
            ])
        #expect(report.changes.map(\.isNew) == [false, true])
        #expect(
            report.findings.map(\.outcome) == [.changed, .changed, .changed, .missing, .orphaned, .failed])
        #expect(report.summary == "2 matched, 3 changed, 1 missing, 1 orphaned, 1 failed")
        #expect(report.total == 8)
    }

    @Test("it passes only if all matched, orphans where they are let pass")
    func passing() throws {
        let clean = SnapshotReport(matchedCount: 1, findings: [])
        #expect(clean.hasPassed(orphans: .fail))
        let orphan = SnapshotReport(
            matchedCount: 1, findings: [.init(name: try Self.name("a"), outcome: .orphaned)])
        #expect(orphan.hasPassed(orphans: .warn) && !orphan.hasPassed(orphans: .fail))
        for outcome in SnapshotOutcome.allCases where outcome != .matched && outcome != .orphaned {
            let report = SnapshotReport(
                matchedCount: 1, findings: [.init(name: try Self.name("a"), outcome: outcome)])
            #expect(!report.hasPassed(orphans: .warn))
        }
        #expect(
            !SnapshotReport(matchedCount: 1, findings: [], problems: ["a.yaml: wrong"]).hasPassed(
                orphans: .warn))
    }

    @Test("people get each golden with its outcome, and an equal change once")
    func text() throws {
        let lines = ReportText(try Self.report(), columns: 80).lines
        #expect(
            lines.prefix(6).map { String($0.prefix(20)) } == [
                "changed     html/a.h", "changed     html/b.h", "changed     html/c.h",
                "missing     text/b-n",
                "orphaned    html/b-g", "failed      html/b-b",
            ])
        #expect(lines.contains("orphaned    html/b-gone.html: its entry is gone"))
        #expect(lines.contains("the same change in 3 goldens: html/a.html, html/b.html, html/c.html"))
        #expect(lines.contains("  1 - x1") && lines.contains("  1 + x2"))
        #expect(lines.contains("  a: states.empty.title.text \"1\" -> \"2\""))
        #expect(lines.last == "2 matched, 3 changed, 1 missing, 1 orphaned, 1 failed")
        #expect(!lines.joined().unicodeScalars.contains("\u{1B}"))
        let colored = ReportText(try Self.report(), columns: 60, isColored: true).lines
        #expect(
            colored.contains("\u{1B}[31m  1 - \u{1B}[7mx1\u{1B}[27m\u{1B}[0m")
                || colored.contains("\u{1B}[31m  1 - x1\u{1B}[0m"))
    }

    @Test("thousands of goldens are counted and not all listed")
    func manyGoldens() throws {
        let key = Difference(golden: "x1\n".bytes, rendering: "x2\n".bytes).key
        let report = SnapshotReport(
            matchedCount: 0,
            findings: try (1000..<1300).map {
                .init(name: try Self.name("e\($0)"), outcome: .changed, change: key)
            })
        let lines = ReportText(report, columns: 160).lines
        #expect(lines.count < 120)
        #expect(lines.prefix(3) == ["      changed", "html      300", ""])
        #expect(lines.contains("changed     and 200 more"))
        #expect(
            lines.contains {
                $0.hasPrefix("the same change in 300 goldens: ") && $0.hasSuffix(" and 295 more")
            })
    }

    @Test("of many a table says first what each renderer has, and a hint last how to see the rest")
    func manyChanges() throws {
        let findings = try (0..<60).map { number in
            SnapshotReport.Finding(
                name: try Self.name("e\(100 + number)", renderer: number < 50 ? "html" : "swiftui"),
                outcome: .changed,
                change: Difference(golden: "x\n".bytes, rendering: "\(number)\n".bytes).key)
        }
        let missing = SnapshotReport.Finding(
            name: try Self.name("new"), outcome: .missing, change: Difference(new: [], by: "html").key)
        let lines = ReportText(SnapshotReport(matchedCount: 9, findings: findings + [missing]), columns: 50)
            .lines
        #expect(
            lines.prefix(4) == [
                "         changed  missing", "html          50        1", "swiftui       10", "",
            ])
        #expect(
            lines.suffix(5) == [
                "and 40 other changes; to see more, name entries or",
                "  a renderer, or have a page of them with --html",
                "  FILE", "", "9 matched, 60 changed, 1 missing",
            ])
    }

    @Test("no line is wider than asked for, and none that says what to do is cut")
    func width() throws {
        let bare = Difference(golden: "x1\r\nx2\n".bytes, rendering: "x1\nx2\n".bytes)
        let names = try ["photo-library-recent", "photo-library-shared", "photo-library-trash"].map {
            try Self.name($0)
        }
        var report = SnapshotReport(
            matchedCount: 0,
            findings: names.map { .init(name: $0, outcome: .changed, change: bare.key) } + [
                .init(
                    name: try Self.name("gone"), outcome: .orphaned,
                    reason: "its entry has no state loading, or does not show it")
            ])
        let word = String(repeating: "w", count: 90)
        report.changes[0].detail = .init(
            lines: bare.lines, scene: ["photo: states.empty.title.text \"Nothing here\" -> \"\(word)\""])
        for columns in [30, 40, 80] {
            let lines = ReportText(report, columns: columns, wrapsGoldens: true).lines
            #expect(lines.allSatisfy { $0.count <= columns }, "\(lines)")
            let whole = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            #expect(whole.contains("the golden has CR LF, the rendering LF; recording mends it"))
            #expect(whole.contains("its entry has no state loading, or does not show it"))
            #expect(!lines.contains { $0.contains("…") })
        }
        // What reads lines gets a golden in one.
        #expect(
            ReportText(report, columns: 30).lines.contains(
                "orphaned    html/gone.html: its entry has no state loading, or does not show it"))
    }

    @Test("a change is shown as it is in the plainest golden that has had it")
    func representative() throws {
        let key = Difference(golden: "x1\n".bytes, rendering: "x2\n".bytes).key
        let names = [
            try GoldenName(renderer: "text", entry: "a", variant: "colors", fileExtension: "txt"),
            try GoldenName(renderer: "text", entry: "a", state: "loading", fileExtension: "txt"),
            try GoldenName(renderer: "text", entry: "b", fileExtension: "txt"),
        ]
        let report = SnapshotReport(
            matchedCount: 0, findings: names.map { .init(name: $0, outcome: .changed, change: key) })
        #expect(report.changes[0].goldens == ["text/b.txt", "text/a.loading.txt", "text/a.colors.txt"])
        #expect(
            report.findings.map(\.name.path) == ["text/a.colors.txt", "text/a.loading.txt", "text/b.txt"])
    }

    @Test("the JSON form is read back as the same report")
    func json() throws {
        let report = try Self.report(shard: "1/2")
        let json = report.json(orphans: .fail)
        #expect(json["passed"] == false)
        #expect(json["counts"]?["changed"]?.integer == 3)
        #expect(json["findings"]?.array?.count == 6)
        let bytes = json.bytes(indented: true)
        let read = try #require(SnapshotReport(try JSONValue(parsing: bytes)))
        #expect(read.json(orphans: .fail).bytes(indented: true) == bytes)
        #expect(read.shard == "1/2")
        #expect(read.findings == report.findings)
        #expect(read.changes[0].detail?.lines.map(\.text) == report.changes[0].detail?.lines.map(\.text))
    }

    @Test(
        "what is no report is not read as one",
        arguments: [
            "{}", "[]", "{\"version\": 2}",
            "{\"version\": 1, \"counts\": {\"matched\": 1}, \"problems\": [], \"refused\": 0, \"findings\": [{}]}",
        ])
    func noReport(text: String) throws {
        #expect(SnapshotReport(try JSONValue(parsing: text.bytes)) == nil)
    }

    @Test("shards add up when all of them are there, each once, and no golden is in two")
    func merging() throws {
        let (one, two) = (try Self.report(shard: "1/2", ["a", "b"]), try Self.report(shard: "2/2", ["c"]))
        let merged = try SnapshotReport.merged([two, one])
        #expect(merged.matchedCount == 4)
        #expect(merged.changes[0].goldens == ["html/a.html", "html/b.html", "html/c.html"])
        #expect(merged.changes[0].detail != nil)
        #expect(merged.matched == ["html/a-x.html", "html/a-y.html", "html/c-x.html", "html/c-y.html"])
        #expect(
            merged.json(orphans: .warn).bytes()
                == (try SnapshotReport.merged([one, two]).json(orphans: .warn).bytes()))
        for (reports, message) in [
            ([one], "shard 2/2 is missing"), ([one, two, one], "shard 1/2 is there 2 times"),
            ([one, try Self.report(["d"])], "not the shards of one run"),
            ([one, try Self.report(shard: "2/3", ["d"])], "not the shards of one run"),
            ([try Self.report(["a"]), try Self.report(["a"])], "html/a-x.html is in two of the reports"),
            ([SnapshotReport(matchedCount: 0, findings: [])], "nothing was compared"),
        ] {
            let problem = try #require(throws: StoreProblem.self) { try SnapshotReport.merged(reports) }
            #expect(problem.message.contains(message))
        }
    }

    /// Counts elements and gathers the text of failures.
    private final class Parser: NSObject, XMLParserDelegate {
        var counts: [String: Int] = [:]
        var messages: [String] = []
        var texts = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            counts[name, default: 0] += 1
            if let message = attributes["message"] { messages.append(message) }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { texts += string }
    }

    @Test("JUnit's form is well-formed, has a case for each golden, and fails where the report does")
    func junit() throws {
        for (policy, failures) in [(OrphanPolicy.fail, 6), (.warn, 5)] {
            var report = try Self.report()
            report.problems = ["a.yaml:1:1: error: <wrong>"]
            let document = JUnitReport.document(report, orphans: policy)
            let parser = XMLParser(data: Data(document))
            let found = Parser()
            parser.delegate = found
            #expect(parser.parse(), "\(String(describing: parser.parserError))")
            #expect(found.counts["testcase"] == 9)
            #expect(found.counts["testsuite"] == 3)
            #expect(found.counts["failure"] == failures)
            #expect(found.counts["skipped"] ?? 0 == 6 - failures)
            #expect(found.counts["error"] == 1)
            #expect(found.messages.count { $0 == "changed: a: states.empty.title.text \"1\" -> \"2\"" } == 3)
            #expect(found.messages.contains("failed: a <b> & \\u{1B}[2J\\u{FFFE}"))
            #expect(found.texts.contains("- x1\n+ x2"))
            #expect(found.texts.contains("the same change as in html/a.html"))
        }
    }
}
