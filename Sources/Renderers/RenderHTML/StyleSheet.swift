import MarkupText

/// Writes a style sheet: selectors and properties are literals, values are typed.
public struct StyleSheet: ~Copyable {
    private var bytes: [UInt8] = []

    /// An empty style sheet.
    public init() {
        bytes.reserveCapacity(4096)
    }

    /// The style sheet as it goes into a page.
    public consuming func finish() -> FinishedStyleSheet { FinishedStyleSheet(bytes: bytes) }

    /// Rules that are the same on every page.
    public mutating func literal(_ rules: StaticString) {
        bytes.append(rules)
    }

    /// A rule and its declarations; nothing where there are none.
    public mutating func rule(_ selector: Selector, _ declare: (inout Declarations) -> Void) {
        let start = bytes.count
        selector.append(to: &bytes)
        bytes.append(UInt8(ascii: "{"))
        var declarations = Declarations(appendingTo: bytes)
        bytes = []
        declare(&declarations)
        let isEmpty = declarations.isEmpty
        bytes = declarations.finish()
        if isEmpty {
            bytes.removeSubrange(start...)
        } else {
            bytes.append("}\n")
        }
    }

    /// Rules that hold under a condition: `@media (…)`.
    public mutating func group(_ condition: StaticString, _ rules: (inout StyleSheet) -> Void) {
        bytes.append(condition)
        bytes.append(UInt8(ascii: "{"))
        rules(&self)
        bytes.append("}\n")
    }
}
