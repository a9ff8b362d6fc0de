public import Rendering

/// The results of a run, and what the list of known failures makes of them.
public struct ConformanceReport: Sendable {
    /// The results of one renderer.
    public struct Section: Sendable {
        /// The renderer.
        public let info: RendererInfo
        /// Its results in the order of the cases.
        public let results: [CaseResult]

        /// The results of a renderer.
        public init(info: RendererInfo, results: [CaseResult]) {
            self.info = info
            self.results = results
        }
    }

    /// Something that fails the run.
    public struct Finding: Hashable, Sendable {
        /// What is wrong.
        public enum Kind: String, Hashable, Sendable {
            /// A case failed that is not listed.
            case failed
            /// A case passed that is listed.
            case passedThoughListed
            /// A case is listed that was not judged.
            case notJudgedThoughListed
            /// A case is listed that does not exist.
            case unknownCase
        }

        /// What is wrong.
        public let kind: Kind
        /// The renderer; nil where it is about the list alone.
        public let renderer: String?
        /// The case's name, as the list has it.
        public let test: String
        /// One sentence without a full stop, safe to print.
        public let message: String
    }

    /// The renderers in the order of the run.
    public let sections: [Section]
    /// What fails the run, in order; empty where it passes.
    public let findings: [Finding]
    private let known: KnownFailures

    /// A report of results; `known` are the failures that are no findings.
    public init(_ sections: [Section], known: KnownFailures = KnownFailures()) {
        self.sections = sections
        self.known = known
        findings =
            Self.staleFindings(known)
            + sections.flatMap { section in
                section.results.compactMap { Self.finding(of: $0, in: section, known) }
            }
    }

    /// Whether the run passes.
    public var isPassed: Bool { findings.isEmpty }

    /// Whether a result is a failure that the list knows.
    func isKnown(_ result: CaseResult, in section: Section) -> Bool {
        guard case .failed = result.outcome else { return false }
        return known.line(for: result.test, of: section.info.name) != nil
    }

    private static func staleFindings(_ known: KnownFailures) -> [Finding] {
        known.lines.filter { ConformanceSuite[$0.test] == nil }.map { line in
            let name = RenderingFault.brief(line.test, columns: 80)
            let near = ConformanceSuite.nearestName(to: line.test).map { "; did you mean \($0)?" } ?? ""
            return Finding(
                kind: .unknownCase, renderer: line.renderer, test: name,
                message: "line \(line.number) lists a case that does not exist\(near)")
        }
    }

    private static func finding(
        of result: CaseResult, in section: Section, _ known: KnownFailures
    ) -> Finding? {
        let line = known.line(for: result.test, of: section.info.name)
        func finding(_ kind: Finding.Kind, _ message: String) -> Finding {
            Finding(kind: kind, renderer: section.info.name, test: result.test.name, message: message)
        }
        switch result.outcome {
        case .failed(let fault): return line == nil ? finding(.failed, fault.reason) : nil
        case .passed:
            return line.map {
                finding(
                    .passedThoughListed, "it passes, and line \($0.number) lists it as a known failure")
            }
        case .degraded, .notApplicable:
            return line.map {
                finding(
                    .notJudgedThoughListed,
                    "it is not judged, and line \($0.number) lists it as a known failure")
            }
        }
    }
}
