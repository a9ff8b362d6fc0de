import CatalogModel
import CommandTable
import SceneModel

extension Operand where Value == [String] {
    /// The words to search for.
    static let words = Operand(
        oneOrMore: .text("WORD"), summary: "Words that an entry must have, all of them")
}

/// The fields that `search --json` prints: those of `list`, and why an entry was found.
enum SearchField: RawRepresentable, CaseIterable, Hashable, Sendable {
    case listed(ListField), matches

    static let allCases = ListField.allCases.map(SearchField.listed) + [.matches]

    init?(rawValue: String) {
        if rawValue == "matches" {
            self = .matches
        } else if let field = ListField(rawValue: rawValue) {
            self = .listed(field)
        } else {
            return nil
        }
    }

    var rawValue: String {
        switch self {
        case .listed(let field): field.rawValue
        case .matches: "matches"
        }
    }

    /// `--json[=FIELD,...]`.
    static let json = Option(
        "json", optionalValue: .list(of: .oneOf(SearchField.self, placeholder: "FIELD")),
        summary: "Print JSON; all fields where none are named")

    /// The field of an entry that was found.
    func value(_ entry: Entry, _ matches: [SearchMatch]) -> JSONValue {
        switch self {
        case .listed(let field): field.value(entry)
        case .matches: .strings(matches.map(\.reason))
        }
    }
}

extension ProgramCommand {
    static let search = ProgramCommand(
        name: "search", summary: "Find entries by name, words, tag or purpose",
        discussion: """
            Searched are ids, names, tags, purposes, developers and the texts that the apps show. Exact matches \
            come before beginnings, words and likenesses. Case and accents make no difference. On a terminal \
            each line says what matched; into a pipe go ids only.
            """,
        examples: [
            Example("emptystates search messages", "Whatever has to do with messages"),
            Example("emptystates search no favorites", "Entries that have both words"),
        ],
        options: OptionList(SearchField.json) + EntryFilter.all,
        operands: OperandList(.words)
    ) { parsed, context throws(CommandFailure) in
        let catalog = try CatalogLocation.open(parsed, context.console.environment)
        let words = parsed[.words].flatMap { $0.split(separator: " ") }.map { SearchKey(String($0)) }
        guard !words.isEmpty, !words.contains(where: \.text.isEmpty) else {
            throw parsed.wrongUsage("there is no word to search for")
        }
        let filter = EntryFilter(parsed)
        let fields = parsed[SearchField.json].fields(of: SearchField.allCases)
        let isTable = fields == nil && context.console.environment.outputIsTerminal
        let results = catalog.map { file -> Found in
            guard let entry = file.entry else { return Found(.problems(file.diagnostics)) }
            guard filter.accepts(entry), let matches = SearchMatch.of(words, in: entry) else {
                return Found(.nothing)
            }
            return Found(entry, matches, fields, isTable: isTable)
        }
        var sorted = results.sorted()
        // A word that is found as it is was not misspelt.
        if sorted.contains(where: { $0.isLiteral }) { sorted.removeAll { $0.isFuzzy } }
        return Listing(sorted.map(\.listed), isSorted: true).print(
            on: context.console, heading: isTable ? ["ID", "NAME", "MATCHES"] : nil,
            asJSON: fields != nil
        ) { filter.hint(in: catalog) }
    }
}

/// An entry that was found, in the order of how well.
private struct Found: Sendable, Comparable {
    let listed: Listed
    let worst: SearchMatch?
    let id: String

    init(_ listed: Listed) {
        self.listed = listed
        worst = nil
        id = ""
    }

    init(_ entry: Entry, _ matches: [SearchMatch], _ fields: [SearchField]?, isTable: Bool) {
        id = entry.id
        worst = matches.max()
        if let fields {
            listed = .object(
                entry.id,
                Dictionary(uniqueKeysWithValues: fields.map { ($0.rawValue, $0.value(entry, matches)) }))
        } else {
            let reasons = matches.map(\.reason).reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            listed = .row(
                isTable ? ListRow(entry.id, [entry.name, reasons.joined(separator: "; ")]) : nil, id: entry.id
            )
        }
    }

    /// Whether each word was found as it is.
    var isLiteral: Bool { worst.map { $0.kind != .fuzzy } ?? false }
    /// Whether a word was found as a misspelling of another.
    var isFuzzy: Bool { worst?.kind == .fuzzy }

    static func < (a: Found, b: Found) -> Bool {
        switch (a.worst, b.worst) {
        case (let first?, let second?) where first < second || second < first: first < second
        case (nil, .some): false
        case (.some, nil): true
        default: a.id < b.id
        }
    }

    static func == (a: Found, b: Found) -> Bool { !(a < b) && !(b < a) }
}
