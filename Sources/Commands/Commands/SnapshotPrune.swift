import CommandTable
import Diagnostics
import Publishing
import Snapshots

extension ProgramCommand {
    static let snapshotPrune = ProgramCommand(
        name: "prune", summary: "Remove goldens that nothing accounts for any more",
        discussion: """
            The whole catalogue is read first; where an entry of it is wrong, or none of the goldens is of this \
            catalogue, nothing is removed; nor is it where snapshots.json names a renderer that cannot be found, \
            or is missing itself and there are goldens of variants. Without its list of renderers, goldens of \
            one that is not here are left unless --renderer names it. Files that are no goldens are never \
            touched; one that has the name of a golden and another ending than its renderer's files is a golden.
            """,
        examples: [
            Example("emptystates snapshot prune --dry-run", "What would be removed"),
            Example("emptystates snapshot prune", "Remove it"),
        ],
        options: OptionList(SnapshotOptions.dryRun) + SnapshotOptions.scope
    ) { parsed, context throws(CommandFailure) in
        Interruption.install()
        let found = try OrphanSearch(parsed, context).run()
        for orphan in found.orphans {
            if Interruption.isRequested { throw .failed(.interrupted, "interrupted") }
            if !parsed[SnapshotOptions.dryRun] { try orphan.remove() }
            context.console.print("\(orphan.name.path): \(orphan.reason)")
        }
        let done = parsed[SnapshotOptions.dryRun] ? "would be removed" : "removed"
        context.console.remark(
            "emptystates: \(Counted.text(found.orphans.count, "golden", "goldens")) \(done)")
        for (renderer, count) in found.left.sorted(by: { $0.key < $1.key }) {
            context.console.remark(
                "emptystates: \(Counted.text(count, "golden", "goldens")) of \(renderer) left, a renderer that is not "
                    + "here; where it is gone for good, --renderer \(renderer) removes them")
        }
        context.console.remark(others: found.others)
        return .done
    }
}
