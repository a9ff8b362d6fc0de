import Rendering
public import SceneModel

extension ConformanceReport {
    /// The report for a program.
    public var json: JSONValue {
        [
            "passed": .bool(isPassed), "renderers": .array(sections.map(object)),
            "findings": .array(
                findings.map { finding in
                    var members: [String: JSONValue] = [
                        "kind": .string(finding.kind.rawValue), "case": .string(finding.test),
                        "message": .string(finding.message),
                    ]
                    if let renderer = finding.renderer { members["renderer"] = .string(renderer) }
                    return .object(members)
                }),
        ]
    }

    private func object(_ section: Section) -> JSONValue {
        var members: [String: JSONValue] = [
            "name": .string(section.info.name), "mediaType": .string(section.info.mediaType),
            "cases": .array(section.results.map { object($0, in: section) }),
        ]
        if let version = section.info.version { members["version"] = .string(version) }
        return .object(members)
    }

    private func object(_ result: CaseResult, in section: Section) -> JSONValue {
        var members: [String: JSONValue] = [
            "name": .string(result.test.name), "outcome": .string(result.outcome.name),
        ]
        switch result.outcome {
        case .passed: break
        case .failed(let fault):
            members["reason"] = .string(fault.reason)
            if let excerpt = fault.excerpt { members["excerpt"] = .string(excerpt) }
            if isKnown(result, in: section) { members["known"] = true }
        case .degraded(let features): members["features"] = .strings(features.map(\.rawValue))
        case .notApplicable(let why): members["reason"] = .string(why)
        }
        return .object(members)
    }
}

extension CaseOutcome {
    /// What it is called in JSON.
    var name: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .degraded: "degraded"
        case .notApplicable: "notApplicable"
        }
    }
}
