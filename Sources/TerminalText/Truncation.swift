/// Shortens texts to what fits, at the border of a grapheme cluster.
public enum Truncation {
    /// The text in at most `columns` columns, with `…` (or `ellipsis`) in place of what did not fit.
    public static func fit(_ text: String, columns: Int, ellipsis: String = "…") -> String {
        // A text cannot need more columns than two a scalar, so most are known to fit unmeasured.
        if text.utf8.count <= columns { return text }
        let room = columns - CellWidth.of(ellipsis)
        guard room >= 0 else { return "" }
        var used = 0
        var cut = text.startIndex
        for index in text.indices {
            let width = CellWidth.of(text[index])
            if used + width <= room { cut = text.index(after: index) }
            used += width
            if used > columns { return text[..<cut] + ellipsis }
        }
        return text
    }

    /// The text followed by as many spaces as make it `columns` wide; unchanged where it is wider.
    public static func pad(_ text: String, to columns: Int) -> String {
        let missing = columns - CellWidth.of(text)
        return missing > 0 ? text + String(repeating: " ", count: missing) : text
    }
}
