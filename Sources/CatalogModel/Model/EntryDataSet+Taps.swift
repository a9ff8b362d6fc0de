import EmptyDataSet
import SceneModel

/// What happens to an entry on show: the delegate's calls, and what taps do.
public enum EntryEvent: Hashable, Sendable {
    /// A question of the list view by the delegate's method, and the answer.
    case answered(String, Bool)
    case willAppear, didAppear, willDisappear, didDisappear
    case didTapView, didTapButton
    /// A tap, or the time after it, has changed the state.
    case showed(StateName)
    /// A tap has left a line in the log.
    case logged(String)
    /// A tap asks for an https address to be shown, and then opened.
    case asksToOpen(String)
}

extension EntryDataSet {
    /// Does what a tap does.
    ///
    /// A new one takes back what the one before has left for later.
    func perform(_ action: TapAction?, in scrollView: ScrollView) {
        switch action {
        case nil: return
        case .log(let line): events?(.logged(line))
        case .open(let address): events?(.asksToOpen(address))
        case .show(let wanted, let seconds, let next):
            guard let state = described(wanted) else { return }
            // What shows now is only the way back where no tap is under way already.
            guard let end = next.map(described) ?? stateBefore(state) else { return }
            // Without a time, or with none, the state stays.
            let duration = seconds > 0 ? Duration.seconds(seconds) : nil
            show(state, in: scrollView, for: duration, then: end)
        }
    }

    /// The state to go back to; the entry's first where the one that a tap shows is up already.
    private func stateBefore(_ state: StateName) -> StateName? {
        shownState == state ? entry.firstState : shownState
    }

    /// A state by name; an entry that was read describes every state that its taps name.
    private func described(_ name: String) -> StateName? {
        StateName(rawValue: name).flatMap { entry.states.has($0) ? $0 : nil }
    }
}
