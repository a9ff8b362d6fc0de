import CatalogModel
import CommandTable
import Diagnostics
import FileSystem
import Snapshots

/// The entries that a run reads, and which of their goldens are meant.
struct SnapshotSelection: Sendable {
    /// The files to read.
    let catalog: Catalog
    /// Whether these are all files of the catalogue.
    let isWhole: Bool
    /// Which goldens are meant.
    let filter: GoldenFilter

    /// The catalogue that ids are looked for in; nil where there is none.
    private let whole: Catalog?

    init(
        _ parsed: Parsed, _ environment: Environment, in store: GoldenStore
    ) throws(CommandFailure) {
        let operands = GoldenOperands.relative(parsed[.goldens], to: store.folder)
        let references = operands.map(EntryReference.init)
        let patterns = operands.filter { !EntryReference($0).isPath }
        // An id leads to its file; to know what a pattern means, all files have to be read.
        let needsAll = operands.isEmpty || patterns.contains { Self.isPattern($0) }
        var files = needsAll ? try Self.all(parsed, environment) : []
        var meant = patterns
        for reference in references where reference.isPath || !needsAll {
            guard let found = try Self.find(reference, parsed, environment) else { continue }
            if !files.contains(found.path) { files.append(found.path) }
            // A path stands for its entry, and so does an id that the entry once had.
            if let id = found.id, reference.isPath || id != reference.name {
                meant.append(reference.state.map { "\(id)/\($0)" } ?? id)
                meant.removeAll { $0 == reference.name }
            }
        }
        catalog = Catalog(folder: "", files: files)
        isWhole = needsAll
        filter = GoldenFilter(meant)
        whole = try? CatalogLocation.open(parsed, environment)
    }

    /// The ids of the whole catalogue, read anew.
    func allIDs() -> [String] {
        whole?.statedIDs ?? []
    }

    /// Whether what is meant may be goldens of several entries, or a golden by its path.
    private static func isPattern(_ operand: String) -> Bool {
        guard !Glob(operand).isPattern else { return true }
        let reference = EntryReference(operand)
        return reference.state.map { StateName(rawValue: $0) == nil } ?? false
    }

    private static func all(
        _ parsed: Parsed, _ environment: Environment
    ) throws(CommandFailure) -> [String] {
        let catalog = try CatalogLocation.open(parsed, environment)
        guard !catalog.files.isEmpty else {
            throw .failed(
                .couldNotRun, "the catalogue \(catalog.folder) has no entries",
                remedy: "name a folder of entries with --catalog DIR")
        }
        return catalog.files.map(catalog.path)
    }

    /// The file of an entry and the id that it has; nil where the catalogue has no such entry, which does
    /// not mean that there is no golden of it.
    private static func find(
        _ reference: EntryReference, _ parsed: Parsed, _ environment: Environment
    ) throws(CommandFailure) -> (path: String, id: String?)? {
        guard reference.isPath else {
            let file = try CatalogLocation.open(parsed, environment).find(reference.name)
            return file.map { ($0.file, $0.statedID?.text) }
        }
        guard FileStatus.kindFollowingLinks(of: reference.name) != nil else {
            throw .failed(.couldNotRun, "there is no file \(reference.name)")
        }
        return (reference.name, Catalog.read(reference.name).statedID?.text)
    }
}

extension Catalog {
    /// The ids of all entries, as their files state them.
    var statedIDs: [String] { files.compactMap { read($0).statedID?.text } }
}
