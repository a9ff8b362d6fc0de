import CatalogModel
import CommandTable

/// What is said where entries have no texts in the language asked for.
enum LanguageRemark {
    /// One remark for all the entries of a run; none where each has the language, or none is asked for.
    static func print(_ entries: [Entry], _ parsed: Parsed, on console: Console) {
        guard let wanted = parsed[SceneOptions.language] else { return }
        let lacking = entries.filter { !has(wanted, $0) }
        guard let first = lacking.first else { return }
        if entries.count == 1 {
            return console.remark(
                "emptystates: \(first.id) has no texts in \(wanted); it has "
                    + first.languages.joined(separator: ", "))
        }
        console.remark(
            "emptystates: \(lacking.count) of \(Counted.entries(entries.count)) "
                + "\(lacking.count == 1 ? "has" : "have") no texts in \(wanted)")
    }

    /// Whether a text is in that language or, as `pt` for `pt-BR`, in a near one.
    private static func has(_ wanted: String, _ entry: Entry) -> Bool {
        entry.languages.contains { $0.prefix { $0 != "-" } == wanted.prefix { $0 != "-" } }
    }
}
