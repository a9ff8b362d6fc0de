import CommandTable
import Diagnostics
import Publishing
import Snapshots

extension ProgramCommand {
    static let snapshotPrune = ProgramCommand(
        name: "prune", summary: "Remove goldens that nothing accounts for any more",
        discussion: """
            The whole catalogue is read first; where an entry of it is wrong, or none of the goldens is of this \
            catalogue, nothing is removed. Files that are no goldens are never touched.
            """,
        examples: [
            Example("emptystates snapshot prune --dry-run", "What would be removed"),
            Example("emptystates snapshot prune", "Remove it"),
        ],
        options: OptionList(SnapshotOptions.dryRun) + SnapshotOptions.scope
    ) { parsed, context throws(CommandFailure) in
        Interruption.install()
        let orphans = try OrphanSearch(parsed, context).run()
        for orphan in orphans {
            if Interruption.isRequested { throw .failed(.interrupted, "interrupted") }
            if !parsed[SnapshotOptions.dryRun] { try orphan.remove() }
            context.console.print("\(orphan.name.path): \(orphan.reason)")
        }
        let done = parsed[SnapshotOptions.dryRun] ? "would be removed" : "removed"
        context.console.remark("emptystates: \(Counted.text(orphans.count, "golden", "goldens")) \(done)")
        return .done
    }
}
