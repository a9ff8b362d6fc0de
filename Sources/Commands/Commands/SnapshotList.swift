import CommandTable
import SceneModel
import Snapshots

extension ProgramCommand {
    static let snapshotList = ProgramCommand(
        name: "list", summary: "List the goldens there are, and the renderings that wait",
        discussion: """
            Nothing is rendered; verify --json tells what has become of each golden. A pipe gets one path a \
            line, of goldens and of those that only wait.
            """,
        examples: [
            Example("emptystates snapshot list", "Their paths"),
            Example("emptystates snapshot list 'air*' --json", "Some, for a program"),
        ],
        options: OptionList(.json) + WaitingGoldens.options, operands: OperandList(.goldens)
    ) { parsed, context throws(CommandFailure) in
        let listing = try GoldenListing(parsed, context)
        let console = context.console
        if parsed[.json] {
            console.print(
                String(
                    decoding: JSONValue.array(listing.rows.map(\.json)).bytes(indented: true), as: UTF8.self)
            )
        } else if console.environment.outputIsTerminal {
            Table(
                heading: ["GOLDEN", "ENTRY", "STATE", "VARIANT", "WAITS"],
                rows: listing.rows.map { row in
                    [
                        row.name.path, row.name.entry, row.name.state ?? "", row.name.variant ?? "",
                        row.waits ? "yes" : "",
                    ]
                }
            ).print(on: console)
        } else {
            for row in listing.rows { console.print(row.name.path) }
        }
        return .done
    }
}

/// The goldens that a command line means, and what waits.
private struct GoldenListing {
    /// One golden, or one that is to be.
    struct Row {
        let name: GoldenName
        let exists: Bool
        let waits: Bool

        var json: JSONValue {
            var members: [String: JSONValue] = [
                "path": .string(name.path), "renderer": .string(name.renderer), "entry": .string(name.entry),
                "exists": .bool(exists), "pending": .bool(waits),
            ]
            if let state = name.state { members["state"] = .string(state) }
            if let variant = name.variant { members["variant"] = .string(variant) }
            return .object(members)
        }
    }

    let rows: [Row]

    init(_ parsed: Parsed, _ context: CommandContext) throws(CommandFailure) {
        let place = try SnapshotPlace(parsed, context.console.environment)
        let store = place.store
        try place.checkExists()
        let layout = place.layout(try RendererChoice.registry(parsed, context, place))
        let pending = PendingFolder(parsed[SnapshotOptions.waiting] ?? store.folder)
        let (goldens, waiting) = try CommandFailure.wrapping { () throws(StoreProblem) in
            (try layout.goldens(in: store) { _ in true }, Set(try pending.goldens(layout)))
        }
        let existing = Set(goldens)
        let renderers = parsed[SnapshotOptions.renderers]
        let filter = GoldenFilter(
            GoldenOperands.relative(parsed[.goldens], to: store.folder, pending.folder))
        let all = existing.union(waiting).filter { renderers.isEmpty || renderers.contains($0.renderer) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        if let first = filter.unmatched(among: all.map { ($0, nil) }).first {
            let catalog = try? CatalogLocation.open(parsed, context.console.environment)
            throw .unmatched(
                first, known: Set(all.map(\.entry) + (catalog?.statedIDs ?? [])),
                "'\(first)' matches no golden in \(store.folder)",
                remedy: "see 'emptystates snapshot list' for the goldens there are")
        }
        rows = all.filter { filter.accepts($0) }.map {
            Row(name: $0, exists: existing.contains($0), waits: waiting.contains($0))
        }
    }
}
