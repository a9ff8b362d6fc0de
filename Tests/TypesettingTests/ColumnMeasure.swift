import Typesetting

/// Measures in cells: an ideograph or emoji is two wide, all else one.
struct ColumnMeasure: LineMeasure {
    func width(ofASCII range: Range<Int>) -> Int { range.count }

    func width(of cluster: Character, at index: Int) -> Int {
        if cluster == "\u{200B}" { return 0 }
        return WideCharacters.contains(cluster) || ("\u{AC00}"..."\u{D7A3}").contains(cluster) ? 2 : 1
    }

    func isWide(_ cluster: Character, width: Int) -> Bool { width == 2 }
}
