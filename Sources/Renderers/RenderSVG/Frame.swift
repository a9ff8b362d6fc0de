import SceneModel

/// A stretch from side to side, in points.
struct Column {
    /// From the screen's left side.
    let left: Double
    let width: Double

    var right: Double { left + width }
    var middle: Double { left + width / 2 }
}

/// A place on the screen, in points.
struct Frame {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var column: Column { Column(left: x, width: width) }

    /// The frame made smaller by insets; never less than nothing.
    func inset(by insets: Insets) -> Frame {
        Frame(
            x: x + insets.left, y: y + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}

extension SVGWriter {
    /// A rectangle in a colour, on a line of its own; nothing where it has no area.
    mutating func rectangle(_ frame: Frame, _ color: Color, radius: Double = 0) {
        guard frame.width > 0, frame.height > 0 else { return }
        lineBreak()
        empty("rect") { tag in
            if frame.x != 0 { tag.number("x", frame.x) }
            if frame.y != 0 { tag.number("y", frame.y) }
            tag.number("width", frame.width)
            tag.number("height", frame.height)
            if radius > 0 { tag.number("rx", radius) }
            tag.fill(color)
        }
    }
}
