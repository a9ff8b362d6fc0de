private import CTerminal

/// How many columns of a terminal a text takes.
///
/// The rule, by grapheme cluster: an emoji sequence (an emoji followed by U+FE0F, a skin tone, a joiner and
/// another emoji, or the keycap sign) and a pair of regional indicators are 2 wide; any other cluster is as
/// wide as its scalars together by the C library's `wcwidth` under a UTF-8 locale, so that accents add
/// nothing and the spacing vowel signs of Hindi and Thai add the column that terminals give them.
/// Ambiguous characters (± “ …) count 1. A cluster is never split.
public enum CellWidth {
    /// Columns of one grapheme cluster: 0, 1 or 2, and more only where a script stacks spacing signs.
    public static func of(_ cluster: Character) -> Int {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return 0 }
        let rest = scalars.dropFirst()
        if rest.isEmpty { return of(first) }
        if isRegionalIndicator(first) || isEmojiSequence(first, rest) { return 2 }
        return rest.reduce(of(first)) { $0 + of($1) }
    }

    /// Columns of a text on one line.
    public static func of(_ text: some StringProtocol) -> Int {
        if let columns = text.utf8.withContiguousStorageIfAvailable(columnsOfASCII), let columns {
            return columns
        }
        var total = 0
        for cluster in text { total += of(cluster) }
        return total
    }

    /// Printable ASCII takes a column a byte, which spares most texts the search for clusters; nil where
    /// there is anything else.
    private static func columnsOfASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
        return bytes.count
    }

    /// Whether what follows an emoji turns it into a picture two columns wide.
    private static func isEmojiSequence(
        _ first: Unicode.Scalar, _ rest: Substring.UnicodeScalarView
    ) -> Bool {
        guard first.properties.isEmoji else { return false }
        var joined = false
        for scalar in rest {
            switch scalar.value {
            case 0xFE0F, 0x20E3: return true
            case 0x1F3FB...0x1F3FF where first.properties.isEmojiModifierBase: return true
            case 0x200D: joined = true
            default: if joined, scalar.properties.isEmoji { return true }
            }
        }
        return false
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    /// Columns of a scalar that is a grapheme cluster of its own.
    public static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        // A lone regional indicator is drawn as a letter in a box; terminals give it two columns.
        if isRegionalIndicator(scalar) { return 2 }
        guard isUTF8 else { return 1 }
        return max(0, Int(emptystates_wcwidth(scalar.value)))
    }

    /// Set once for the process; `wcwidth` knows ASCII only before that.
    private static let isUTF8 = emptystates_use_utf8() != 0
}
