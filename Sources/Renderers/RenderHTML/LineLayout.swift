import SceneModel

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

    /// The lines of a text in a width in points.
    init(_ text: Scene.Text, width: Double) {
        let font = text.tallestFont
        let metrics = FontMetrics.of(font)
        let natural = font.naturalHeight
        let count = text.likelyLineCount(in: width)
        // CSS puts half of a line's extra height above it and half below, UIKit none at either end.
        let spacing = text.lineSpacing / 2
        guard text.lineHeight >= natural, text.lineHeight < natural + 0.5 else {
            let height = text.lineHeight * count + text.lineSpacing * (count - 1)
            self.init(
                pitch: text.lineHeight + text.lineSpacing, top: -spacing, bottom: -spacing, height: height)
            return
        }
        let height = natural * count + text.lineSpacing * (count - 1)
        let excess = (height * 2).rounded(.up) / 2 - height
        let shift =
            count > 1 ? metrics.ascent * font.size + excess / 2 - metrics.baseline(size: font.size) : 0
        self.init(
            pitch: natural + text.lineSpacing, top: shift - spacing, bottom: excess - shift - spacing,
            height: height + excess)
    }

    private init(pitch: Double, top: Double, bottom: Double, height: Double) {
        self.pitch = pitch
        self.top = top
        self.bottom = bottom
        self.height = height
    }
}

extension FontMetrics {
    /// From the top of a line box to the baseline, in points, on the grid of a 2x screen.
    func baseline(size: Double) -> Double {
        (ascent * size * 2).rounded() / 2
    }
}

extension Font {
    /// The height of a line before it is rounded, in points.
    fileprivate var naturalHeight: Double {
        let metrics = FontMetrics.of(self)
        return (metrics.ascent + metrics.descent) * size
    }
}

extension Scene.Text {
    fileprivate var tallestFont: Font {
        var tallest = runs.first?.font ?? Font(size: 17)
        for run in runs.dropFirst() where run.font.naturalHeight > tallest.naturalHeight {
            tallest = run.font
        }
        return tallest
    }

    /// About how many lines it takes: a letter is half as wide as its font's size, one of eastern Asia as wide.
    fileprivate func likelyLineCount(in width: Double) -> Double {
        var count = 1.0
        var advance = 0.0
        for run in runs {
            for scalar in run.text.unicodeScalars {
                if scalar == "\n" {
                    count += (advance / width).rounded(.up)
                    advance = 0
                } else {
                    advance += run.font.size * (scalar.value < 0x1100 ? 0.5 : 1) + run.kern
                }
            }
        }
        return count + max(0, (advance / width).rounded(.up) - 1)
    }
}
