import CatalogModel
import CommandTable
import Publishing
import Rendering

/// Renders entries on several cores into a folder: all of them, or nothing is written.
struct CatalogRun {
    private let stager: EntryStager
    private let output: FolderExport
    private let console: Console

    init(catalog: RunCatalog, job: RenderJob, shard: Shard = .whole, output: FolderExport, console: Console) {
        stager = EntryStager(catalog: catalog, job: job, shard: shard, output: output)
        self.output = output
        self.console = console
    }

    /// Renders and stages; the number of entries.
    ///
    /// Throws the problems of every file where there is one, else the first failure.
    func render() throws(CommandFailure) -> Int {
        let stager = stager
        do throws(CommandFailure) {
            let made: [Void] = try EntryRun(catalog: stager.catalog).made(on: console) {
            } _: { files, onlyRead, _ in
                stager.stage(files, onlyRead: onlyRead)
            }
            try stager.scenes.finish()
            for note in stager.scenes.sortedNotes() { console.report(note) }
            return made.count
        } catch {
            output.cancel()
            throw error
        }
    }
}
