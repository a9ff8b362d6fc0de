import Rendering
import TerminalText

extension ConformanceReport {
    /// The report in the form of JUnit, which servers for continuous integration read.
    ///
    /// A suite is a renderer. What is known to fail, cannot be expressed or does not apply is skipped; what the
    /// list of known failures has too much is a suite of its own. It holds no times, so equal runs are equal.
    public var junit: String {
        let stale = findings.filter { $0.kind == .unknownCase }
        var suites = sections.map(suite)
        if !stale.isEmpty {
            let tests = stale.map { finding in
                Self.test(
                    "known-failures", finding.test,
                    Self.element("failure", finding.message, type: finding.kind.rawValue))
            }
            suites.append(Self.suite("known-failures", tests, failures: stale.count, skipped: 0))
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"conformance\">\n"
            + suites.joined() + "</testsuites>\n"
    }

    private func suite(_ section: Section) -> String {
        var failures = 0
        var skipped = 0
        let tests = section.results.map { result -> String in
            let content = content(of: result, in: section)
            if content.hasPrefix("<failure") { failures += 1 }
            if content.hasPrefix("<skipped") { skipped += 1 }
            return Self.test(section.info.name, result.test.name, content)
        }
        return Self.suite(section.info.name, tests, failures: failures, skipped: skipped)
    }

    private func content(of result: CaseResult, in section: Section) -> String {
        let finding = findings.first {
            $0.renderer == section.info.name && $0.test == result.test.name && $0.kind != .unknownCase
        }
        if case .failed(let fault) = result.outcome {
            if finding == nil { return Self.element("skipped", "known to fail: \(fault.reason)") }
            return Self.element("failure", fault.reason, type: "failed", detail: fault.excerpt)
        }
        if let finding { return Self.element("failure", finding.message, type: finding.kind.rawValue) }
        return result.outcome == .passed ? "" : Self.element("skipped", Self.remark(on: result.outcome))
    }

    private static func suite(_ name: String, _ tests: [String], failures: Int, skipped: Int) -> String {
        "  <testsuite name=\"\(escaped(name))\" tests=\"\(tests.count)\" failures=\"\(failures)\" "
            + "errors=\"0\" skipped=\"\(skipped)\">\n" + tests.joined() + "  </testsuite>\n"
    }

    private static func test(_ suite: String, _ name: String, _ content: String) -> String {
        let start = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(name))\""
        return content.isEmpty ? start + "/>\n" : "\(start)>\n      \(content)\n    </testcase>\n"
    }

    private static func element(
        _ name: String, _ message: String, type: String? = nil, detail: String? = nil
    ) -> String {
        let type = type.map { " type=\"\(escaped($0))\"" } ?? ""
        let start = "<\(name) message=\"\(escaped(message))\"\(type)"
        return detail.map { "\(start)>\(escaped($0))</\(name)>" } ?? start + "/>"
    }

    /// A text as XML takes it: what XML has no character for is spelt.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in VisibleText.escape(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": result += VisibleText.spelling(of: scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
