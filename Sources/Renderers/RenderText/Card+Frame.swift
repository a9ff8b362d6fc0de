import SceneModel
import Typesetting

extension Card {
    /// A frame around some rows, in the middle of the card.
    struct Frame {
        var box: FrameCharacters.Box
        /// The colour of the frame; the background inside is painted and the frame on it.
        var style: Style
        /// Columns between the two sides.
        var innerColumns: Int
    }

    /// Where something begins that stands in the middle; an odd column is left at the right.
    func indent(ofCentered columns: Int) -> Int { max(0, grid.innerColumns - columns) / 2 }

    /// The top of a frame.
    mutating func writeTop(of frame: Frame) { writeEdge(frame.box.topLeft, frame.box.topRight, frame) }

    /// The bottom of a frame.
    mutating func writeBottom(of frame: Frame) {
        writeEdge(frame.box.bottomLeft, frame.box.bottomRight, frame)
    }

    private mutating func writeEdge(_ left: Sign, _ right: Sign, _ frame: Frame) {
        rows.begin(indent: indent(ofCentered: max(0, frame.innerColumns) + 2), frame.style)
        rows.sign(left, frame.style)
        rows.sign(frame.box.horizontal, frame.innerColumns, frame.style)
        rows.sign(right, frame.style)
        rows.end()
    }

    /// Rows of a frame with nothing in them.
    mutating func writeBlankRows(_ count: Int, in frame: Frame) {
        for _ in 0..<max(0, count) {
            begin(frame, content: 0)
            end(frame, indent: 0, content: 0)
        }
    }

    /// Lines in the middle of a frame's rows.
    mutating func write(_ lines: [Paragraph.Line], of paragraph: Paragraph, in frame: Frame) {
        for line in lines {
            let indent = max(0, frame.innerColumns - line.width) / 2
            begin(frame, content: indent + line.width)
            rows.blank(indent, frame.style)
            rows.line(line, of: paragraph)
            end(frame, indent: indent, content: line.width)
        }
    }

    /// A row of a sign from side to side.
    mutating func write(_ sign: Sign, in frame: Frame) {
        begin(frame, content: frame.innerColumns)
        rows.sign(sign, frame.innerColumns, frame.style)
        end(frame, indent: 0, content: max(0, frame.innerColumns))
    }

    private mutating func begin(_ frame: Frame, content columns: Int) {
        rows.begin(indent: indent(ofCentered: max(frame.innerColumns, columns) + 2), frame.style)
        rows.sign(frame.box.vertical, frame.style)
    }

    private mutating func end(_ frame: Frame, indent: Int, content columns: Int) {
        rows.blank(frame.innerColumns - indent - columns, frame.style)
        rows.sign(frame.box.vertical, frame.style)
        rows.end()
    }
}
