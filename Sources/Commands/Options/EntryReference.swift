import CatalogModel
import CommandTable
import Diagnostics
import FileSystem
import TerminalText

/// What `ID[/STATE]` or the path of a YAML file names.
struct EntryReference: Hashable, Sendable {
    /// The id, or the path.
    let name: String
    /// The state behind the slash.
    let state: String?

    /// Whether it is the path of a file.
    var isPath: Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

    init(_ argument: String) {
        let isPath = argument.hasSuffix(".yaml") || argument.hasSuffix(".yml")
        if !isPath, let slash = argument.lastIndex(of: "/") {
            name = String(argument[..<slash])
            state = String(argument[argument.index(after: slash)...])
        } else {
            name = argument
            state = nil
        }
    }
}

extension ValueType where Value == EntryReference {
    /// An id, with or without a state, or the path of a YAML file.
    static let entry = ValueType(
        "ID[/STATE]", completion: Completion.program(["list"]).or(.file), write: { $0.name }
    ) { argument throws(ValueError) in
        guard !argument.isEmpty else { throw ValueError("expected an id or the path of a YAML file") }
        return EntryReference(argument)
    }
}

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

    private func find(_ reference: EntryReference) throws(CommandFailure) -> EntryFile {
        if reference.isPath { return Catalog.read(try path(of: reference)) }
        let catalog = try CatalogLocation.open(parsed, environment)
        if let file = catalog.find(reference.name) { return file }
        throw unknown(reference.name, in: catalog)
    }

    /// The path of the file that holds what is named.
    func file(_ reference: EntryReference) throws(CommandFailure) -> String {
        reference.isPath ? try path(of: reference) : try find(reference).file
    }

    private func path(of reference: EntryReference) throws(CommandFailure) -> String {
        guard FileStatus.kindFollowingLinks(of: reference.name) != nil else {
            throw .failed(
                .couldNotRun, "there is no file \(reference.name)",
                remedy: "see 'emptystates list' for the entries there are")
        }
        return reference.name
    }

    private func unknown(_ name: String, in catalog: Catalog) -> CommandFailure {
        let ids = catalog.files.compactMap { Catalog.read(catalog.path(of: $0)).statedID?.text }
        let error = ValueError(unknown: name, of: ids)
        return .failed(
            .couldNotRun, "no entry has the id '\(name)'",
            remedy: error.hint ?? "see 'emptystates list' for the ids there are")
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
