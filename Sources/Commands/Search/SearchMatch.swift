import CatalogModel
import Diagnostics
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
    /// How many letters a misspelt word must have to be found in it: more in texts, which have many words.
    let fuzzyLength: Int

    static func all(of entry: Entry) -> [SearchPlace] {
        var places = [
            SearchPlace(name: "id", rank: 0, text: entry.id, fuzzyLength: 3),
            SearchPlace(name: "name", rank: 0, text: entry.name, fuzzyLength: 3),
        ]
        places += entry.aliases.map { SearchPlace(name: "alias", rank: 1, text: $0, fuzzyLength: 3) }
        places += entry.tags.map { SearchPlace(name: "tag", rank: 1, text: $0, fuzzyLength: 3) }
        if let purpose = entry.purpose {
            places.append(SearchPlace(name: "purpose", rank: 1, text: purpose.rawValue, fuzzyLength: 3))
        }
        for text in entry.interfaceTexts {
            places.append(SearchPlace(name: text.part, rank: 2, text: text.text, fuzzyLength: 5))
        }
        for (name, text) in [("developer", entry.app.developer), ("category", entry.app.category)] {
            if let text { places.append(SearchPlace(name: name, rank: 3, text: text, fuzzyLength: 5)) }
        }
        return places
    }

    func match(_ word: SearchKey) -> SearchMatch? {
        let folded = SearchKey(text).text
        guard let kind = Self.kind(word.text, in: folded, fuzzyLength: fuzzyLength) else { return nil }
        return SearchMatch(
            kind: kind, rank: rank,
            reason: "\(name): \(Truncation.fit(Safe.oneLine(text), columns: 60))")
    }

    private static func kind(_ word: String, in text: String, fuzzyLength: Int) -> SearchMatch.Kind? {
        if text == word { return .exact }
        if text.hasPrefix(word) { return .prefix }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        if words.contains(where: { $0 == word }) { return .word }
        if words.contains(where: { $0.hasPrefix(word) }) { return .part }
        // `wifi` means Wi-Fi too.
        if text.contains(word) || text.filter({ $0 != "-" }).contains(word) { return .part }
        guard word.count >= fuzzyLength else { return nil }
        return words.contains { NearestName.isNear(word, to: String($0)) } ? .fuzzy : nil
    }
}
