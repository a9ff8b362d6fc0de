import SceneModel

extension SceneSchema {
    /// A row of the tables of fields.
    struct Field {
        /// Whether the field may be left out.
        enum Presence { case required, optional }

        let name: String
        let schema: JSONValue
        let documentation: String
        let presence: Presence

        init(
            _ name: String, _ schema: JSONValue, _ documentation: String = "",
            _ presence: Presence = .required
        ) {
            self.name = name
            self.schema = schema
            self.documentation = documentation
            self.presence = presence
        }
    }

    static let string: JSONValue = ["type": "string"]
    static let number: JSONValue = ["type": "number"]
    static let flag: JSONValue = ["type": "boolean"]
    static let color: JSONValue = ["type": "string", "pattern": "^#[0-9a-f]{6}([0-9a-f]{2})?$"]

    static func choice<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> JSONValue
    where Value.RawValue == String {
        ["enum": .strings(type.allCases.map(\.rawValue))]
    }

    static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

    /// An object that has these fields and no others.
    static func object(_ documentation: String, _ fields: [Field]) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        for field in fields {
            guard case .object(var members) = field.schema else { continue }
            if !field.documentation.isEmpty { members["description"] = .string(field.documentation) }
            properties[field.name] = .object(members)
        }
        var members: [String: JSONValue] = [
            "type": "object", "additionalProperties": false, "properties": .object(properties),
            "required": .strings(fields.filter { $0.presence == .required }.map(\.name)),
        ]
        if !documentation.isEmpty { members["description"] = .string(documentation) }
        return .object(members)
    }
}
