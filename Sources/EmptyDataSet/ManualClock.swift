/// Time that passes only when it is told to: what waits is done by `advance`, and never by sleeping.
///
/// A terminal advances it by what has really passed; a test advances it by what the test wants. It is used
/// from one thread.
public final class ManualClock {
    /// What has passed since it was made.
    public private(set) var now = Duration.zero
    private var waiting: [Appointment] = []
    private var count = 0

    private struct Appointment {
        let deadline: Duration
        let number: Int
        let action: () -> Void
    }

    /// What was scheduled, for taking it back.
    public struct Token: Hashable, Sendable {
        let number: Int
    }

    /// A clock at zero.
    public init() {}

    /// When the next action is due; nil where none waits.
    public var nextDeadline: Duration? { waiting.map(\.deadline).min() }

    /// Does an action after some time; at the same moment, in the order in which they were scheduled.
    ///
    /// A delay below zero is none. The action is done by `advance`, also where there is no delay.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Token {
        count += 1
        waiting.append(Appointment(deadline: now + max(delay, .zero), number: count, action: action))
        return Token(number: count)
    }

    /// Takes an action back; one that was done already stays done.
    public func cancel(_ token: Token) { waiting.removeAll { $0.number == token.number } }

    /// Lets time pass, and does what falls due, each at its own moment; also what the actions schedule
    /// themselves, where it falls due in that time.
    public func advance(by duration: Duration) {
        let end = now + max(duration, .zero)
        while let next = waiting.filter({ $0.deadline <= end }).min(by: Self.isEarlier) {
            waiting.removeAll { $0.number == next.number }
            now = max(now, next.deadline)
            next.action()
        }
        now = max(now, end)
    }

    private static func isEarlier(_ a: Appointment, _ b: Appointment) -> Bool {
        (a.deadline, a.number) < (b.deadline, b.number)
    }
}
