import Snapshots

/// Asks of each change, one key at a time, whether it is accepted.
struct Reviewer {
    /// The changes to ask of.
    let changes: [SnapshotReport.Change]

    /// A key that was pressed.
    enum Key: Hashable {
        case letter(Character)
        /// Ctrl-C, or a signal.
        case interruption
        /// The program was stopped and goes on, on a screen that shows something else.
        case resumption
    }

    /// What has been decided; goldens that are in neither list were skipped.
    struct Decisions: Hashable {
        var accepted: [String] = []
        var rejected: [String] = []
        var skippedCount = 0
    }

    /// The golden that is asked of, and what else has had its change.
    struct Question {
        /// The change, with the goldens that are still open; the one that is asked of comes first.
        let change: SnapshotReport.Change
        /// Its place among all goldens of the change, from 1.
        let place: Int
        /// How many goldens have had the change.
        let count: Int
        /// The change's place among all, from 1.
        let changePlace: Int
        /// How many changes there are.
        let changeCount: Int

        /// The path of the golden.
        var golden: String { change.goldens[0] }

        /// `svg/airbnb.svg (2 of 8) · change 1 of 7`.
        var heading: String {
            let number = count > 1 ? " (\(place) of \(count))" : ""
            return "\(golden)\(number) · change \(changePlace) of \(changeCount)"
        }

        /// What each key does.
        var keys: [String] {
            let others = change.goldens.count
            let each = others > 1 ? ["e accept these \(others)"] : []
            return ["a accept", "r reject", "s skip"] + each + ["A accept all", "R reject all", "q quit"]
        }
    }

    /// The goldens that are open, each with the places of its change and of itself.
    private typealias Open = ArraySlice<(change: Int, golden: Int)>

    /// Asks until all is decided; nil where the user gives up by Ctrl-C, so that nothing is done.
    ///
    /// - Parameters:
    ///   - show: shows a golden that is asked of, with the keys.
    ///   - sayKeys: says again what the keys do, after one that means nothing.
    ///   - nextKey: the next key; nil at the end of the input.
    func run(
        show: (Question) -> Void, sayKeys: (Question) -> Void, nextKey: () -> Key?
    ) -> Decisions? {
        var decisions = Decisions()
        var open = changes.indices.flatMap { change in
            changes[change].goldens.indices.map { (change: change, golden: $0) }
        }[...]
        while let first = open.first {
            let question = question(first, open)
            show(question)
            switch Self.answer(nextKey, { sayKeys(question) }) {
            case .interruption: return nil
            case .resumption: continue
            case .letter("a"): decisions.accepted.append(question.golden)
            case .letter("r"): decisions.rejected.append(question.golden)
            case .letter("s"): decisions.skippedCount += 1
            case .letter("e"):
                decisions.accepted += question.change.goldens
                open.removeAll { $0.change == first.change }
                continue
            case .letter("A"):
                decisions.accepted += open.map(path)
                return decisions
            case .letter("R"):
                decisions.rejected += open.map(path)
                return decisions
            default:
                decisions.skippedCount += open.count
                return decisions
            }
            open.removeFirst()
        }
        return decisions
    }

    private func path(_ place: (change: Int, golden: Int)) -> String {
        changes[place.change].goldens[place.golden]
    }

    private func question(_ first: (change: Int, golden: Int), _ open: Open) -> Question {
        var change = changes[first.change]
        let count = change.goldens.count
        change.goldens = open.filter { $0.change == first.change }.map(path)
        return Question(
            change: change, place: first.golden + 1, count: count, changePlace: first.change + 1,
            changeCount: changes.count)
    }

    /// The next key that means something, `q` at the end of the input.
    private static func answer(_ nextKey: () -> Key?, _ sayKeys: () -> Void) -> Key {
        while let key = nextKey() {
            guard case .letter(let letter) = key, !"arseARq".contains(letter) else { return key }
            sayKeys()
        }
        return .letter("q")
    }
}
