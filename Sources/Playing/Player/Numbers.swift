/// Numbers as they are written in a log.
enum Numbers {
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
