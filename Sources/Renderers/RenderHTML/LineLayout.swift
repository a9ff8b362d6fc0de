import SceneModel
import Typesetting

/// Where UIKit puts the lines of a text, in the terms of CSS.
///
/// UIKit rounds heights up, and baselines to the nearest, on the grid of a 2x screen, half a point. It rounds
/// the height of a whole text, not that of each line, and centres lines that were wrapped in it. A line alone
/// stands at the top. Whether a text wraps is guessed here from its length, since nothing but the browser can
/// tell; a wrong guess moves a text by at most half a point.
struct LineLayout {
    /// From one baseline to the next, in points.
    let pitch: Double
    /// The margin above the first line, in points.
    let top: Double
    /// The margin below the last line, in points.
    let bottom: Double
    /// The height of the text, in points.
    let height: Double
    /// How many line breaks the text holds.
    let breaks: Int

    /// The lines of a text in a width in points.
    init(_ text: Scene.Text, width: Double) {
        let font = text.tallestFont
        let (count, breaks) = text.likelyLines(in: width)
        let grid = LineGrid(text, count: Int(count))
        // CSS puts half of a line's extra height above it and half below, UIKit none at either end.
        let spacing = text.lineSpacing / 2
        var shift = 0.0
        if count > 1 {
            let natural = font.naturalHeight
            let isNatural = text.lineHeight >= natural && text.lineHeight < natural + 0.5
            if isNatural { shift = grid.firstBaseline - FontMetrics.of(font).baseline(size: font.size) }
        }
        self.breaks = breaks
        pitch = grid.pitch
        height = grid.height
        top = shift - spacing
        bottom = grid.height - count * grid.pitch - top
    }
}

extension Scene.Text {
    /// About how many lines it takes, and how many line breaks it holds.
    ///
    /// A letter is half as wide as its font's size, one of eastern Asia, from U+1100 on, as wide.
    fileprivate func likelyLines(in width: Double) -> (count: Double, breaks: Int) {
        var count = 1.0
        var advance = 0.0
        var breaks = 0
        for run in runs {
            let (narrow, wide) = (run.font.size * 0.5 + run.kern, run.font.size + run.kern)
            var letters = run.text
            letters.withUTF8 { bytes in
                for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
                    if byte == 0x0A {
                        count += (advance / width).rounded(.up)
                        advance = 0
                        breaks += 1
                    } else if byte < 0xE1 || (byte == 0xE1 && bytes[index + 1] < 0x84) {
                        advance += narrow
                    } else {
                        advance += wide
                    }
                }
            }
        }
        return (count + max(0, (advance / width).rounded(.up) - 1), breaks)
    }
}
