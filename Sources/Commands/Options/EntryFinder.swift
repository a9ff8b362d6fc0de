import CatalogModel
import CommandTable
import Diagnostics
import FileSystem

/// An entry with its pictures, ready to be shown.
struct LoadedEntry: Sendable {
    let entry: Entry
    let artwork: EntryArtwork
}

/// Finds the entries that a command line names.
struct EntryFinder {
    let parsed: Parsed
    let environment: Environment

    /// The entry, its pictures and the state asked for.
    func load(_ reference: EntryReference) throws(CommandFailure) -> (loaded: LoadedEntry, state: StateName) {
        let file = try find(reference)
        let (artwork, problems) = EntryArtwork.load(for: file)
        guard let entry = file.entry, !problems.contains(where: { $0.severity == .error }) else {
            throw .diagnosed(.finding, (file.diagnostics + problems).filter { $0.severity == .error })
        }
        return (LoadedEntry(entry: entry, artwork: artwork), try state(of: entry, reference))
    }

    /// The path of the file that holds what is named.
    func file(_ reference: EntryReference) throws(CommandFailure) -> String { try find(reference).file }

    /// The references without those that repeat another one, and the entries that they name.
    ///
    /// Throws all that is wrong with them: what is not there, and two files of one id, which would both be
    /// written to the same place.
    func distinct(
        _ references: [EntryReference]
    ) throws(CommandFailure) -> (references: [EntryReference], entries: [Entry]) {
        var kept: [(reference: EntryReference, place: String, file: EntryFile)] = []
        var failures: [CommandFailure] = []
        for reference in references {
            do throws(CommandFailure) {
                let file = try find(reference)
                let place = (try? Path.realPath(of: file.file)) ?? file.file
                if kept.contains(where: { $0.place == place && $0.reference.state == reference.state }) {
                    continue
                }
                if let id = file.statedID?.text,
                    let other = kept.first(where: { $0.place != place && $0.file.statedID?.text == id })
                {
                    failures.append(Self.sameID(id, other.reference, reference))
                }
                kept.append((reference, place, file))
            } catch {
                failures.append(error)
            }
        }
        if let failure = CommandFailure(failures) { throw failure }
        return (kept.map(\.reference), kept.compactMap(\.file.entry))
    }

    private static func sameID(
        _ id: String, _ first: EntryReference, _ second: EntryReference
    ) -> CommandFailure {
        .failed(
            .couldNotRun, "\(first.argument) and \(second.argument) are two entries of one id, \(id)",
            remedy: "give each an id of its own, or name one of them")
    }

    private func find(_ reference: EntryReference) throws(CommandFailure) -> EntryFile {
        try refuseTwoStates(reference)
        let missing = MissingEntry(reference)
        if reference.isPath {
            guard FileStatus.kindFollowingLinks(of: reference.name) != nil else { throw missing.noFile }
            return Catalog.read(reference.name)
        }
        if reference.isOtherPath {
            throw missing.failure(in: try? CatalogLocation.open(parsed, environment))
        }
        let catalog = try CatalogLocation.open(parsed, environment)
        guard let file = catalog.find(reference.name) else { throw missing.failure(in: catalog) }
        return file
    }

    /// A state behind the slash and another one in `--state` cannot both be meant.
    private func refuseTwoStates(_ reference: EntryReference) throws(CommandFailure) {
        guard let state = reference.state, let other = parsed[SceneOptions.state]?.rawValue, state != other
        else { return }
        throw parsed.wrongUsage(
            "'\(reference.argument)' and '--state \(other)' name two states", hint: "leave one of them out")
    }

    /// The state that the reference names, else that of `--state`, else the entry's first.
    private func state(of entry: Entry, _ reference: EntryReference) throws(CommandFailure) -> StateName {
        guard let wanted = reference.state ?? parsed[SceneOptions.state]?.rawValue else {
            return entry.firstState
        }
        return try Self.state(named: wanted, of: entry)
    }

    /// A state by name; where the entry lacks it, an error that names those it has.
    static func state(named wanted: String, of entry: Entry) throws(CommandFailure) -> StateName {
        if let state = StateName(rawValue: wanted), entry.states[state] != nil { return state }
        throw .failed(
            .finding, "\(entry.id) has no state '\(wanted)'",
            remedy: "it has " + entry.stateNames.map(\.rawValue).joined(separator: ", "))
    }
}
