import CatalogModel
import CommandTable
import Diagnostics
import FileSystem

/// How `validate` reports.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, json, sarif
}

extension Option where Value == ReportFormat {
    static let format = Option(
        "format", value: .oneOf(ReportFormat.self), default: .text, summary: "How to report what was found")
}

extension Option where Value == Bool {
    static let strict = Option("strict", summary: "Warnings count as errors")
}

extension Operand where Value == [String] {
    /// Files or folders.
    static let paths = Operand(
        many: .file("PATH"), summary: "Files or folders of entries; the catalogue where none is named")
}

extension ProgramCommand {
    static let validate = ProgramCommand(
        name: "validate", summary: "Check entries and their artwork",
        discussion: """
            Every problem of every file is reported with its place and a remedy, in order; the whole says \
            nothing where nothing is wrong. Text goes to standard error, JSON and SARIF to standard output. \
            Exit status 1 where there is an error, with --strict a warning, or nothing to check. A file that is \
            reached by two of the paths is checked once.
            """,
        examples: [
            Example("emptystates validate", "The whole catalogue"),
            Example("emptystates validate draft.yaml", "One file"),
            Example("emptystates validate --format sarif > findings.sarif", "For a code host"),
        ],
        options: OptionList(.format, .strict), operands: OperandList(.paths)
    ) { parsed, context throws(CommandFailure) in
        let (catalogs, failures) = try Self.catalogs(parsed, context)
        var diagnostics: [Diagnostic] = []
        var claims: [UniqueIDs.Claim] = []
        for catalog in catalogs {
            let results = catalog.map { file in
                Checked(
                    diagnostics: file.diagnostics + EntryArtwork.load(for: file).diagnostics,
                    claims: file.claims)
            }
            diagnostics += results.flatMap(\.diagnostics)
            claims += results.flatMap(\.claims)
        }
        diagnostics += UniqueIDs.problems(claims)
        diagnostics.sort(by: Diagnostic.inReadingOrder)
        Report(diagnostics: diagnostics).print(parsed[.format], on: context.console)
        if let failure = CommandFailure(failures) { throw failure }
        let isFinding = diagnostics.contains { $0.severity == .error || parsed[.strict] }
        return isFinding ? .finding : .done
    }

    /// The files of each path given, or the whole catalogue; and why there is nothing to check in a path.
    private static func catalogs(
        _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> (catalogs: [Catalog], failures: [CommandFailure]) {
        let paths = parsed[.paths]
        let environment = context.console.environment
        var catalogs: [Catalog] = []
        var failures: [CommandFailure] = []
        if paths.isEmpty { catalogs = [try CatalogLocation.open(parsed, environment)] }
        for path in paths {
            do throws(CommandFailure) {
                catalogs.append(try catalog(at: path, parsed, environment))
            } catch {
                failures.append(error)
            }
        }
        for catalog in catalogs {
            do throws(CommandFailure) {
                try CatalogLocation.refuseEmpty(catalog)
            } catch {
                failures.append(error)
            }
        }
        return (withoutRepetitions(catalogs), failures)
    }

    private static func catalog(
        at path: String, _ parsed: Parsed, _ environment: Environment
    ) throws(CommandFailure) -> Catalog {
        switch FileStatus.kindFollowingLinks(of: path) {
        case .directory:
            do throws(FileError) {
                return try Catalog.open(path)
            } catch {
                throw .unreadable(error)
            }
        case nil:
            let entry = (try? CatalogLocation.open(parsed, environment))?.find(path)
            throw .failed(
                .couldNotRun, "there is no file or folder \(path)",
                remedy: entry.map { "the entry of that id is in \($0.file)" }
                    ?? "see that the path is right; without one, the catalogue is checked")
        default: return Catalog(folder: "", files: [path])
        }
    }

    /// The catalogues, with files left out that one before has too, as in `validate . ./airbnb.yaml`.
    private static func withoutRepetitions(_ catalogs: [Catalog]) -> [Catalog] {
        guard catalogs.count > 1 else { return catalogs }
        var seen: Set<String> = []
        return catalogs.map { catalog in
            let places = catalog.files.map { file in
                let path = catalog.path(of: file)
                return (file: file, place: (try? Path.realPath(of: path)) ?? path)
            }
            let fresh = places.filter { !seen.contains($0.place) }
            // A link that lies in the same folder as its target is an entry of its own, as it is in a list.
            seen.formUnion(fresh.map(\.place))
            return Catalog(folder: catalog.folder, files: fresh.map(\.file))
        }
    }
}

/// What was found in one file.
private struct Checked: Sendable {
    let diagnostics: [Diagnostic]
    let claims: [UniqueIDs.Claim]
}
