import CatalogModel
import TerminalText

extension Player {
    /// Tells what happens to the entry, and remembers what can be expected.
    func hear(_ event: EntryEvent) {
        switch event {
        case .answered(let question, let answer): if isTracing { say("\(question) is \(answer)") }
        case .willAppear: remember("willAppear", call: "emptyDataSetWillAppear")
        case .didAppear: remember("didAppear", call: "emptyDataSetDidAppear")
        case .willDisappear: remember("willDisappear", call: "emptyDataSetWillDisappear")
        case .didDisappear: remember("didDisappear", call: "emptyDataSetDidDisappear")
        case .didTapView: tapped("view", call: "emptyDataSet(_:didTapView:)")
        case .didTapButton: tapped("button", call: "emptyDataSet(_:didTapButton:)")
        case .showed(let state): say("shows \(state.rawValue)")
        case .logged(let line): say("log: \(VisibleText.escape(line))")
        case .asksToOpen(let address):
            self.address = address
            say("asks to open \(VisibleText.escape(address))")
        }
    }

    private func remember(_ event: String, call: String) {
        lifecycle.append(event)
        say(call)
    }

    private func tapped(_ target: String, call: String) {
        taps.append(target)
        say(call)
    }
}
