/// Numbers as they are written in a log.
enum Numbers {
    /// `-64`, `0.5`.
    static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Seconds to the millisecond: `3`, `0.25`.
    static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let milliseconds = attoseconds / 1_000_000_000_000_000
        guard milliseconds != 0 else { return "\(seconds)" }
        var fraction = String(1000 + milliseconds).dropFirst()
        while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
        return "\(seconds).\(fraction)"
    }
}
