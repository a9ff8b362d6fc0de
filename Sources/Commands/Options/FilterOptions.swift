import CatalogModel
import CommandTable
import Diagnostics

/// The options FILTER: which entries.
struct EntryFilter: Sendable {
    static let purpose = Option(
        "purpose", each: .oneOf(Purpose.self, placeholder: "P"),
        summary: "Entries of that purpose, or of another one named")
    static let tag = Option(
        "tag", each: .text("T", completion: .program(["list", "--print", "tags"])),
        summary: "Entries with that tag; each narrows further")
    static let has = Option(
        "has", each: .oneOf(EntryPart.self, placeholder: "PART"),
        summary: "Entries that show that part in some state; each narrows further")
    static let state = Option(
        "state", each: .oneOf(StateName.self, placeholder: "S"),
        summary: "Entries that describe that state; each narrows further")

    /// All of them.
    static let all = OptionList(purpose, tag, has, state).section("FILTER OPTIONS")

    let purposes: [Purpose]
    let tags: [String]
    let parts: [EntryPart]
    let states: [StateName]

    init(_ parsed: Parsed) {
        purposes = parsed[Self.purpose]
        tags = parsed[Self.tag]
        parts = parsed[Self.has]
        states = parsed[Self.state]
    }

    /// Whether an entry passes: any of the purposes, and all of the rest.
    func accepts(_ entry: Entry) -> Bool {
        (purposes.isEmpty || entry.purpose.map(purposes.contains) ?? false)
            && tags.allSatisfy(entry.tags.contains)
            && parts.allSatisfy { part in entry.parts.contains(part) }
            && states.allSatisfy { entry.states[$0] != nil }
    }

    /// Why nothing passes, where a tag is asked for that no entry of the catalogue has; else nil.
    func hint(in catalog: Catalog) -> String? {
        guard !tags.isEmpty else { return nil }
        let known = Self.tags(of: catalog)
        guard let unknown = tags.first(where: { !known.contains($0) }) else { return nil }
        let nearest = NearestName.of(unknown, among: known).map { "; did you mean '\(Safe.oneLine($0))'?" }
        return "no entry has the tag '\(Safe.oneLine(unknown))'" + (nearest ?? "")
    }

    /// Every tag of a catalogue, sorted.
    private static func tags(of catalog: Catalog) -> [String] {
        Set(catalog.map { $0.entry?.tags ?? [] }.joined()).sorted()
    }
}
