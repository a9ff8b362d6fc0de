/// A text made comparable: lower case, without accents, with the quotes and hyphens of a keyboard.
struct SearchKey: Sendable {
    let text: String

    init(_ original: String) {
        guard original.utf8.contains(where: { $0 >= 0x80 }) else {
            text = original.lowercased()
            return
        }
        var folded = ""
        for scalar in original.lowercased().unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            if let spelling = Self.spellings[scalar] {
                folded += spelling
            } else {
                folded.unicodeScalars.append(Self.base(of: scalar))
            }
        }
        text = folded
    }

    /// What people type for signs and letters that no accent is taken from; the gallery's search has the same.
    private static let spellings: [Unicode.Scalar: String] = [
        "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "ð": "d", "ς": "σ", "\u{AD}": "",
        "’": "'", "‘": "'", "ʼ": "'", "´": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"",
        "‐": "-", "‑": "-", "–": "-", "—": "-", "…": "...",
    ]

    /// The letter below an accent, by the scalar's own Unicode name: "LATIN SMALL LETTER E WITH ACUTE".
    private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard scalar.value >= 0x80, let name = scalar.properties.name,
            name.hasPrefix("LATIN SMALL LETTER "), let end = name.dropFirst(19).firstIndex(of: " "),
            name[end...].hasPrefix(" WITH ")
        else { return scalar }
        let letter = name.dropFirst(19)[..<end].lowercased().unicodeScalars
        return letter.count == 1 ? letter.first ?? scalar : scalar
    }
}
