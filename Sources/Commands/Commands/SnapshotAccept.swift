import CommandTable
import Diagnostics
import Publishing
import Snapshots

extension ProgramCommand {
    static let snapshotAccept = ProgramCommand(
        name: "accept", summary: "Make goldens of renderings that wait",
        discussion: """
            What waits is what verify --pending has left, byte for byte. Either all that are named become \
            goldens, or none.
            """,
        examples: [
            Example("emptystates snapshot accept airbnb", "All that waits of one entry"),
            Example(
                "emptystates snapshot accept '*' --renderer html --pending waiting", "All of one renderer"),
        ],
        options: WaitingGoldens.options, operands: OperandList(.chosenGoldens)
    ) { parsed, context throws(CommandFailure) in
        Signals.ignoreFileSizeSignal()
        let waiting = try WaitingGoldens(parsed, context)
        let count = try GoldenAcceptance(store: waiting.store, pending: waiting.pending)
            .accept(waiting.chosen.map(\.path))
        for name in waiting.chosen { context.console.print("accepted  \(name.path)") }
        context.console.remark("emptystates: \(Counted.text(count, "golden", "goldens")) accepted")
        return .done
    }

    static let snapshotReject = ProgramCommand(
        name: "reject", summary: "Let go of renderings that wait; their goldens stay as they are",
        examples: [Example("emptystates snapshot reject '*/loading'", "All that waits of one state")],
        options: WaitingGoldens.options, operands: OperandList(.chosenGoldens)
    ) { parsed, context throws(CommandFailure) in
        let waiting = try WaitingGoldens(parsed, context)
        try CommandFailure.wrapping { () throws(StoreProblem) in
            for name in waiting.chosen { try waiting.pending.remove(name.path) }
        }
        for name in waiting.chosen { context.console.print("rejected  \(name.path)") }
        return .done
    }
}

/// The renderings that wait and that a command line names.
struct WaitingGoldens {
    let store: GoldenStore
    let pending: PendingFolder
    let chosen: [GoldenName]

    /// The options of the commands that decide on them.
    static let options = OptionList(
        SnapshotOptions.renderers, SnapshotOptions.directory, SnapshotOptions.waiting)

    init(_ parsed: Parsed, _ context: CommandContext) throws(CommandFailure) {
        let place = try SnapshotPlace(parsed, context.console.environment)
        try place.checkExists()
        let pending = PendingFolder(parsed[SnapshotOptions.waiting] ?? place.store.folder)
        store = place.store
        self.pending = pending
        let renderers = parsed[SnapshotOptions.renderers]
        let layout = place.layout(try RendererChoice.registry(parsed, context, place))
        let all = try CommandFailure.wrapping { () throws(StoreProblem) in
            try pending.goldens(layout).filter { renderers.isEmpty || renderers.contains($0.renderer) }
        }
        guard !all.isEmpty else { throw Self.nothing(in: pending) }
        let filter = GoldenFilter(
            GoldenOperands.relative(parsed[.chosenGoldens], to: pending.folder, place.store.folder))
        if let first = filter.unmatched(among: all.map { ($0, nil) }).first {
            let near = NearestName.of(first, among: Set(all.map(\.entry)).sorted())
            throw .failed(
                .finding, "nothing that waits is called '\(first)'",
                remedy: near.map { "did you mean \($0)?" }
                    ?? "'emptystates snapshot list --json' tells what waits")
        }
        chosen = all.filter { filter.accepts($0) }
    }

    /// There is nothing to decide on.
    static func nothing(in pending: PendingFolder) -> CommandFailure {
        .failed(
            .finding, "nothing waits in \(pending.folder)",
            remedy: "'emptystates snapshot verify --pending DIR' leaves what has changed")
    }
}
