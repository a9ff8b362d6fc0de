import Typesetting

/// Measures in cells: an ideograph or emoji is two wide, all else one.
struct ColumnMeasure: LineMeasure {
    func width(ofASCII range: Range<Int>, in bytes: TextBytes) -> Int { range.count }

    func width(of cluster: Cluster, at index: Int) -> Int {
        switch cluster {
        case .scalar(let scalar): width(of: Character(scalar))
        case .character(let character): width(of: character)
        }
    }

    private func width(of cluster: Character) -> Int {
        if cluster == "\u{200B}" { return 0 }
        return WideCharacters.contains(cluster) || ("\u{AC00}"..."\u{D7A3}").contains(cluster) ? 2 : 1
    }

    func isWide(_ cluster: Cluster, width: Int) -> Bool { width == 2 }
}
