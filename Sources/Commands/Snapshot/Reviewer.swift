import CommandTable
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
    }

    /// What has been decided; goldens that are in neither list were skipped.
    struct Decisions: Hashable {
        var accepted: [String] = []
        var rejected: [String] = []
        var skippedCount = 0
    }

    /// What each key does, for the line below a change.
    static let keys =
        "a accept  r reject  s skip  e accept this change everywhere  A accept all  R reject all  q quit"

    /// Asks until all is decided; nil where the user gives up by Ctrl-C, so that nothing is done.
    ///
    /// - Parameters:
    ///   - show: shows a change, as it is in one golden.
    ///   - say: prints a line.
    ///   - nextKey: the next key; nil at the end of the input.
    func run(
        show: (_ change: SnapshotReport.Change, _ golden: String) -> Void, say: (String) -> Void,
        nextKey: () -> Key?
    ) -> Decisions? {
        var decisions = Decisions()
        var open = changes.flatMap { change in change.goldens.map { (change, $0) } }[...]
        while let (change, golden) = open.first {
            show(change, golden)
            say("\(open.count) left.  \(Self.keys)")
            guard let answer = Self.answer(nextKey) else {
                decisions.skippedCount += open.count
                return decisions
            }
            switch answer {
            case .interruption: return nil
            case .letter("a"): decisions.accepted.append(golden)
            case .letter("r"): decisions.rejected.append(golden)
            case .letter("e"):
                decisions.accepted += open.filter { $0.0.key == change.key }.map(\.1)
                open.removeAll { $0.0.key == change.key }
                continue
            case .letter("A"):
                decisions.accepted += open.map(\.1)
                return decisions
            case .letter("R"):
                decisions.rejected += open.map(\.1)
                return decisions
            case .letter("q"):
                decisions.skippedCount += open.count
                return decisions
            default: decisions.skippedCount += 1
            }
            open.removeFirst()
        }
        return decisions
    }

    /// The next key that means something; nil at the end of the input.
    private static func answer(_ nextKey: () -> Key?) -> Key? {
        while let key = nextKey() {
            switch key {
            case .interruption: return key
            case .letter(let letter): if "arseARq".contains(letter) { return key }
            }
        }
        return nil
    }
}
