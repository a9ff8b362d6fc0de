/// What a key's value looks like: for messages, the JSON Schema and the key reference.
indirect enum ValueType: Sendable {
    /// Any text.
    case text
    /// A text, or one for each language.
    case localizedText
    /// A text of a certain form.
    case pattern(Pattern)
    /// A number within bounds.
    case number(ClosedRange<Double>, unit: String)
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case flag
    /// A colour, or one for each appearance.
    case color
    /// One of some words.
    case closed([String])
    /// The name of a picture beside the entry.
    case asset
    /// Four numbers: top, left, bottom, right.
    case insets
    /// Points, or an expression of the view.
    case offset
    /// What a tap does.
    case tapAction
    /// A list of values.
    case list(ValueType)
    /// A block with keys of its own; made when it is asked for, since blocks nest.
    case block(@Sendable () -> BlockDescription)

    /// A text of a certain form.
    struct Pattern: Sendable {
        /// What it is called in messages and in the reference.
        let name: String
        /// A regular expression in the common part of ECMAScript and POSIX.
        let expression: String
        /// The longest it may be, in bytes.
        let limit: Int
    }

    /// What to call it in a message: "expected …".
    var expectation: String {
        switch self {
        case .text: "a text"
        case .localizedText: "a text, or a mapping from language to text"
        case .pattern(let pattern): pattern.name
        case .number(let range, let unit):
            "a number\(unit.isEmpty ? "" : " of \(unit)")\(Self.bounds(range))"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        case .color: "a colour such as \"#08aeff\", or {light: …, dark: …}"
        case .closed(let words): "one of " + words.joined(separator: ", ")
        case .asset: "the name of a file beside the entry, such as placeholder.svg"
        case .insets: "four numbers of points: [top, left, bottom, right]"
        case .offset: "a number of points, or an expression such as {height: -0.4}"
        case .tapAction: "{show: STATE, for: SECONDS, then: STATE}, {log: TEXT} or {open: HTTPS-ADDRESS}"
        case .list(let element): "a list of: \(element.expectation)"
        case .block: "a mapping"
        }
    }

    private static func bounds(_ range: ClosedRange<Double>) -> String {
        range.lowerBound == 0 ? ", 0 or more" : ""
    }
}

/// A block of keys, without the types that they fill.
struct BlockDescription: Sendable {
    /// The block's name in the reference and the schema.
    let name: String
    /// What it is, in one sentence.
    let documentation: String
    /// Its keys, in the order in which they are documented.
    let keys: [KeyDescription]
}

/// A key, without the type that it fills.
struct KeyDescription: Sendable {
    let name: String
    let type: ValueType
    let documentation: String
    /// What counts where the key is absent, in words; nil where that needs none.
    let defaultText: String?
    let isRequired: Bool
}
