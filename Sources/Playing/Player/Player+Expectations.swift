import ByteWriting
import CatalogModel
import EmptyDataSet
import SceneModel

extension Player {
    /// Fails unless the list view is as expected; says then what was expected and what is there.
    func check(_ expectation: Expectation) throws(StepFailure) {
        switch expectation.key {
        case .equal: try checkEqual(expectation.value)
        case .order: try checkOrder(expectation.value)
        default:
            let actual = actual(expectation.key)
            guard Self.isSame(expectation.value, actual) else {
                throw StepFailure(expected: "\(expectation.key.rawValue) \(expectation.value)", actual)
            }
        }
    }

    /// Numbers are the same by value, all else by its letters.
    private static func isSame(_ expected: String, _ actual: String) -> Bool {
        if expected == actual { return true }
        guard let a = Double(expected), let b = Double(actual) else { return false }
        return a == b
    }

    private func actual(_ key: Expectation.Key) -> String {
        switch key {
        case .visible: "\(scrollView.isEmptyDataSetVisible)"
        case .items: "\(scrollView.itemsCount)"
        case .scrollEnabled: "\(scrollView.isScrollEnabled)"
        case .events: Self.list(lifecycle)
        case .taps: Self.list(taps)
        case .state: dataSet?.state.rawValue ?? "none"
        case .query: query.isEmpty ? "none" : query
        case .time: Numbers.seconds(clock.now)
        case .entry: played.entry.id
        default: composition.map { Self.actual(key, of: $0.scene) } ?? "nothing that shows"
        }
    }

    private static func actual(_ key: Expectation.Key, of scene: Scene) -> String {
        switch key {
        case .offset: NumberText.shortest(scene.verticalOffset)
        case .space: NumberText.shortest(scene.spacing)
        case .padding: NumberText.shortest(scene.padding)
        case .title: text(scene) { if case .title(let text) = $0 { text.string } else { nil } }
        case .description: text(scene) { if case .description(let text) = $0 { text.string } else { nil } }
        case .button:
            text(scene) { if case .button(let button) = $0 { button.normal.title?.string } else { nil } }
        default: "none"
        }
    }

    /// A text on one line.
    private static func text(_ scene: Scene, _ read: (Scene.Element) -> String?) -> String {
        let found = scene.elements.lazy.compactMap(read).first ?? "none"
        return found.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.joined(separator: ",")
    }

    // MARK: Order and equality

    private func checkOrder(_ value: String) throws(StepFailure) {
        let wanted = value.split(separator: "<", omittingEmptySubsequences: false).map(String.init)
        let layers = scrollView.layerOrder.map(\.rawValue)
        let there = "order " + (layers.isEmpty ? "of no layers" : layers.joined(separator: "<"))
        var from = layers.startIndex
        for name in wanted {
            guard let index = layers[from...].firstIndex(of: name) else {
                throw StepFailure(expected: "order \(value)", there)
            }
            from = index + 1
        }
    }

    private func checkEqual(_ value: String) throws(StepFailure) {
        let names = value.split(separator: " ").map(String.init)
        guard names.count == 2 else {
            throw StepFailure(
                "expected the names of two snapshots", remedy: "current and fresh are names too")
        }
        let first = try snapshot(named: names[0])
        let second = try snapshot(named: names[1])
        guard first != second else { return }
        let what =
            first.scene == second.scene ? "another drawing" : Self.difference(first.scene, second.scene)
        throw StepFailure(expected: "\(names[0]) and \(names[1]) to be equal", what)
    }

    private func snapshot(named name: String) throws(StepFailure) -> Snapshot {
        switch name {
        case "current": return snapshot
        case "fresh": return freshSnapshot
        default:
            guard let snapshot = snapshots[name] else {
                throw StepFailure("there is no snapshot '\(name)'", remedy: "make it with 'snapshot \(name)'")
            }
            return snapshot
        }
    }

    /// The first thing in which two scenes differ.
    private static func difference(_ a: Scene?, _ b: Scene?) -> String {
        guard let a, let b else { return "one of them, where the other shows nothing" }
        if a.state != b.state { return "state \(a.state) and state \(b.state)" }
        if a.verticalOffset != b.verticalOffset {
            return
                "offset \(NumberText.shortest(a.verticalOffset)) and \(NumberText.shortest(b.verticalOffset))"
        }
        if a.padding != b.padding {
            return "padding \(NumberText.shortest(a.padding)) and \(NumberText.shortest(b.padding))"
        }
        if a.canvas != b.canvas { return "screens of two sizes" }
        return a.elements == b.elements ? "two screens that differ around the content" : "two contents"
    }
}

extension StepFailure {
    /// An expectation that does not hold.
    init(expected: String, _ actual: String) {
        self.init("expected \(expected), there is \(actual)", rule: "expectation")
    }
}
