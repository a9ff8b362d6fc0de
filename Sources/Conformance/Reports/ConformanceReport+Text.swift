import Rendering
import SceneModel
import TerminalText

extension ConformanceReport {
    /// The report for people, at most `width` columns wide where words allow it.
    public func lines(width: Int) -> [ReportLine] {
        var lines: [ReportLine] = []
        for section in sections {
            if !lines.isEmpty { lines.append(ReportLine(.plain, "")) }
            let name = RenderingFault.brief(section.info.name)
            let mediaType = RenderingFault.brief(section.info.mediaType)
            lines.append(ReportLine(.heading, "\(name) (\(mediaType))"))
            for level in ConformanceCase.Level.allCases {
                lines += group(section.results.filter { $0.test.level == level }, level, section, width)
            }
            let notRun = section.results.count { $0.outcome.isNotRun }
            if notRun > 0 {
                let cases = notRun == 1 ? "1 case is" : "\(notRun) cases are"
                lines += ReportLine.wrapped(.bad, "  ", "\(cases) not run, \(Patience.reason).", width: width)
            }
        }
        return lines + conclusion(width: width)
    }

    private func group(
        _ results: [CaseResult], _ level: ConformanceCase.Level, _ section: Section, _ width: Int
    ) -> [ReportLine] {
        guard !results.isEmpty else { return [] }
        let run = results.filter { !$0.outcome.isNotRun }
        let column = run.reduce(0) { max($0, $1.test.shortName.count) }
        let heading = ReportLine(.heading, "  \(level.rawValue): \(Self.counts(of: results))")
        return [heading]
            + run.flatMap { result -> [ReportLine] in
                let (sign, tone) = sign(of: result, in: section)
                let name = Truncation.pad(result.test.shortName, to: column)
                let lead = "    \(Truncation.pad(sign, to: 8))  \(name)  "
                return ReportLine.wrapped(tone, lead, Self.remark(on: result.outcome), width: width)
            }
    }

    private func sign(of result: CaseResult, in section: Section) -> (String, ReportLine.Tone) {
        switch result.outcome {
        case .passed: ("ok", .good)
        case .failed: isKnown(result, in: section) ? ("known", .quiet) : ("FAILED", .bad)
        case .degraded: ("degraded", .quiet)
        case .notApplicable: ("-", .quiet)
        }
    }

    static func remark(on outcome: CaseOutcome) -> String {
        switch outcome {
        case .passed: ""
        case .failed(let fault): fault.reason + (fault.excerpt.map { ": “\($0)”" } ?? "")
        case .degraded(let features): "it has no " + features.map(\.rawValue).joined(separator: ", ")
        case .notApplicable(let why): why
        }
    }

    /// `31 passed, 1 failed`.
    static func counts(of results: [CaseResult]) -> String {
        let words: [(String, (CaseOutcome) -> Bool)] = [
            ("passed", { $0 == .passed }), ("failed", { if case .failed = $0 { true } else { false } }),
            ("degraded", { if case .degraded = $0 { true } else { false } }),
            (
                "not applicable",
                { if case .notApplicable = $0 { !$0.isNotRun } else { false } }
            ), ("not run", \.isNotRun),
        ]
        return words.compactMap { word, has in
            let count = results.count { has($0.outcome) }
            return count == 0 ? nil : "\(count) \(word)"
        }.joined(separator: ", ")
    }

    private func conclusion(width: Int) -> [ReportLine] {
        var lines = [ReportLine(.plain, "")]
        let others = findings.filter { $0.kind != .failed }
        for finding in others {
            let renderer = finding.renderer.map { RenderingFault.brief($0) + " " } ?? ""
            lines += ReportLine.wrapped(.bad, "\(renderer)\(finding.test): ", finding.message, width: width)
        }
        let failed = findings.count - others.count
        let cases = "\(failed) \(failed == 1 ? "case" : "cases") failed"
        if failed > 0 {
            lines += ReportLine.wrapped(
                .quiet, "", "'emptystates conformance --case NAME --dump-request' prints what a case sends.",
                width: width)
        }
        if failed > 0 || others.isEmpty {
            lines.append(
                ReportLine(isPassed ? .good : .bad, isPassed ? "Nothing is wrong." : cases + "."))
        }
        return lines
    }
}
