public import SceneModel

/// How a case ended.
public enum CaseOutcome: Hashable, Sendable {
    /// All that is judged holds.
    case passed
    /// Something does not hold.
    case failed(RenderingFault)
    /// The renderer says that it lacks these features, so the host would not ask it.
    case degraded([Scene.Feature])
    /// The case has no meaning for such a renderer; the text says why, without a full stop.
    case notApplicable(String)

    /// Whether it was not run, since the renderer broke down before.
    var isNotRun: Bool { self == .notApplicable(Patience.remark) }
}

/// A case and how it ended.
public struct CaseResult: Sendable {
    /// The case.
    public let test: ConformanceCase
    /// How it ended.
    public let outcome: CaseOutcome
}
