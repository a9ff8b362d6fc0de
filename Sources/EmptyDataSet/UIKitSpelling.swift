public import SceneModel

// Source that is written against UIKit's types compiles here with their names replaced: these are the
// initialisers that such source calls.

/// The attributes of a text as a dictionary literal: the counterpart of `[NSAttributedString.Key: Any]`, in
/// which each value must be one that the key can have.
public struct TextAttributes: ExpressibleByDictionaryLiteral, Hashable, Sendable {
    /// What is said of a text; the names are UIKit's.
    public enum Key: Hashable, Sendable {
        /// A `Font`.
        case font
        /// A `Color`.
        case foregroundColor
        /// Points between letters, a `Double`.
        case kern
        /// A `Shadow`.
        case shadow
    }

    /// What an attribute can be.
    public enum Attribute: Hashable, Sendable {
        case font(Font)
        case color(Color)
        case number(Double)
        case shadow(Shadow)
    }

    private var values: [Key: Attribute] = [:]

    /// The attributes of a literal; of a key that is given twice, the last counts.
    public init(dictionaryLiteral elements: (Key, any TextAttributeValue)...) {
        for (key, value) in elements { values[key] = value.textAttribute }
    }

    /// Sets or takes away an attribute.
    public subscript(key: Key) -> (any TextAttributeValue)? {
        get { values[key].map(\.bare) }
        set { values[key] = newValue?.textAttribute }
    }

    /// A run of a text with these attributes; a value that its key cannot have says nothing.
    func run(_ text: String) -> StyledText.Run {
        var run = StyledText.Run(text)
        if case .font(let font) = values[.font] { run.font = font }
        if case .color(let color) = values[.foregroundColor] { run.color = color }
        if case .number(let kern) = values[.kern] { run.kern = kern }
        if case .shadow(let shadow) = values[.shadow] { run.shadow = shadow }
        return run
    }
}

extension TextAttributes.Attribute {
    fileprivate var bare: any TextAttributeValue {
        switch self {
        case .font(let font): font
        case .color(let color): color
        case .number(let number): number
        case .shadow(let shadow): shadow
        }
    }
}

/// A type whose values can be attributes of a text.
public protocol TextAttributeValue: Sendable {
    /// The value among those that an attribute can have.
    var textAttribute: TextAttributes.Attribute { get }
}

extension Font: TextAttributeValue {
    /// A font.
    public var textAttribute: TextAttributes.Attribute { .font(self) }

    /// The system's font in a size in points.
    public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
        Font(size: size, weight: weight)
    }

    /// The system's bold font in a size in points.
    public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: .bold) }

    /// The font of that name; nil where the name is empty, so that it reads as `UIFont(name:size:)` does.
    public init?(name: String, size: Double) {
        guard !name.isEmpty else { return nil }
        self.init(name: name, size: size, weight: .regular)
    }
}

extension Color: TextAttributeValue {
    /// A colour.
    public var textAttribute: TextAttributes.Attribute { .color(self) }

    /// A grey from 0, black, to 1, white; components outside are the nearest inside.
    public init(white: Double, alpha: Double) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour from components of 0 to 1; those outside are the nearest inside.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        func byte(_ component: Double) -> UInt8 {
            component.isFinite ? UInt8((min(max(component, 0), 1) * 255).rounded()) : 0
        }
        self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }
}

extension Double: TextAttributeValue {
    /// A number.
    public var textAttribute: TextAttributes.Attribute { .number(self) }
}

extension Shadow: TextAttributeValue {
    /// A shadow.
    public var textAttribute: TextAttributes.Attribute { .shadow(self) }
}

extension StyledText {
    /// A text with the same attributes throughout: the counterpart of
    /// `NSAttributedString(string:attributes:)`.
    public init(string: String, attributes: TextAttributes? = nil) {
        self.init(runs: [attributes?.run(string) ?? Run(string)])
    }
}
