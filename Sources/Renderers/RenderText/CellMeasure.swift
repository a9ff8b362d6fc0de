import TerminalText
import Typesetting

/// Measures a text in the cells of a terminal.
struct CellMeasure: LineMeasure {
    func width(ofASCII range: Range<Int>) -> Int { range.count }

    func width(of cluster: Character, at index: Int) -> Int { CellWidth.of(cluster) }

    func isWide(_ cluster: Character, width: Int) -> Bool { width == 2 }
}

extension LineBreaker where Measure == CellMeasure {
    /// Wraps a text; `columns` is at least 2, so that any letter has room.
    static func wrap(_ bytes: [UInt8], columns: Int) -> LineBreaker {
        wrap(bytes, width: max(columns, 2), by: CellMeasure())
    }
}
