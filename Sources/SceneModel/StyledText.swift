// `Optional` is spelled out for the reason given in Scene.swift.

/// A text with attributes, as a source gives it: what it leaves out, the composer fills in.
///
/// This is the counterpart of UIKit's `NSAttributedString` in the two protocols.
public struct StyledText: Hashable, Sendable {
    /// A stretch of text with the same attributes.
    public struct Run: Hashable, Sendable {
        /// The letters.
        public var text: String
        /// Their font; the element's default where nil.
        public var font: Optional<Font>
        /// Their colour; the default grey of the appearance where nil.
        public var color: Optional<Color>
        /// Points added between letters.
        public var kern: Double
        /// The shadow behind the letters.
        public var shadow: Optional<Shadow>

        /// A stretch of text; what is left out follows the element's defaults.
        public init(
            _ text: String, font: Font? = nil, color: Color? = nil, kern: Double = 0, shadow: Shadow? = nil
        ) {
            self.text = text
            self.font = font
            self.color = color
            self.kern = kern
            self.shadow = shadow
        }
    }

    /// The stretches in reading order.
    public var runs: [Run]
    /// Where lines stand in the block.
    public var alignment: TextAlignment
    /// Points between the bottom of a line and the top of the next.
    public var lineSpacing: Double

    /// A text of several stretches.
    public init(runs: [Run], alignment: TextAlignment = .center, lineSpacing: Double = 0) {
        self.runs = runs
        self.alignment = alignment
        self.lineSpacing = lineSpacing
    }

    /// A text of one stretch.
    public init(
        _ text: String, font: Font? = nil, color: Color? = nil, alignment: TextAlignment = .center,
        lineSpacing: Double = 0
    ) {
        self.init(runs: [Run(text, font: font, color: color)], alignment: alignment, lineSpacing: lineSpacing)
    }

    /// The letters alone.
    public var string: String {
        if runs.count == 1 { return runs[0].text }
        return runs.map(\.text).joined()
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool {
        // By place, since a run that is looked at by itself is a copy with all that it holds.
        for place in runs.indices where !runs[place].text.isEmpty { return false }
        return true
    }
}

/// Where lines stand in a block of text.
public enum TextAlignment: String, CaseIterable, Codable, Sendable {
    /// In the middle.
    case center
    /// At the side where reading begins.
    case natural
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched to both sides, the last line natural.
    case justified
}

/// A shadow behind letters.
public struct Shadow: Hashable, Codable, Sendable {
    /// Its colour.
    public var color: Color
    /// Points to the right.
    public var x: Double
    /// Points down.
    public var y: Double
    /// The blur radius in points.
    public var blur: Double

    /// A shadow; offsets and radius in points.
    public init(color: Color, x: Double = 0, y: Double = 0, blur: Double = 0) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
    }
}
