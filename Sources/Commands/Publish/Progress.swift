import Synchronization

/// A passing line that says how far a run is; workers advance it from their threads.
final class Progress: Sendable {
    private let done = Atomic(0)
    private let total: Int
    private let sink: Console.Sink?

    /// A line for `total` pieces of work; without a sink nothing is shown.
    init(total: Int, sink: Console.Sink?) {
        self.total = total
        self.sink = sink
    }

    /// Some more are done; it is shown after every hundred.
    func advance(by more: Int) {
        let (before, now) = done.wrappingAdd(more, ordering: .relaxed)
        if now / 100 > before / 100 { show("\(now) of \(total) entries") }
    }

    /// Removes the line.
    func end() { show("") }

    /// Goes back to the start of the line and clears it first.
    private func show(_ text: String) {
        _ = sink?(Array("\r\u{1B}[K\(text)".utf8))
    }
}
