import CatalogModel
import CommandTable
import Diagnostics
import SceneModel
import Snapshots

/// The options of the subcommands of `snapshot`.
enum SnapshotOptions {
    static let renderers = Option(
        "renderer", each: .text("NAME", completion: .program(["renderers", "--names"])),
        summary: "Goldens of that renderer only")
    static let directory = Option(
        "directory", value: .directory(),
        summary: "The folder of goldens; else the folder Snapshots beside the catalogue")
    static let allStates = Option(
        "all-states", summary: "Every state of each entry, also where snapshots.json keeps the first only")
    static let jobs = Option(
        "jobs", value: .integer(in: 1...256), default: 2, summary: "How many entries are rendered at once")
    static let shard = Option(
        "shard", value: .shard,
        summary: "Only that share of the entries, such as 1/2; merge-reports adds the shares up")
    static let orphans = Option(
        "orphans", value: .oneOf(OrphanPolicy.self),
        summary: "Whether a golden that nothing accounts for fails; else it does where CI is set")
    static let pending = Option(
        "pending", value: .directory(),
        summary: "Leave what was rendered there, as <renderer>/<name>.pending; never where CI is set")
    static let waiting = Option(
        "pending", value: .directory(),
        summary: "The folder of renderings that wait; else they are beside their goldens")
    static let junit = Option(
        "junit", value: .file(), summary: "Write a JUnit report as well; - prints it in place of the text")
    static let html = Option(
        "html", value: .file(),
        summary: "Write a report as one page as well; - prints it in place of the text")
    static let missing = Option("missing", summary: "Record where there is no golden; so it is by default")
    static let changed = Option("changed", summary: "Record in place of goldens that have changed")
    static let dryRun = Option("dry-run", summary: "Name what would be removed, and remove nothing")

    /// The options that say what is rendered.
    static let scope = OptionList(renderers, directory, allStates, jobs)
}

extension Operand where Value == [String] {
    /// Patterns of goldens; all where none is named.
    static let goldens = Operand(
        many: .text("ID", completion: Completion.program(["list"]).or(.file)),
        summary: "Ids, ID/STATE, paths of goldens, or patterns of those with * and ?; all where none is named"
    )

    /// Patterns of goldens, which have to be named.
    static let chosenGoldens = Operand(
        oneOrMore: .text("ID", completion: .program(["list"])),
        summary: "Ids, ID/STATE, paths of goldens, or patterns of those with * and ?; '*' is all")

    /// Reports to merge.
    static let reports = Operand(
        oneOrMore: .file("REPORT"), summary: "What verify --json printed, one file a shard")
}

extension CommandFailure {
    /// A folder of goldens that cannot be used.
    init(_ problem: StoreProblem) {
        self = .failed(.couldNotRun, problem.message, remedy: problem.remedy)
    }

    /// A pattern that matches nothing: for an id that is none of the known ones, the program could not run, and
    /// the nearest is named; otherwise nothing was found.
    static func unmatched(
        _ pattern: String, known ids: Set<String>, _ message: String, remedy: String
    ) -> CommandFailure {
        let id = String(pattern.prefix { $0 != "/" })
        guard
            IDGrammar.accepts(pattern) || StateName(rawValue: String(pattern.dropFirst(id.count + 1))) != nil,
            IDGrammar.accepts(id), !ids.contains(id)
        else { return .failed(.finding, message, remedy: remedy) }
        let near = NearestName.of(id, among: ids.sorted())
        return .failed(.couldNotRun, message, remedy: near.map { "did you mean \($0)?" } ?? remedy)
    }

    /// Runs something whose failure is the store's.
    static func wrapping<Result>(
        _ body: () throws(StoreProblem) -> Result
    ) throws(CommandFailure) -> Result {
        do throws(StoreProblem) { return try body() } catch { throw CommandFailure(error) }
    }
}

extension Environment {
    /// Whether the program runs in continuous integration: `CI` is set to something.
    var isContinuousIntegration: Bool { self["CI"] != nil }

    /// What an orphan counts: as it was asked for, else it fails in continuous integration.
    func orphans(_ choice: OrphanPolicy?) -> OrphanPolicy {
        choice ?? (isContinuousIntegration ? .fail : .warn)
    }
}
