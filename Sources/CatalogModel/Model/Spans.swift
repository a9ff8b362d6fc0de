/// Cuts a text where its spans begin and end.
enum Spans {
    /// Whether a text holds a part.
    static func occurs(_ part: String, in text: String) -> Bool { range(of: part, in: text[...]) != nil }

    /// The first place of a part in a text, letter by letter.
    static func range(of part: String, in text: Substring) -> Range<Substring.Index>? {
        let wanted = Array(part.utf8)
        guard let first = wanted.first else { return nil }
        var start = text.utf8.startIndex
        while let hit = text.utf8[start...].firstIndex(of: first) {
            let rest = text.utf8[hit...]
            if rest.starts(with: wanted) { return hit..<text.utf8.index(hit, offsetBy: wanted.count) }
            start = text.utf8.index(after: hit)
        }
        return nil
    }
}
