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
            Exit status 1 where there is an error, or with --strict a warning.
            """,
        examples: [
            Example("emptystates validate", "The whole catalogue"),
            Example("emptystates validate draft.yaml", "One file"),
            Example("emptystates validate --format sarif > findings.sarif", "For a code host"),
        ],
        options: OptionList(.format, .strict), operands: OperandList(.paths)
    ) { parsed, context throws(CommandFailure) in
        let catalogs = try Self.catalogs(parsed, context)
        var diagnostics: [Diagnostic] = []
        var claims: [UniqueIDs.Claim] = []
        for catalog in catalogs {
            let results =
                catalog.map {
                    ()
                } _: { file, _ -> Checked? in
                    Checked(
                        diagnostics: file.diagnostics + EntryArtwork.load(for: file).diagnostics,
                        claims: file.claims)
                } ?? []
            diagnostics += results.flatMap(\.diagnostics)
            claims += results.flatMap(\.claims)
        }
        diagnostics += UniqueIDs.problems(claims)
        diagnostics.sort(by: Diagnostic.inReadingOrder)
        Report(diagnostics: diagnostics).print(parsed[.format], on: context.console)
        let isFinding = diagnostics.contains { $0.severity == .error || parsed[.strict] }
        return isFinding ? .finding : .done
    }

    /// The files of each path given, or the whole catalogue.
    private static func catalogs(
        _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> [Catalog] {
        let paths = parsed[.paths]
        if paths.isEmpty { return [try CatalogLocation.open(parsed, context.console.environment)] }
        var catalogs: [Catalog] = []
        for path in paths {
            switch FileStatus.kindFollowingLinks(of: path) {
            case .directory:
                do throws(FileError) {
                    catalogs.append(try Catalog.open(path))
                } catch {
                    throw .failed(.couldNotRun, "cannot read the folder \(path): \(error.reason)")
                }
            case nil: throw .failed(.couldNotRun, "there is no file or folder \(path)")
            default: catalogs.append(Catalog(folder: "", files: [path]))
            }
        }
        return catalogs
    }
}

/// What was found in one file.
private struct Checked: Sendable {
    let diagnostics: [Diagnostic]
    let claims: [UniqueIDs.Claim]
}
