import Rendering
import SceneModel
import Testing

@testable import Conformance

@Suite("Reports")
struct ReportTests {
    /// Two renderers, one with faults, and a name that means something everywhere.
    private static func report(_ list: String = "") throws -> ConformanceReport {
        let hostile = SampleRenderer.plain.with {
            $0.escape = { $0 }
            $0.info.name = "<b>\"&\u{1B}[31m"
        }
        let modest = SampleRenderer.html.with { $0.info.features = [] }
        let cases = ConformanceSuite.cases(matching: "Required.H*")
        let sections = [hostile, modest].map { renderer in
            ConformanceReport.Section(
                info: renderer.info, results: ConformanceRun(renderer).results(of: cases))
        }
        return ConformanceReport(sections, known: try KnownFailures(parsing: list))
    }

    @Test("An unlisted failure is a finding, a listed one is none")
    func failures() throws {
        let all = try Self.report()
        #expect(all.findings.map(\.kind) == [.failed, .failed, .failed])
        #expect(!all.isPassed)
        let listed = all.findings.map(\.test).joined(separator: "\n")
        let header = "# what is known\n\n"
        let html = try Self.report(header + listed).findings
        // The other renderer passes two of them, and cannot be asked for the third.
        #expect(html.map(\.kind) == [.passedThoughListed, .passedThoughListed, .notJudgedThoughListed])
        let only = all.findings.map { "<b>\"&\u{1B}[31m \($0.test)" }.joined(separator: "\n")
        #expect(try Self.report(only).isPassed)
    }

    @Test("A case that no longer exists is a finding, with the nearest name")
    func stale() throws {
        let finding = try #require(Self.report("html Required.Headr").findings.first)
        #expect(finding.kind == .unknownCase)
        #expect(finding.message.contains("line 1") && finding.message.contains("Required.Header?"))
    }

    @Test("A case that is listed for another renderer, or not run, is no finding")
    func others() throws {
        let before = try Self.report().findings
        #expect(try Self.report("json Required.Header\nRequired.TitleOnly").findings == before)
    }

    @Test(
        "A list that cannot be read says at which line",
        arguments: [("a b c", 1), ("# x\n\nRequired.Empty\nRequired.Empty # again", 4)])
    func problems(text: String, line: Int) {
        let problem = #expect(throws: KnownFailures.Problem.self) { try KnownFailures(parsing: text) }
        #expect(problem?.line == line)
    }

    @Test("A list may have names as the report prints them, without their level")
    func shortNames() throws {
        let all = try Self.report()
        let only = all.findings.map { "<b>\"&\u{1B}[31m \($0.test.dropFirst("Required.".count))" }
        #expect(try Self.report(only.joined(separator: "\n")).isPassed)
        let stale = try #require(Self.report("html Headr").findings.first)
        #expect(stale.message.contains("did you mean Header?"))
    }

    @Test("Cases that were not run after a breakdown are one line", arguments: [80, 100])
    func notRun(width: Int) throws {
        let broken = SampleRenderer.plain.with { sample in
            sample.check = { _, _ throws(RenderFailure) in
                throw RenderFailure(kind: .renderer, message: "it ended by signal 11")
            }
        }
        let results = ConformanceRun(broken).results(of: ConformanceSuite.all)
        let lines = ConformanceReport([.init(info: broken.info, results: results)]).lines(width: width)
        let left = ConformanceSuite.all.count - 3
        let text = lines.map(\.text).joined(separator: "\n")
        #expect(
            text.contains("  \(left) cases are not run, since the renderer broke down 3 times in a row."))
        #expect(text.ranges(of: "not run,").count == 1)
        #expect(text.contains("Required: 3 failed, "))
        #expect(lines.count < 20)
        for line in lines { #expect(line.text.count <= width) }
    }

    @Test("Lines fit, are safe and tell what is wrong", arguments: [60, 80, 120])
    func text(width: Int) throws {
        let lines = try Self.report("Required.Gone").lines(width: width)
        let text = lines.map(\.text).joined(separator: "\n")
        for line in lines { #expect(line.text.count <= width && !line.text.hasSuffix(" ")) }
        #expect(!text.contains("\u{1B}"))
        #expect(lines.contains { $0.tone == .bad && $0.text.contains("FAILED") })
        #expect(text.contains("Required: 8 passed, 3 failed") && text.contains("2 degraded"))
        #expect(text.contains("Required.Gone: line 1 lists a case that does not exist"))
        #expect(lines.last?.text == "3 cases failed.")
        #expect(text.contains("--dump-request"))
    }

    @Test("JUnit is sound XML whose numbers agree with its elements")
    func junit() throws {
        let text = try Self.report("Required.Gone\nhtml Required.HostileText.HTML").junit
        let document = try MarkupPieces.read(Array(text.utf8), .xml, as: "XML")
        var counts: [String: Int] = [:]
        var stated = (tests: 0, failures: 0, skipped: 0)
        for case .start(let tag) in document.pieces {
            counts[tag.name, default: 0] += 1
            guard tag.name == "testsuite" else { continue }
            stated.tests += Int(tag["tests"] ?? "") ?? 0
            stated.failures += Int(tag["failures"] ?? "") ?? 0
            stated.skipped += Int(tag["skipped"] ?? "") ?? 0
        }
        #expect(counts["testsuite"] == 3)
        #expect(counts["testcase"] == stated.tests && counts["failure"] == stated.failures)
        #expect(counts["skipped"] == stated.skipped && stated.failures == 5 && stated.skipped == 2)
    }

    @Test("JSON has every case, and parses")
    func json() throws {
        let report = try Self.report()
        let value = try JSONValue(parsing: report.json.bytes())
        #expect(value == report.json)
        #expect(value["passed"] == .bool(false))
        let cases = try #require(value["renderers"]?.array?.first?["cases"]?.array)
        #expect(cases.count == 11)
        let failed = try #require(cases.first { $0["outcome"]?.string == "failed" })
        #expect(failed["reason"]?.string != nil && failed["excerpt"]?.string != nil)
    }
}
