import Rendering

extension RenderFailure {
    /// Why there is no golden to compare with, on one line: what is wrong, what can be done about a renderer
    /// that is broken, and the end of what it logged.
    var reason: String {
        let remedy = kind == .renderer ? remedy.map { "; \($0)" } : nil
        return message + (remedy ?? "") + (logEnd.map { "; its log ends: \($0)" } ?? "")
    }

    /// The last lines of the log, where a program mostly says what stopped it.
    private var logEnd: String? {
        let lines = (log ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.contains(where: \.isLetter) }
        return lines.isEmpty ? nil : lines.suffix(Self.logLines).joined(separator: " / ")
    }

    private static let logLines = 3
}
