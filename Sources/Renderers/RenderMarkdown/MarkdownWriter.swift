import ByteWriting
import SceneModel

/// Appends the parts of a page.
///
/// A line begins with its line break, and a part with two, so that a blank line stands between two parts; the
/// heading has none before it, and the last line break is the renderer's.
struct MarkdownWriter {
    var bytes: [UInt8] = []

    /// Appends a piece of the page that is always the same.
    mutating func append(_ literal: StaticString) { bytes.append(literal) }

    /// Appends one of the model's own words, which hold nothing to escape.
    mutating func append(word: some RawRepresentable<String>) { append(plain: word.rawValue) }

    /// Appends a text of the program's own.
    mutating func append(plain text: String) { bytes.append(text: text) }

    /// Appends a fact, after a comma where one stands before it since `start`.
    mutating func append(fact: StaticString, after start: Int) {
        if bytes.count > start { append(", ") }
        append(fact)
    }
}

// MARK: - Numbers and colours

extension MarkdownWriter {
    /// Appends a number without more digits than it needs.
    mutating func append(number: Double) { bytes.append(shortest: number) }

    /// Appends `375 × 667 points`.
    mutating func append(size: Size) {
        append(number: size.width)
        append(" × ")
        append(number: size.height)
        append(" points")
    }

    /// Appends `12 points`, or `1 point`.
    mutating func append(points number: Double) {
        append(number: number)
        append(abs(number) == 1 ? " point" : " points")
    }

    /// Appends `#c9c9c9`, as code, which GitHub shows with a swatch.
    mutating func append(color: Color) {
        append("`")
        color.appendHex(to: &bytes)
        append("`")
    }

    /// Appends the edges that are not 0: `top 4, left 8`.
    mutating func append(edges insets: Insets) {
        let start = bytes.count
        append(edge: "top ", insets.top, after: start)
        append(edge: "left ", insets.left, after: start)
        append(edge: "bottom ", insets.bottom, after: start)
        append(edge: "right ", insets.right, after: start)
    }

    private mutating func append(edge name: StaticString, _ inset: Double, after start: Int) {
        guard inset != 0 else { return }
        append(fact: name, after: start)
        append(number: inset)
    }
}
