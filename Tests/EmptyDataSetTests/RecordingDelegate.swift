import EmptyDataSet

/// What a recording delegate hears, in order.
final class EventLog {
    var events: [String] = []
}

/// A delegate that writes down what it hears, with its name in front where it has one.
final class RecordingDelegate: EmptyDataSetDelegate {
    let name: String
    let log: EventLog
    var displays = true
    var isForced = false
    var allowsTouch = true
    var allowsScroll = false
    /// Done in the middle of a callback.
    var onEvent: (String) -> Void = { _ in }

    init(_ name: String = "", log: EventLog = EventLog()) {
        self.name = name
        self.log = log
    }

    private func hear(_ event: String) {
        log.events.append(name + event)
        onEvent(event)
    }

    func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool { displays }
    func emptyDataSetShouldBeForcedToDisplay(_ scrollView: ScrollView) -> Bool { isForced }
    func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool { allowsTouch }
    func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool { allowsScroll }
    func emptyDataSetWillAppear(_ scrollView: ScrollView) { hear("willAppear") }
    func emptyDataSetDidAppear(_ scrollView: ScrollView) { hear("didAppear") }
    func emptyDataSetWillDisappear(_ scrollView: ScrollView) { hear("willDisappear") }
    func emptyDataSetDidDisappear(_ scrollView: ScrollView) { hear("didDisappear") }
    func emptyDataSet(_ scrollView: ScrollView, didTapView view: EmptyDataSetView) { hear("view") }
    func emptyDataSet(_ scrollView: ScrollView, didTapButton button: EmptyDataSetButton) { hear("button") }
}

/// A data source that says what its array says.
final class StubDataSource: ListDataSource {
    var counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in scrollView: ScrollView) -> Int { counts.count }
    func scrollView(_ scrollView: ScrollView, numberOfItemsInSection section: Int) -> Int { counts[section] }
}
