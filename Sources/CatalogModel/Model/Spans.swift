/// Cuts a text where its spans begin and end.
enum Spans {
    /// Whether a text holds a part.
    static func occurs(_ part: String, in text: String) -> Bool { range(of: part, in: text[...]) != nil }

    /// The first place of a part in a text, letter by letter.
    ///
    /// It takes a time that grows with the text and not with the part (after Knuth, Morris and Pratt), so that
    /// no text and part keep a reader waiting.
    static func range(of part: String, in text: Substring) -> Range<Substring.Index>? {
        let wanted = Array(part.utf8)
        guard let first = wanted.first, let start = text.utf8.firstIndex(of: first) else { return nil }
        let resume = resumptions(of: wanted)
        // How many letters of the part stand right before the place reached.
        var matched = 0
        var offset = 0
        for byte in text.utf8[start...] {
            while matched > 0, byte != wanted[matched] { matched = resume[matched - 1] }
            if byte == wanted[matched] { matched += 1 }
            offset += 1
            guard matched == wanted.count else { continue }
            let end = text.utf8.index(start, offsetBy: offset)
            return text.utf8.index(end, offsetBy: -wanted.count)..<end
        }
        return nil
    }

    /// For each letter of a part: how many letters up to it are also the part's first ones, the whole beginning
    /// left aside.
    private static func resumptions(of part: [UInt8]) -> [Int] {
        var resume = Array(repeating: 0, count: part.count)
        var length = 0
        for index in part.indices.dropFirst() {
            while length > 0, part[index] != part[length] { length = resume[length - 1] }
            if part[index] == part[length] { length += 1 }
            resume[index] = length
        }
        return resume
    }
}
