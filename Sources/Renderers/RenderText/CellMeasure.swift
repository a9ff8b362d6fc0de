import TerminalText
import Typesetting

/// Measures a text in the cells of a terminal.
struct CellMeasure: LineMeasure {
    func width(ofASCII range: Range<Int>, in bytes: TextBytes) -> Int { range.count }

    func width(of cluster: Cluster, at index: Int) -> Int {
        switch cluster {
        case .scalar(let scalar): CellWidth.of(scalar)
        case .character(let character): CellWidth.of(character)
        }
    }

    func isWide(_ cluster: Cluster, width: Int) -> Bool { width == 2 }
}

extension LineBreaker where Measure == CellMeasure {
    /// Wraps a text; `columns` is at least 2, so that any letter has room.
    static func wrap(_ bytes: [UInt8], columns: Int) -> LineBreaker {
        wrap(bytes, width: max(columns, 2), by: CellMeasure())
    }
}
