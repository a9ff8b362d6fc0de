import SceneModel
import YAMLTree

extension Value where V == String {
    /// Any text, but none that is missing.
    @inline(__always) static var text: Value {
        Value(type: .text) { node, reader in reader.text(node, expected: .text) }
    }

    /// A text of a certain form; `accepts` decides, the pattern's expression says the same to others.
    @inline(__always) static func pattern(
        _ pattern: ValueType.Pattern, accepts: @escaping @Sendable (String) -> Bool
    ) -> Value {
        Value(type: .pattern(pattern)) { node, reader in
            guard let text = reader.text(node, expected: .pattern(pattern)) else { return nil }
            guard text.utf8.count <= pattern.limit, accepts(text) else {
                return reader.refuse(node, "\"\(text)\" is not \(pattern.name)", rule: "form")
            }
            return text
        }
    }

    /// The name of a file beside the entry.
    @inline(__always) static var asset: Value {
        Value(type: .asset) { node, reader in reader.assetName(node) }
    }
}

extension Value where V == LocalizedText {
    /// A text, or one for each language.
    @inline(__always) static var localizedText: Value {
        Value(type: .localizedText) { node, reader in reader.localizedText(node) }
    }
}

extension Value where V == Bool {
    /// `true` or `false`, unquoted.
    @inline(__always) static var flag: Value {
        let (on, off) = (Word("true"), Word("false"))
        return Value(type: .flag) { node, reader in
            guard reader.hasScalar(node, expected: .flag) else { return nil }
            if reader.table.isPlain(node) {
                if reader.table.matches(node, on) { return true }
                if reader.table.matches(node, off) { return false }
            }
            return reader.refuse(node, expected: .flag)
        }
    }
}

extension Value where V == Double {
    /// A number within bounds.
    @inline(__always) static func number(
        _ range: ClosedRange<Double> = -10_000...10_000, unit: String = ""
    ) -> Value {
        Value(type: .number(range, unit: unit)) { node, reader in reader.number(node, range, unit: unit) }
    }

    /// Points, of either sign.
    @inline(__always) static var points: Value { .number(unit: "points") }
    /// Points that something takes up.
    @inline(__always) static var extent: Value { .number(0...10_000_000, unit: "points") }
    /// The share of a measure of the view.
    @inline(__always) static var share: Value { .number(-10...10) }
}

extension Value where V == Int {
    /// A whole number within bounds.
    @inline(__always) static func integer(_ range: ClosedRange<Int>) -> Value {
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
    @inline(__always) static var color: Value {
        Value(type: .color) { node, reader in
            if reader.table.isMapping(node) {
                guard let pair: ColorPair = reader.block(node), let light = pair.light else { return nil }
                return ThemedColor(light: light, dark: pair.dark)
            }
            return reader.color(node).map { ThemedColor(light: $0) }
        }
    }
}

extension Value where V == Color {
    /// One colour.
    @inline(__always) static var plainColor: Value {
        Value(type: .color) { node, reader in reader.color(node) }
    }
}

/// `{light: …, dark: …}`.
struct ColorPair: KeyedBlock {
    var light: Color?
    var dark: Color?

    static let blockName = "colorPair"
    static let documentation = "A colour for each appearance."
    static let keys: KeyTable<ColorPair> = [
        Key("light", .plainColor, required: true, "In the light.") { $0.light = $1 },
        Key("dark", .plainColor, default: "that in the light", "In the dark.") { $0.dark = $1 },
    ]
}

extension Value where V: RawRepresentable & CaseIterable & Sendable, V.RawValue == String {
    /// One of the words of a closed vocabulary.
    @inline(__always) static var word: Value {
        let words = V.allCases.map(\.rawValue)
        let values = V.allCases.map { ($0, Word($0.rawValue)) }
        return Value(type: .closed(words)) { node, reader in
            guard reader.hasScalar(node, expected: .closed(words)) else { return nil }
            for (value, word) in values where reader.table.matches(node, word) { return value }
            let text = reader.table.text(of: node)
            return reader.refuse(
                node, "\"\(text)\" is not known here", rule: "unknown-word",
                remedy: reader.suggestion(text, among: words))
        }
    }
}

extension Value where V == Insets {
    /// `[top, left, bottom, right]`.
    @inline(__always) static var insets: Value {
        Value(type: .insets) { node, reader in
            guard reader.table.isSequence(node), reader.table.count(of: node) == 4 else {
                return reader.refuse(node, expected: .insets)
            }
            let numbers = reader.table.elements(of: node).compactMap {
                reader.number($0, -10_000...10_000, unit: "points")
            }
            guard numbers.count == 4 else { return nil }
            return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
    }
}

extension Value where V == OffsetExpression {
    /// Points, or an expression of the view.
    @inline(__always) static var offset: Value {
        Value(type: .offset) { node, reader in
            if reader.table.isMapping(node) { return reader.block(node) }
            return reader.number(node, -10_000...10_000, unit: "points").map { OffsetExpression(points: $0) }
        }
    }
}
