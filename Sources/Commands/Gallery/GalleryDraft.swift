import CatalogModel
import CommandTable
import Publishing
import RenderHTML

/// An entry on its way into a gallery: each step adds something to it.
struct GalleryDraft {
    /// What is wrong so far, and what the index says of the entry.
    var outcome: EntryRun.Outcome<GalleryStager.Made>
    /// The bytes of its file.
    let source: [UInt8]
    /// The entry with its pictures; nil where nothing can be made of it.
    var loaded: LoadedEntry?
    /// The states that are shown.
    var states: [StateName] = []
    /// The SHA-256 of all its files.
    var digest: [UInt8] = []
    /// What the files that are made of it are made from.
    var origin: ExportOrigin?
    /// Whether files are made of it, and not only lines of the index.
    var isWhole = false
    /// What its page says.
    var page: GalleryEntry?

    /// The draft of a file that was read.
    init(_ file: EntryFile) {
        outcome = EntryRun.Outcome(file)
        source = file.bytes
    }

    /// Takes a step; where it fails, there is nothing more to be made of the entry.
    mutating func attempt(_ step: (inout GalleryDraft) throws(CommandFailure) -> Void) {
        do throws(CommandFailure) {
            try step(&self)
        } catch {
            fail(error)
        }
    }

    /// Nothing more is made of the entry.
    mutating func fail(_ failure: CommandFailure) {
        outcome.failure = failure
        outcome.made = nil
        loaded = nil
        page = nil
    }
}
