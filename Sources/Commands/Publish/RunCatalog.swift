import CatalogModel
import CommandTable
import FileSystem

/// The files that a run goes through: the whole catalogue, or those that the command line names.
struct RunCatalog: Sendable {
    let catalog: Catalog
    /// What stands behind the slashes, by the file's path; nil for an entry that is named without one.
    private let states: [String: [String?]]
    /// Whether the run is over the whole catalogue, so that its ids must be unique.
    let isWhole: Bool

    /// What the command line names, else the whole catalogue, which must not be empty; says where an entry has
    /// not the language that is asked for.
    static func named(by parsed: Parsed, _ console: Console) throws(CommandFailure) -> RunCatalog {
        let finder = EntryFinder(parsed: parsed, environment: console.environment)
        let (references, entries) = try finder.distinct(parsed[.entries])
        LanguageRemark.print(entries, parsed, on: console)
        let source = try RunCatalog(parsed, console.environment, references: references)
        try CatalogLocation.refuseEmpty(source.catalog)
        return source
    }

    private init(
        _ parsed: Parsed, _ environment: Environment, references: [EntryReference]
    ) throws(CommandFailure) {
        guard !references.isEmpty else {
            catalog = try CatalogLocation.open(parsed, environment)
            states = [:]
            isWhole = true
            return
        }
        let finder = EntryFinder(parsed: parsed, environment: environment)
        var files: [String] = []
        var states: [String: [String?]] = [:]
        for reference in references {
            let file = try finder.file(reference)
            if !files.contains(file) { files.append(file) }
            states[file, default: []].append(reference.state)
        }
        catalog = Catalog(folder: "", files: files)
        self.states = states
        isWhole = false
    }

    /// The states that the command line names for a file; nil stands for those that the command takes.
    func states(of file: String) -> [String?] { states[file] ?? [nil] }
}
