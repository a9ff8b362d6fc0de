import SceneModel
import YAMLTree

extension Value where V == String {
    /// Any text, but none that is missing.
    static var text: Value {
        Value(type: .text) { node, reader in reader.scalar(node, expected: .text)?.text }
    }

    /// A text of a certain form; `accepts` decides, the pattern's expression says the same to others.
    static func pattern(_ pattern: ValueType.Pattern, accepts: @escaping @Sendable (String) -> Bool) -> Value
    {
        Value(type: .pattern(pattern)) { node, reader in
            guard let text = reader.scalar(node, expected: .pattern(pattern))?.text else { return nil }
            guard text.utf8.count <= pattern.limit, accepts(text) else {
                return reader.refuse(node, "\"\(text)\" is not \(pattern.name)", rule: "form")
            }
            return text
        }
    }

    /// The name of a file beside the entry.
    static var asset: Value {
        Value(type: .asset) { node, reader in reader.assetName(node) }
    }
}

extension Value where V == LocalizedText {
    /// A text, or one for each language.
    static var localizedText: Value {
        Value(type: .localizedText) { node, reader in reader.localizedText(node) }
    }
}

extension Value where V == Bool {
    /// `true` or `false`, unquoted.
    static var flag: Value {
        Value(type: .flag) { node, reader in
            guard let scalar = reader.scalar(node, expected: .flag) else { return nil }
            switch (scalar.text, scalar.style == .plain) {
            case ("true", true): return true
            case ("false", true): return false
            default: return reader.refuse(node, expected: .flag)
            }
        }
    }
}

extension Value where V == Double {
    /// A number within bounds.
    static func number(_ range: ClosedRange<Double> = -10_000...10_000, unit: String = "") -> Value {
        Value(type: .number(range, unit: unit)) { node, reader in reader.number(node, range, unit: unit) }
    }

    /// Points, of either sign.
    static var points: Value { .number(unit: "points") }
    /// Points that something takes up.
    static var extent: Value { .number(0...10_000_000, unit: "points") }
    /// The share of a measure of the view.
    static var share: Value { .number(-10...10) }
}

extension Value where V == Int {
    /// A whole number within bounds.
    static func integer(_ range: ClosedRange<Int>) -> Value {
        Value(type: .integer(range)) { node, reader in
            let bounds = Double(range.lowerBound)...Double(range.upperBound)
            guard let number = reader.number(node, bounds, unit: "") else { return nil }
            guard let whole = Int(exactly: number) else {
                return reader.refuse(node, expected: .integer(range))
            }
            return whole
        }
    }
}

extension Value where V == ThemedColor {
    /// A colour, or one for each appearance.
    static var color: Value {
        Value(type: .color) { node, reader in
            if case .mapping = node.content {
                guard let pair: ColorPair = reader.block(node), let light = pair.light else { return nil }
                return ThemedColor(light: light, dark: pair.dark)
            }
            return reader.color(node).map { ThemedColor(light: $0) }
        }
    }
}

extension Value where V == Color {
    /// One colour.
    static var plainColor: Value {
        Value(type: .color) { node, reader in reader.color(node) }
    }
}

/// `{light: …, dark: …}`.
struct ColorPair: KeyedBlock {
    var light: Color?
    var dark: Color?

    static let blockName = "colorPair"
    static let documentation = "A colour for each appearance."
    static let keys: [Key<ColorPair>] = [
        Key("light", .plainColor, required: true, "In the light.") { $0.light = $1 },
        Key("dark", .plainColor, default: "that in the light", "In the dark.") { $0.dark = $1 },
    ]
}

extension Value where V: RawRepresentable & CaseIterable & Sendable, V.RawValue == String {
    /// One of the words of a closed vocabulary.
    static var word: Value {
        let words = V.allCases.map(\.rawValue)
        return Value(type: .closed(words)) { node, reader in
            guard let text = reader.scalar(node, expected: .closed(words))?.text else { return nil }
            if let value = V(rawValue: text) { return value }
            return reader.refuse(
                node, "\"\(text)\" is not known here", rule: "unknown-word",
                remedy: reader.suggestion(text, among: words))
        }
    }
}

extension Value where V == Insets {
    /// `[top, left, bottom, right]`.
    static var insets: Value {
        Value(type: .insets) { node, reader in
            guard case .sequence(let nodes) = node.content, nodes.count == 4 else {
                return reader.refuse(node, expected: .insets)
            }
            let numbers = nodes.compactMap { reader.number($0, -10_000...10_000, unit: "points") }
            guard numbers.count == 4 else { return nil }
            return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
    }
}

extension Value where V == OffsetExpression {
    /// Points, or an expression of the view.
    static var offset: Value {
        Value(type: .offset) { node, reader in
            if case .mapping = node.content { return reader.block(node) }
            return reader.number(node, -10_000...10_000, unit: "points").map { OffsetExpression(points: $0) }
        }
    }
}
