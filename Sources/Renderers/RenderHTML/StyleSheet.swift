import ByteWriting

/// Writes a style sheet: selectors and properties are literals, values are typed.
public struct StyleSheet: ~Copyable {
    private var declarations = Declarations()

    /// An empty style sheet.
    public init() {}

    /// The style sheet as it goes into a page.
    public consuming func finish() -> FinishedStyleSheet { FinishedStyleSheet(bytes: declarations.finish()) }

    /// Rules that are the same on every page.
    public mutating func literal(_ rules: StaticString) {
        declarations.bytes.append(rules)
    }

    /// A rule and its declarations; nothing where there are none.
    public mutating func rule(_ selector: Selector, _ declare: (inout Declarations) -> Void) {
        let start = declarations.bytes.count
        selector.append(to: &declarations.bytes)
        declarations.bytes.append(UInt8(ascii: "{"))
        declarations.isEmpty = true
        declare(&declarations)
        if declarations.isEmpty {
            declarations.bytes.truncate(to: start)
        } else {
            declarations.bytes.append("}\n")
        }
    }

    /// Rules that hold under a condition: `@media (…)`.
    public mutating func group(_ condition: StaticString, _ rules: (inout StyleSheet) -> Void) {
        declarations.bytes.append(condition)
        declarations.bytes.append(UInt8(ascii: "{"))
        rules(&self)
        declarations.bytes.append("}\n")
    }
}
