import CatalogModel
import TerminalText

/// Why an entry is found by a word, best reason first.
struct SearchMatch: Sendable, Comparable {
    /// How a word is found in a text.
    enum Kind: Int, Sendable, Comparable {
        case exact, prefix, word, part, fuzzy

        static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    let kind: Kind
    /// How much the place counts, 0 most: id and name before the texts.
    let rank: Int
    /// What to say of it: `title: No Messages`.
    let reason: String

    static func < (a: SearchMatch, b: SearchMatch) -> Bool { (a.kind, a.rank) < (b.kind, b.rank) }

    static func == (a: SearchMatch, b: SearchMatch) -> Bool { (a.kind, a.rank) == (b.kind, b.rank) }

    /// The best match of every word; nil where one is not found at all.
    static func of(_ words: [SearchKey], in entry: Entry) -> [SearchMatch]? {
        let places = SearchPlace.all(of: entry)
        var matches: [SearchMatch] = []
        for word in words {
            guard let best = places.compactMap({ $0.match(word) }).min() else { return nil }
            matches.append(best)
        }
        return matches
    }
}

/// A text of an entry that is searched.
struct SearchPlace {
    let name: String
    let rank: Int
    let text: String
    /// Whether a misspelt word may be found in it.
    let isFuzzy: Bool

    static func all(of entry: Entry) -> [SearchPlace] {
        var places = [
            SearchPlace(name: "id", rank: 0, text: entry.id, isFuzzy: true),
            SearchPlace(name: "name", rank: 0, text: entry.name, isFuzzy: true),
        ]
        places += entry.aliases.map { SearchPlace(name: "alias", rank: 1, text: $0, isFuzzy: true) }
        places += entry.tags.map { SearchPlace(name: "tag", rank: 1, text: $0, isFuzzy: true) }
        if let purpose = entry.purpose {
            places.append(SearchPlace(name: "purpose", rank: 1, text: purpose.rawValue, isFuzzy: true))
        }
        for text in entry.interfaceTexts {
            places.append(SearchPlace(name: text.part, rank: 2, text: text.text, isFuzzy: false))
        }
        for (name, text) in [("developer", entry.app.developer), ("category", entry.app.category)] {
            if let text { places.append(SearchPlace(name: name, rank: 3, text: text, isFuzzy: false)) }
        }
        return places
    }

    func match(_ word: SearchKey) -> SearchMatch? {
        let folded = SearchKey(text).text
        guard let kind = Self.kind(word.text, in: folded, fuzzy: isFuzzy) else { return nil }
        return SearchMatch(
            kind: kind, rank: rank,
            reason: "\(name): \(Truncation.fit(Safe.oneLine(text), columns: 60))")
    }

    private static func kind(_ word: String, in text: String, fuzzy: Bool) -> SearchMatch.Kind? {
        if text == word { return .exact }
        if text.hasPrefix(word) { return .prefix }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        if words.contains(where: { $0 == word }) { return .word }
        if words.contains(where: { $0.hasPrefix(word) }) { return .part }
        if text.contains(word) { return .part }
        guard fuzzy, word.count >= 3 else { return nil }
        return isSubsequence(word, of: text) ? .fuzzy : nil
    }

    /// Whether the letters stand in the text in that order, not too far apart: `arbnb` in `airbnb`.
    private static func isSubsequence(_ word: String, of text: String) -> Bool {
        guard text.count <= word.count * 2 else { return false }
        var rest = word[...]
        for letter in text where letter == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}
