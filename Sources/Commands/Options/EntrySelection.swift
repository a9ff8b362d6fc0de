import CatalogModel
import CommandTable
import Diagnostics

/// The entries that a command works on: those named, or the whole catalogue.
struct EntrySelection {
    private let parsed: Parsed
    private let environment: Environment

    init(_ parsed: Parsed, _ context: CommandContext) {
        self.parsed = parsed
        environment = context.console.environment
    }

    /// The entries with their pictures, and the states asked for: the one behind the slash, else all.
    ///
    /// Throws the problems of the catalogue where it is asked for as a whole and a file of it is wrong, and all that is
    /// wrong with the entries named.
    func loaded(
        _ operand: Operand<[EntryReference]>
    ) throws(CommandFailure) -> [(loaded: LoadedEntry, states: [StateName])] {
        let references = parsed[operand]
        if references.isEmpty {
            return try all().map { ($0, $0.entry.stateNames) }
        }
        let finder = EntryFinder(parsed: parsed, environment: environment)
        var found: [(LoadedEntry, [StateName])] = []
        var failures: [CommandFailure] = []
        for reference in references {
            do throws(CommandFailure) {
                let (loaded, state) = try finder.load(reference)
                found.append((loaded, reference.state == nil ? loaded.entry.stateNames : [state]))
            } catch {
                failures.append(error)
            }
        }
        if let failure = CommandFailure(failures) { throw failure }
        return found
    }

    /// As `loaded`, but a catalogue without entries is refused.
    func loadedSome(
        _ operand: Operand<[EntryReference]>
    ) throws(CommandFailure) -> [(loaded: LoadedEntry, states: [StateName])] {
        let found = try loaded(operand)
        if found.isEmpty { try CatalogLocation.refuseEmpty(try CatalogLocation.open(parsed, environment)) }
        return found
    }

    /// Every entry of the catalogue, in the order of the ids.
    private func all() throws(CommandFailure) -> [LoadedEntry] {
        let catalog = try CatalogLocation.open(parsed, environment)
        var entries: [LoadedEntry] = []
        var problems: [Diagnostic] = []
        var claims: [UniqueIDs.Claim] = []
        let results = catalog.map { file in
            let (artwork, problems) = EntryArtwork.load(for: file)
            return Loaded(
                entry: file.entry.map { LoadedEntry(entry: $0, artwork: artwork) },
                problems: file.diagnostics + problems, claims: file.claims)
        }
        for result in results {
            if let entry = result.entry { entries.append(entry) }
            problems += result.problems.filter { $0.severity == .error }
            claims += result.claims
        }
        problems += UniqueIDs.problems(claims)
        guard problems.isEmpty else {
            throw .diagnosed(.finding, problems.sorted(by: Diagnostic.inReadingOrder))
        }
        return entries.sorted { $0.entry.id < $1.entry.id }
    }

    private struct Loaded: Sendable {
        let entry: LoadedEntry?
        let problems: [Diagnostic]
        let claims: [UniqueIDs.Claim]
    }
}
