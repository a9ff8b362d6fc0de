import Commands
import Foundation
import Rendering
import Testing

@Suite("Reports of a verification")
struct SnapshotReportTests {
    private func stage() throws -> SnapshotStage {
        let stage = try SnapshotStage([:])
        for number in 0..<9 { try stage.write("e\(number)", "Title \(number)") }
        _ = stage.snapshot("record")
        try stage.write("e1", "</script><script>alert(1)</script>")
        try stage.write("e2", "Changed\u{1B}[2J".replacing("\u{1B}", with: "\\e"))
        try stage.write("new", "New")
        try FileManager.default.removeItem(atPath: stage.workspace("cat/e3.yaml"))
        return stage
    }

    /// What a test reads of the JSON form.
    private struct Report: Decodable {
        struct Finding: Decodable {
            let path: String
            let outcome: String
            let change: String?
        }

        struct Change: Decodable {
            let key: String
            let goldens: [String]
            let scene: [String]?
        }

        let passed: Bool
        let counts: [String: Int]
        let findings: [Finding]
        let changes: [Change]
        let matched: [String]
        let shard: String?
    }

    @Test("the JSON form names every golden with its outcome")
    func json() throws {
        let stage = try stage()
        let renderers = stage.registry.renderers.count
        let result = stage.snapshot("verify", "--json")
        #expect(result.status == 1)
        let report: Report = try result.json()
        #expect(!report.passed)
        #expect(report.counts["missing"] == 2 * renderers)
        #expect(report.counts["orphaned"] == 2 * renderers)
        #expect(report.counts["changed"] == 2 * renderers)
        #expect(report.matched.count == report.counts["matched"])
        #expect(Set(report.findings.map(\.path)).isDisjoint(with: report.matched))
        let change = try #require(report.changes.first { $0.goldens == ["html/e2.html"] })
        #expect(change.scene == ["e2: states.empty.title.text \"Title 2\" -> \"Changed\\u001b[2J\""])
        #expect(report.findings.first { $0.path == "html/e2.html" }?.change == change.key)
        #expect(!result.outputBytes.contains(0x1B))
    }

    @Test("the shards of a verification add up to the whole, in every form")
    func shards() throws {
        let stage = try stage()
        var files: [String] = []
        for shard in ["1/3", "2/3", "3/3"] {
            let result = stage.snapshot("verify", "--json", "--shard", shard)
            let report: Report = try result.json()
            #expect(report.shard == shard)
            files.append(try stage.workspace.write("\(shard.prefix(1)).json", result.outputBytes))
        }
        func merge(_ arguments: [String]) -> Run { run(["snapshot", "merge-reports"] + arguments) }
        let whole = stage.snapshot("verify", "--junit", stage.workspace("whole.xml"))
        let merged = merge(files + ["--junit", stage.workspace("merged.xml")])
        #expect(merged.status == whole.status)
        #expect(merged.output == whole.output)
        #expect(try stage.workspace.text("merged.xml") == stage.workspace.text("whole.xml"))
        let incomplete = merge(Array(files.dropLast()))
        #expect(incomplete.status == 2)
        #expect(incomplete.errors.contains("shard 3/3 is missing"))
        // A shard may hold nothing that a filter means; a filter that means nothing is an error in each.
        #expect(stage.snapshot("verify", "e4", "--shard", "1/64").lines == ["0 matched"])
        #expect(stage.snapshot("verify", "e44", "--shard", "1/64").errors.contains("'e44' matches no golden"))
        let other = merge([try stage.workspace.write("other.json", "{}")])
        #expect(other.status == 2)
        #expect(other.errors.contains("is no report of this version"))
        #expect(merge([stage.workspace("none.json")]).status == 2)
        // No sum of what a report claims is larger than a number can be.
        for count in ["9223372036854774784", "-1"] {
            let text = try stage.workspace.text("1.json").replacing(
                /"matched": *\d+/, with: "\"matched\":\(count)")
            #expect(merge([try stage.workspace.write("huge.json", text)]).status == 2)
        }
    }

    @Test("the page shows golden and rendering, asks nothing of the network and runs nothing")
    func page() throws {
        let stage = try stage()
        let result = stage.snapshot(
            "verify", "--html", stage.workspace("report.html"), "--renderer", "html", "--renderer", "text")
        #expect(result.status == 1)
        let page = try stage.workspace.text("report.html")
        #expect(page.contains("<!DOCTYPE html>"))
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"))
        #expect(page.contains("sandbox=\"\""))
        #expect(page.contains("src=\"data:text/html;charset=utf-8;base64,"))
        #expect(
            page.contains("<figcaption>golden</figcaption>")
                && page.contains("<figcaption>rendering</figcaption>"))
        #expect(page.contains("text/e3.txt") && page.contains("orphaned: its entry is gone"))
        #expect(page.contains("type=\"checkbox\" id=\"o-changed\" checked"))
        #expect(page.contains("id=\"r0\"") && page.contains("id=\"r1\""))
        #expect(page.contains("\\u{1B}[2J"))
        let golden = try stage.workspace.bytes("gold/html/e1.html")
        #expect(page.contains(Data(golden).base64EncodedString()))
    }

    @Test("a report to standard output is the only thing there, and two of them are wrong usage")
    func standardOutput() throws {
        let stage = try stage()
        let xml = stage.snapshot("verify", "--junit", "-")
        #expect(xml.status == 1)
        #expect(xml.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"))
        #expect(xml.output.hasSuffix("</testsuites>\n"))
        let page = stage.snapshot("verify", "--html", "-", "--junit", stage.workspace("report.xml"))
        #expect(page.output.hasPrefix("<!DOCTYPE html>") && page.output.hasSuffix("</html>\n"))
        for arguments in [
            ["--json", "--junit", "-"], ["--json", "--html", "-"], ["--junit", "-", "--html", "-"],
        ] {
            let result = stage.snapshot(["verify"] + arguments)
            #expect(result.status == 64)
            #expect(result.output == "" && result.errors.contains("both print on standard output"))
        }
        let failing = stage.snapshot("verify", "--junit", stage.workspace("no/such/folder.xml"))
        #expect(failing.status == 2)
    }

    @Test("JUnit's messages say what has changed, since many a page shows nothing else")
    func junitMessages() throws {
        let stage = try stage()
        let report = stage.snapshot("verify", "--junit", "-").output
        #expect(
            report.contains(
                "message=\"changed: e2: states.empty.title.text &quot;Title 2&quot; -&gt; "
                    + "&quot;Changed\\u001b[2J&quot;\""), "\(report.prefix(4000))")
        #expect(!report.contains("message=\"changed\""))
        // Without the scenes' goldens, a line that has changed stands there.
        try FileManager.default.removeItem(atPath: stage.workspace("gold/json"))
        let alone = stage.snapshot("verify", "--junit", "-", "--renderer", "markdown").output
        #expect(alone.contains("message=\"changed: - "))
    }
}
