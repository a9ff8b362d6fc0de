private import CTerminal

/// How many columns of a terminal a text takes.
///
/// The rule, by grapheme cluster: a cluster with an emoji presentation (U+FE0F), a keycap or a pair of
/// regional indicators is 2 wide; any other is as wide as its first scalar by the C library's `wcwidth`
/// under a UTF-8 locale. Ambiguous characters (± “ …) count 1. A cluster is never split.
public enum CellWidth {
    /// Columns of one grapheme cluster: 0, 1 or 2.
    public static func of(_ cluster: Character) -> Int {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.value < 0x7F, scalars.count == 1 { return first.value < 0x20 ? 0 : 1 }
        for scalar in scalars.dropFirst() where widens(scalar) { return 2 }
        return columns(of: first)
    }

    /// Columns of a text on one line.
    public static func of(_ text: some StringProtocol) -> Int {
        var total = 0
        for cluster in text { total += of(cluster) }
        return total
    }

    /// What makes the cluster it stands in two columns wide, whatever its first scalar says.
    private static func widens(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || scalar.value == 0x20E3 || isRegionalIndicator(scalar)
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        // A lone regional indicator is drawn as a letter in a box; terminals give it two columns.
        if isRegionalIndicator(scalar) { return 2 }
        guard isUTF8 else { return 1 }
        return max(0, Int(emptystates_wcwidth(scalar.value)))
    }

    /// Set once for the process; `wcwidth` knows ASCII only before that.
    private static let isUTF8 = emptystates_use_utf8() != 0
}
