public import Rendering
import SceneModel

/// Holds a renderer against cases.
public struct ConformanceRun: Sendable {
    private let renderer: any Renderer

    /// A run of a renderer, in or out of the process.
    public init(_ renderer: any Renderer) { self.renderer = renderer }

    /// The results of some cases in order; those are left out that are not begun when `isCancelled` says so.
    ///
    /// Once the renderer itself has broken down several times in a row it is not asked again: one that hangs
    /// would do so for the whole suite.
    public func results(
        of cases: [ConformanceCase], isCancelled: () -> Bool = { false }
    ) -> [CaseResult] {
        var patience = Patience()
        return cases.compactMap { test in
            if isCancelled() { return nil }
            guard !patience.isOver else {
                return CaseResult(test: test, outcome: .notApplicable(Patience.remark))
            }
            let outcome = outcome(of: test)
            if case .failed(let fault) = outcome { patience.note(fault) } else { patience.note(nil) }
            return CaseResult(test: test, outcome: outcome)
        }
    }

    /// How one case ends.
    public func outcome(of test: ConformanceCase) -> CaseOutcome {
        do throws(RenderingFault) {
            return try judge(test)
        } catch {
            return .failed(error)
        }
    }

    private func judge(_ test: ConformanceCase) throws(RenderingFault) -> CaseOutcome {
        switch test.exam {
        case .words, .wordsOrRefusal, .alternatives: return try judgeScenes(test)
        case .sameTwice:
            let request = test.request(for: possibleScenes(of: test))
            let first = try files(of: request)
            try FileCheck.compare(try files(of: request), with: first, "the second time")
            return .passed
        case .batchEqualsSingle: return try judgeBatch(test)
        case .unknownFields: return try judgeUnknownFields(test)
        case .otherProtocol: return try judgeOtherProtocol(test)
        case .colors, .asciiFrames: return try judgeTerminal(test)
        }
    }

    // MARK: Exams

    private func judgeScenes(_ test: ConformanceCase) throws(RenderingFault) -> CaseOutcome {
        var lacking: Set<Scene.Feature> = []
        for scene in test.scenes {
            let missing = renderer.info.missingFeatures(for: scene)
            lacking.formUnion(missing)
            guard missing.isEmpty, let files = try filesOrRefusal(test, scene) else { continue }
            let judge = SceneJudge(scene, of: renderer.info, options: test.options)
            if test.exam != .alternatives {
                try judge.judge(files)
            } else if try !judge.judgeAlternatives(files) {
                return .notApplicable("the medium has no text that can be read")
            }
        }
        return lacking.isEmpty ? .passed : .degraded(lacking.sorted())
    }

    /// The files of one scene; nil where a refusal is allowed and it is refused.
    private func filesOrRefusal(
        _ test: ConformanceCase, _ scene: Scene
    ) throws(RenderingFault) -> [Artifact]? {
        let request = test.request(for: [scene])
        guard test.exam == .wordsOrRefusal else { return try files(of: request) }
        switch renderer.answer(to: request) {
        case .success(let output): return try FileCheck.files(of: output, for: request)
        case .failure(let failure):
            guard failure.kind == .content else { throw RenderingFault(failure) }
            if failure.message.isBlank { throw RenderingFault("it is refused without a word") }
            return nil
        }
    }

    private func judgeBatch(_ test: ConformanceCase) throws(RenderingFault) -> CaseOutcome {
        let scenes = possibleScenes(of: test)
        let together = try files(of: test.request(for: scenes))
        for scene in scenes {
            let alone = try files(of: test.request(for: [scene]))
            try FileCheck.compare(together.filter { $0.scene == scene.name }, with: alone, "beside others")
        }
        return .passed
    }

