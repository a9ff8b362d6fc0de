public import SceneModel

/// Where UIKit puts the lines of a text, from the top of the text, in points.
///
/// It rounds heights up, and baselines to the nearest, on the grid of a 2x screen, half a point. It rounds
/// the height of a whole text, not that of each line, and centres lines that were wrapped in it. A line alone
/// stands at the top.
public struct LineGrid: Hashable, Sendable {
    /// The baseline of the first line.
    public let firstBaseline: Double
    /// From one baseline to the next.
    public let pitch: Double
    /// The height of the text.
    public let height: Double

    /// The lines of a text, where it takes `count` of them; a text without lines has no height.
    public init(_ text: borrowing Scene.Text, count: Int) {
        let font = text.tallestFont
        let metrics = FontMetrics.of(font)
        let natural = metrics.naturalHeight(size: font.size)
        let baseline = metrics.baseline(size: font.size)
        let isNatural = text.lineHeight >= natural && text.lineHeight < natural + 0.5
        let line = isNatural ? natural : text.lineHeight
        let height = line * Double(count) + text.lineSpacing * Double(max(0, count - 1))
        pitch = line + text.lineSpacing
        guard count > 0, isNatural else {
            self.height = max(0, height)
            // As in CSS, what a line is higher than its letters is above and below them alike.
            firstBaseline = baseline + (line - baseline - metrics.below(size: font.size)) / 2
            return
        }
        self.height = (height * 2).rounded(.up) / 2
        firstBaseline = count > 1 ? metrics.ascent * font.size + (self.height - height) / 2 : baseline
    }

    /// The baseline of a line, counted from 0.
    public func baseline(_ line: Int) -> Double { firstBaseline + Double(line) * pitch }
}

extension FontMetrics {
    /// The height of a line before it is rounded, in points.
    func naturalHeight(size: Double) -> Double { (ascent + descent) * size }

    /// From the top of a line box to the baseline, in points, on the grid of a 2x screen.
    public func baseline(size: Double) -> Double {
        (ascent * size * 2).rounded() / 2
    }

    /// From the baseline to the bottom of the letters, in points: what is left of the line, rounded down.
    public func below(size: Double) -> Double {
        (((ascent + descent) * size - baseline(size: size)) * 2).rounded(.down) / 2
    }
}

extension Font {
    /// The height of a line before it is rounded, in points.
    public var naturalHeight: Double {
        FontMetrics.of(self).naturalHeight(size: size)
    }
}

extension Scene.Text {
    /// The font whose lines are the highest.
    public var tallestFont: Font {
        guard runs.count != 1 else { return runs[0].font }
        var tallest = runs.first?.font ?? Font(size: 17)
        for run in runs.dropFirst() where run.font.naturalHeight > tallest.naturalHeight {
            tallest = run.font
        }
        return tallest
    }
}
