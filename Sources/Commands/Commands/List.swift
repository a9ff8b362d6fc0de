import CatalogModel
import CommandTable
import Diagnostics
import SceneModel

/// The fields that `--json` prints.
enum ListField: String, CaseIterable, Sendable {
    case id, name, developer, purpose, platform, category, tags, states, has, language, languages, aliases

    /// The field of an entry.
    func value(_ entry: Entry) -> JSONValue {
        func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
        return switch self {
        case .id: .string(entry.id)
        case .name: .string(entry.name)
        case .developer: optional(entry.app.developer)
        case .purpose: optional(entry.purpose?.rawValue)
        case .platform: optional(entry.app.platform?.rawValue)
        case .category: optional(entry.app.category)
        case .tags: .strings(entry.tags)
        case .states: .strings(entry.stateNames.map(\.rawValue))
        case .has: .strings(entry.parts.map(\.rawValue))
        case .language: .string(entry.language)
        case .languages: .strings(entry.languages)
        case .aliases: .strings(entry.aliases)
        }
    }

    /// An entry as an object of some fields.
    static func object(_ entry: Entry, _ fields: [ListField]) -> [String: JSONValue] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0.rawValue, $0.value(entry)) })
    }

    /// `--json[=FIELD,...]`.
    static let json = Option(
        "json", optionalValue: .list(of: .oneOf(ListField.self, placeholder: "FIELD")),
        summary: "Print JSON; all fields where none are named")

    /// The fields asked for; nil where no JSON is.
    static func asked(_ parsed: Parsed) -> [ListField]? { parsed[json].fields(of: allCases) }
}

extension OptionalValue {
    /// The fields that `--json[=FIELD,...]` asks for, each once; nil where it is not given.
    func fields<Field: Equatable>(of all: [Field]) -> [Field]? where Value == [Field] {
        switch self {
        case .absent: nil
        case .bare: all
        case .value(let fields): fields.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
    }
}

/// What `list --print` prints alone.
enum ListedNames: String, CaseIterable, Sendable {
    case ids, states, tags

    /// The names in an entry.
    func names(in entry: Entry) -> [String] {
        switch self {
        case .ids: [entry.id]
        case .states: entry.stateNames.map { "\(entry.id)/\($0.rawValue)" }
        case .tags: entry.tags.map(Safe.oneLine)
        }
    }

    static let option = Option(
        "print", value: .oneOf(ListedNames.self),
        summary: "Print these only, sorted and one a line, also on a terminal; a state is ID/STATE")
}

/// One line of the table that `list` and `search` print.
struct ListRow: Sendable {
    let id: String
    let cells: [String]

    /// A row of the table that `list` prints.
    init(_ entry: Entry) {
        let states = entry.stateNames.map(\.rawValue).joined(separator: ", ")
        let tags = entry.tags.joined(separator: ", ")
        self.init(entry.id, [entry.name, entry.purpose?.rawValue ?? "", states, tags])
    }

    /// A row of an entry with cells behind its id.
    init(_ id: String, _ cells: [String]) {
        self.id = id
        self.cells = ([id] + cells).map(Safe.oneLine)
    }
}

extension ProgramCommand {
    static let list = ProgramCommand(
        name: "list", summary: "List the entries",
        discussion: """
            On a terminal it prints a table that fits; into a pipe one id a line and nothing else. Files that \
            hold no entry are reported, and the others listed.
            """,
        examples: [
            Example("emptystates list", "Every entry"),
            Example("emptystates list --purpose offline --has image", "Those that say why they are offline"),
            Example("emptystates list --json=id,name,states | jq .", "For a program"),
            Example("emptystates list --print tags", "The tags there are"),
        ],
        options: OptionList(ListField.json) + OptionList(ListedNames.option) + EntryFilter.all
    ) { parsed, context throws(CommandFailure) in
        let fields = ListField.asked(parsed)
        let names = parsed[ListedNames.option]
        guard fields == nil || names == nil else {
            throw parsed.wrongUsage("--json and --print exclude each other")
        }
        let catalog = try CatalogLocation.open(parsed, context.console.environment)
        let filter = EntryFilter(parsed)
        let isTable = fields == nil && names == nil && context.console.environment.outputIsTerminal
        let results = catalog.map { file -> (listed: Listed, claims: [UniqueIDs.Claim]) in
            guard let entry = file.entry else { return (.problems(file.diagnostics), file.claims) }
            guard filter.accepts(entry) else { return (.nothing, file.claims) }
            if let fields { return (.object(entry.id, ListField.object(entry, fields)), file.claims) }
            if let names { return (.names(names.names(in: entry)), file.claims) }
            return (.row(isTable ? ListRow(entry) : nil, id: entry.id), file.claims)
        }
        // An id that two files claim leads to one of them only, so whoever lists them must know.
        let duplicates = UniqueIDs.problems(results.flatMap { $0.claims })
        return Listing(results.map { $0.listed } + [.problems(duplicates)]).print(
            on: context.console, heading: isTable ? ["ID", "NAME", "PURPOSE", "STATES", "TAGS"] : nil,
            asJSON: fields != nil
        ) { filter.hint(in: catalog) }
    }
}

/// What became of one file in a listing.
enum Listed: Sendable {
    case row(ListRow?, id: String)
    case object(String, [String: JSONValue])
    case names([String])
    case problems([Diagnostic])
    case nothing
}

/// A listing, in the order of the ids.
struct Listing {
    private var rows: [(id: String, row: ListRow?)] = []
    private var objects: [(id: String, object: [String: JSONValue])] = []
    private var names: Set<String> = []
    private var problems: [Diagnostic] = []

    /// `results` are sorted by id unless they come in an order of their own.
    init(_ results: [Listed], isSorted: Bool = false) {
        for result in results {
            switch result {
            case .row(let row, let id): rows.append((id, row))
            case .object(let id, let object): objects.append((id, object))
            case .names(let some): names.formUnion(some)
            case .problems(let diagnostics): problems += diagnostics.filter { $0.severity == .error }
            case .nothing: break
            }
        }
        guard !isSorted else { return }
        rows.sort { $0.id < $1.id }
        objects.sort { $0.id < $1.id }
    }

    /// Prints the listing, then what was wrong; 1 where something was, or nothing was found.
    ///
    /// `hint` says why nothing was found, if that is known.
    func print(
        on console: Console, heading: [String]?, asJSON: Bool, hint: () -> String?
    ) -> ExitStatus {
        if asJSON {
            console.print(JSONOutput.text(objects.map(\.object)))
        } else if let heading {
            Table(heading: heading, rows: rows.compactMap { $0.row?.cells }).print(on: console)
        } else {
            for row in rows { console.print(row.id) }
            for name in names.sorted() { console.print(name) }
        }
        for problem in problems { console.complain(problem.text) }
        let isEmpty = rows.isEmpty && objects.isEmpty && names.isEmpty
        if isEmpty, problems.isEmpty { console.remark("emptystates: " + (hint() ?? "no entry matches")) }
        return isEmpty || !problems.isEmpty ? .finding : .done
    }
}
