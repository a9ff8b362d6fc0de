/// Counts how often a renderer has broken down in a row.
struct Patience {
    private var breakdowns = 0

    /// How often is enough.
    private static let limit = 3

    /// What is said of what is then left out.
    static let remark = "it is not run, \(reason)"

    /// Why it is left out.
    static let reason = "since the renderer broke down \(limit) times in a row"

    /// Whether it is not asked again.
    var isOver: Bool { breakdowns >= Self.limit }

    /// Notes how a request came out: a fault, or nil where there is none.
    mutating func note(_ fault: RenderingFault?) {
        breakdowns = fault?.isBreakdown ?? false ? breakdowns + 1 : 0
    }
}
