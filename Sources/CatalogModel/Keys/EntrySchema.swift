public import SceneModel

/// The JSON Schema of an entry, made from the table of keys.
public enum EntrySchema {
    /// A schema of draft 2020-12; editors check entries with it as they are typed.
    public static var document: JSONValue {
        var definitions: [String: JSONValue] = [:]
        let root = object(Entry.blockDescription, &definitions)
        guard case .object(var members) = root else { return root }
        members["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        members["title"] = "Empty state"
        members["$defs"] = .object(definitions)
        return .object(members)
    }

    private static func object(
        _ block: BlockDescription, _ definitions: inout [String: JSONValue]
    ) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        for key in block.keys {
            guard case .object(var schema) = schema(key.type, &definitions) else { continue }
            let standard = key.defaultText.map { " Default: \($0)." } ?? ""
            schema["description"] = .string(key.documentation + standard)
            properties[key.name] = .object(schema)
        }
        var members: [String: JSONValue] = [
            "type": "object", "description": .string(block.documentation),
            "additionalProperties": false, "properties": .object(properties),
        ]
        let required = block.keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members["required"] = .strings(required) }
        if block.name == States.blockName { members["minProperties"] = 1 }
        return .object(members)
    }

    private static func schema(_ type: ValueType, _ definitions: inout [String: JSONValue]) -> JSONValue {
        switch type {
        case .text: return ["type": .strings(["string", "number", "boolean"])]
        case .localizedText:
            return [
                "anyOf": [
                    ["type": .strings(["string", "number", "boolean"])],
                    [
                        "type": "object", "minProperties": 1,
                        "propertyNames": ["pattern": .string(ValueType.Pattern.language.expression)],
                        "additionalProperties": ["type": .strings(["string", "number", "boolean"])],
                    ],
                ]
            ]
        case .pattern(let pattern):
            return [
                "type": .strings(["string", "number", "boolean"]), "pattern": .string(pattern.expression),
                "maxLength": .number(Double(pattern.limit)),
            ]
        case .number(let range, _):
            return [
                "type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
            ]
        case .integer(let range):
            return [
                "type": "integer", "minimum": .number(Double(range.lowerBound)),
                "maximum": .number(Double(range.upperBound)),
            ]
        case .flag: return ["type": "boolean"]
        case .color:
            return ["anyOf": [color, object(ColorPair.blockDescription, plain: color)]]
        case .closed(let words): return ["enum": .strings(words)]
        case .asset:
            return ["type": "string", "pattern": "^[^./\\\\:*?\"<>|%][^/\\\\:*?\"<>|%]*$", "maxLength": 128]
        case .insets: return ["type": "array", "items": ["type": "number"], "minItems": 4, "maxItems": 4]
        case .offset:
            return [
                "anyOf": [
                    ["type": "number", "minimum": -10_000, "maximum": 10_000],
                    reference(OffsetExpression.blockDescription, &definitions),
                ]
            ]
        case .tapAction: return reference(TapFacts.blockDescription, &definitions)
        case .list(let element): return ["type": "array", "items": schema(element, &definitions)]
        case .block(let description): return reference(description(), &definitions)
        }
    }

    /// Unquoted, a colour of digits alone reaches an editor as a number.
    private static let color: JSONValue = [
        "type": .strings(["string", "number"]), "pattern": "^#?([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
    ]

    private static func object(_ block: BlockDescription, plain: JSONValue) -> JSONValue {
        [
            "type": "object", "additionalProperties": false,
            "required": .strings(block.keys.filter(\.isRequired).map(\.name)),
            "properties": .object(Dictionary(block.keys.map { ($0.name, plain) }) { $1 }),
        ]
    }

    /// A block is described once, and referred to from wherever it stands.
    private static func reference(
        _ block: BlockDescription, _ definitions: inout [String: JSONValue]
    ) -> JSONValue {
        if definitions[block.name] == nil {
            definitions[block.name] = .null
            definitions[block.name] = object(block, &definitions)
        }
        return ["$ref": .string("#/$defs/\(block.name)")]
    }
}
