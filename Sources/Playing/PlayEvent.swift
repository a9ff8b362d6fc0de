public import Diagnostics

/// What is told of a list in play, as it happens.
public enum PlayEvent: Hashable, Sendable {
    /// A call that the list view makes to its delegate, or what a tap does; one line.
    ///
    /// It begins with the time where time has passed: `3 s: shows empty`.
    case call(String)
    /// What a step answers; lines.
    case answer(String)
    /// The screen, which has changed or was asked for: UTF-8 lines.
    case screen([UInt8])
    /// What is wrong with a step, or an expectation that does not hold.
    case problem(Diagnostic)
    /// An https address that was shown before, and is to be opened now.
    case opens(String)
}
