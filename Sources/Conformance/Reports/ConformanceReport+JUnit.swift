import ByteWriting
import MarkupText
import Rendering
import TerminalText

extension ConformanceReport {
    /// The report in the form of JUnit, which servers for continuous integration read.
    ///
    /// A suite is a renderer. What is known to fail, cannot be expressed or does not apply is skipped; what the
    /// list of known failures has too much is a suite of its own. It holds no times, so equal runs are equal.
    public var junit: String {
        var writer = XMLWriter()
        writer.open("testsuites", [("name", "conformance")])
        for section in sections {
            write(section.info.name, section.results.map { test(of: $0, in: section) }, to: &writer)
        }
        let stale = findings.filter { $0.kind == .unknownCase }
        if !stale.isEmpty {
            let tests = stale.map { finding in
                Test(name: finding.test, verdict: .failure(finding.message, type: finding.kind.rawValue))
            }
            write("known-failures", tests, to: &writer)
        }
        writer.close("testsuites")
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private struct Test {
        enum Verdict {
            case passed
            case skipped(String)
            case failure(String, type: String, detail: String = "")
        }

        let name: String
        let verdict: Verdict
    }

    private func test(of result: CaseResult, in section: Section) -> Test {
        Test(name: result.test.name, verdict: verdict(on: result, in: section))
    }

    private func verdict(on result: CaseResult, in section: Section) -> Test.Verdict {
        let finding = findings.first {
            $0.renderer == section.info.name && $0.test == result.test.name && $0.kind != .unknownCase
        }
        if case .failed(let fault) = result.outcome {
            if finding == nil { return .skipped("known to fail: \(fault.reason)") }
            return .failure(fault.reason, type: "failed", detail: fault.excerpt ?? "")
        }
        if let finding { return .failure(finding.message, type: finding.kind.rawValue) }
        return result.outcome == .passed ? .passed : .skipped(Self.remark(on: result.outcome))
    }

    private func write(_ suite: String, _ tests: [Test], to writer: inout XMLWriter) {
        let failures = tests.count { if case .failure = $0.verdict { true } else { false } }
        let skipped = tests.count { if case .skipped = $0.verdict { true } else { false } }
        writer.open(
            "testsuite",
            [
                ("name", suite), ("tests", "\(tests.count)"), ("failures", "\(failures)"), ("errors", "0"),
                ("skipped", "\(skipped)"),
            ])
        for test in tests {
            let attributes: [(StaticString, String)] = [("classname", suite), ("name", test.name)]
            if case .passed = test.verdict {
                writer.empty("testcase", attributes)
                continue
            }
            writer.open("testcase", attributes)
            write(test.verdict, to: &writer)
            writer.close("testcase")
        }
        writer.close("testsuite")
    }

    private func write(_ verdict: Test.Verdict, to writer: inout XMLWriter) {
        switch verdict {
        case .passed: break
        case .skipped(let message): writer.empty("skipped", [("message", VisibleText.escape(message))])
        case .failure(let message, let type, let detail):
            writer.element(
                "failure", [("message", VisibleText.escape(message)), ("type", type)],
                VisibleText.escape(detail))
        }
    }
}