    private func judgeUnknownFields(_ test: ConformanceCase) throws(RenderingFault) -> CaseOutcome {
        guard let raw = renderer as? any RawRequestRenderer else {
            return .notApplicable("it runs in the process, where a request has no other fields")
        }
        let request = test.request(for: test.scenes)
        let plain = try files(of: request)
        let value = try value(of: request, of: raw)
        let output: RenderOutput
        do throws(RenderFailure) {
            output = try raw.render(request, sending: Self.line(test.sent(value)))
        } catch {
            throw RenderingFault(error)
        }
        let files = try FileCheck.files(of: output, for: request)
        try FileCheck.compare(files, with: plain, "with fields that are not known")
        return .passed
    }

    private func judgeOtherProtocol(_ test: ConformanceCase) throws(RenderingFault) -> CaseOutcome {
        guard let raw = renderer as? any RawRequestRenderer else {
            return .notApplicable("it runs in the process, where there is no protocol")
        }
        let request = test.request(for: test.scenes)
        let other = OtherProtocol.next(after: try value(of: request, of: raw))
        let isRefused: Bool
        do throws(RenderFailure) {
            isRefused = try raw.refuses(request, sending: Self.line(other.request))
        } catch {
            var fault = RenderingFault(error)
            fault.reason += "; \(OtherProtocol.remedy(other.number))"
            throw fault
        }
        guard isRefused else {
            throw RenderingFault(
                "it renders a request of protocol \(other.number), which it cannot know; "
                    + OtherProtocol.remedy(other.number))
        }
        return .passed
    }

    private func judgeTerminal(_ test: ConformanceCase) throws(RenderingFault) -> CaseOutcome {
        guard Medium.essence(of: renderer.info.mediaType) == "text/plain" else {
            return .notApplicable("it does not make text for a terminal")
        }
        for scene in test.scenes {
            let files = try files(of: test.request(for: [scene]))
            try SceneJudge(scene, of: renderer.info, options: test.options).judge(files)
            if test.exam == .asciiFrames {
                try TerminalExam.checkASCII(files)
            } else {
                var plain = test.request(for: [scene])
                plain.options.colors = .none
                try TerminalExam.compare(files, test.options, with: try self.files(of: plain))
            }
        }
        return .passed
    }

    // MARK: Requests

    /// A request as a renderer is sent it.
    private func value(
        of request: RenderRequest, of raw: any RawRequestRenderer
    ) throws(RenderingFault) -> JSONValue {
        guard let value = try? JSONValue(parsing: raw.bytes(of: request)) else {
            throw RenderingFault("the request that it is sent is not JSON")
        }
        return value
    }

    /// JSON with a line end, for what reads lines.
    private static func line(_ value: JSONValue) -> [UInt8] { value.bytes() + [UInt8(ascii: "\n")] }

    /// The scenes that the host would ask for.
    private func possibleScenes(of test: ConformanceCase) -> [Scene] {
        test.scenes.filter { renderer.info.missingFeatures(for: $0).isEmpty }
    }

    private func files(of request: RenderRequest) throws(RenderingFault) -> [Artifact] {
        switch renderer.answer(to: request) {
        case .success(let output): return try FileCheck.files(of: output, for: request)
        case .failure(let failure): throw RenderingFault(failure)
        }
    }
}

extension Renderer {
    /// What a request comes to, as a value.
    func answer(to request: RenderRequest) -> Result<RenderOutput, RenderFailure> {
        do throws(RenderFailure) {
            return .success(try render(request))
        } catch {
            return .failure(error)
        }
    }
}

extension RenderingFault {
    /// A request that came to nothing.
    init(_ failure: RenderFailure) {
        let scene = failure.scene.map { "\(Self.brief($0)): " } ?? ""
        let who = failure.kind == .content ? "the content is refused" : "the renderer is broken"
        let log = failure.log.flatMap { $0.split(separator: "\n").last.map(String.init) }
        self.init("\(scene)\(who): \(Self.brief(failure.message, columns: 160))", excerpt: log)
        isBreakdown = failure.kind == .renderer
    }
}
