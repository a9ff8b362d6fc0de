import CatalogModel
import CommandTable

/// What `schema` prints.
enum SchemaSubject: String, CaseIterable, Sendable {
    /// The JSON Schema of an entry.
    case entry
    /// The reference of the keys, for people.
    case reference
}

extension Operand where Value == SchemaSubject? {
    static let schemaSubject = Operand(
        optional: .oneOf(SchemaSubject.self, placeholder: "entry|reference"),
        summary: "The JSON Schema of an entry, or the key reference in Markdown")
}

extension ProgramCommand {
    static let schema = ProgramCommand(
        name: "schema", summary: "Print the JSON Schema of an entry",
        discussion: "Schema and reference are made from the table of keys that reads the entries.",
        examples: [
            Example("emptystates schema > Catalog/entry.schema.json", "For editors"),
            Example("emptystates schema reference > Catalog/README.md", "For people"),
        ],
        operands: OperandList(.schemaSubject)
    ) { parsed, context in
        switch parsed[.schemaSubject] ?? .entry {
        case .entry: context.console.print(JSONOutput.text(EntrySchema.document))
        case .reference: context.console.print(KeyReference.markdown, terminator: "")
        }
        return .done
    }
}
