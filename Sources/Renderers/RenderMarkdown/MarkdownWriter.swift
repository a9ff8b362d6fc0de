import SceneModel

/// Gathers the parts of a page, a blank line between two.
struct MarkdownWriter {
    private(set) var text = ""

    /// Adds a part of one or more lines.
    mutating func block(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        if !text.isEmpty { text += "\n" }
        for line in lines { text += line + "\n" }
    }

    /// Adds a table; a cell must be on one line, with its bars escaped.
    mutating func table(_ heading: [String], _ rows: [[String]]) {
        guard !rows.isEmpty else { return }
        let rule = heading.map { _ in "---" }
        block(([heading, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" })
    }

    /// Adds a list.
    mutating func list(_ items: [String]) { block(items.map { "- " + $0 }) }
}

/// Numbers and colours as the page writes them.
enum Measure {
    /// `375 × 667`.
    static func size(_ size: Size) -> String {
        "\(NumberText.shortest(size.width)) × \(NumberText.shortest(size.height))"
    }

    /// `12 points`, `1 point`.
    static func points(_ number: Double) -> String {
        "\(NumberText.shortest(number)) \(abs(number) == 1 ? "point" : "points")"
    }

    /// `#c9c9c9`, as code, which GitHub shows with a swatch.
    static func color(_ color: Color) -> String { MarkdownText.code(color.hex) }

    /// The edges that are not 0: `top 4, left 8`; nil where all are.
    static func insets(_ insets: Insets) -> String? {
        let edges = [
            ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
        ]
        let parts = edges.filter { $0.1 != 0 }.map { "\($0.0) \(NumberText.shortest($0.1))" }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
