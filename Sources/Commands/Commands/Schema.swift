import CatalogModel
import CommandTable
import RenderJSON

/// What `schema` prints.
enum SchemaSubject: String, CaseIterable, Sendable {
    /// The JSON Schema of an entry.
    case entry
    /// The JSON Schema of a scene.
    case scene
    /// The reference of the keys, for people.
    case reference
}

extension Operand where Value == SchemaSubject? {
    static let schemaSubject = Operand(
        optional: .oneOf(SchemaSubject.self, placeholder: "entry|scene|reference"),
        summary: "The JSON Schema of an entry or of a scene, or the key reference in Markdown")
}

extension ProgramCommand {
    static let schema = ProgramCommand(
        name: "schema", summary: "Print the JSON Schema of an entry or of a scene",
        discussion: """
            An entry is what stands in a YAML file; its schema and the reference are made from the table of keys \
            that reads the entries. A scene is what renderers get, and what the renderer json prints.
            """,
        examples: [
            Example("emptystates schema > Catalog/entry.schema.json", "For editors"),
            Example("emptystates schema scene", "For someone who writes a renderer"),
            Example("emptystates schema reference > Catalog/README.md", "For people"),
        ],
        operands: OperandList(.schemaSubject)
    ) { parsed, context in
        switch parsed[.schemaSubject] ?? .entry {
        case .entry: context.console.print(JSONOutput.text(EntrySchema.document))
        case .scene: context.console.print(JSONOutput.text(SceneSchema.document))
        case .reference: context.console.print(KeyReference.markdown, terminator: "")
        }
        return .done
    }
}
