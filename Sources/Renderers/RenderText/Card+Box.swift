import SceneModel

extension Card {
    /// A frame around some rows.
    struct Frame {
        var box: FrameCharacters.Box
        /// The colour of the frame; the background inside is painted and the frame on it.
        var style: Style
        /// Columns between the two sides.
        var innerColumns: Int
    }

    /// Rows with a frame around them, in the middle of the card.
    func framed(_ rows: [Row], _ frame: Frame) -> [Row] {
        let (box, style, count) = (frame.box, frame.style, frame.innerColumns)
        let top = edge(box.topLeft, box.topRight, frame)
        let bottom = edge(box.bottomLeft, box.bottomRight, frame)
        let side = Piece(box.vertical, style: style)
        let inner = rows.map { row in
            let right = max(0, count - row.indent - row.columns)
            let pieces = [Piece(blank: row.indent, style: style)] + row.pieces
            return Row(pieces: [side] + pieces + [Piece(blank: right, style: style), side])
        }
        return ([top] + inner + [bottom]).map { $0.centered(in: grid.innerColumns) }
    }

    private func edge(_ left: StaticString, _ right: StaticString, _ frame: Frame) -> Row {
        let line = Piece(frame.box.horizontal, count: frame.innerColumns, style: frame.style)
        return Row(pieces: [Piece(left, style: frame.style), line, Piece(right, style: frame.style)])
    }

    /// Rows in the middle of a height, with blank rows above and below.
    func centeredVertically(_ rows: [Row], in height: Int) -> [Row] {
        let free = max(0, height - rows.count)
        let above = [Row](repeating: Row(), count: free / 2)
        return above + rows + [Row](repeating: Row(), count: free - free / 2)
    }
}
