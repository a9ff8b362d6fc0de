public import SceneModel

/// A text wrapped into lines of a width, by the widths of its faces.
///
/// Lines and their pieces are stretches of the bytes of the text, whose runs stand one after another in it.
public struct TypesetText: Sendable {
    /// One line, its width in points.
    public typealias Line = TextLine<Double>

    /// Letters of one run.
    public struct Piece: Hashable, Sendable {
        /// Their bytes.
        public let range: Range<Int>
        /// The number of the run that they have their looks from.
        public let run: Int
    }

    /// The lines from top to bottom.
    public let lines: [Line]
    /// Where they stand.
    public let grid: LineGrid

    /// All letters, as the lines are cut from them.
    let string: String
    /// Nil where there is no run, and so no letter.
    let measure: PointMeasure?
    /// Whether any stretch of the text has only widths that are known.
    let isKnown: Bool

    /// Wraps a text into lines of at most `width` points; blanks and line breaks at its end are dropped.
    public init(_ text: borrowing Scene.Text, width: Double) {
        var string = text.string
        (measure, lines, isKnown) = string.withUTF8 { utf8 in
            guard let measure = PointMeasure(text, bytes: TextBytes(utf8)) else { return (nil, [], true) }
            let words = TextBytes(UnsafeBufferPointer(rebasing: utf8[..<TextBytes(utf8).endOfWords]))
            // What adds up to the width in another order must not be wrapped for it.
            let lines = LineBreaker.wrap(words, width: width + 0.001, by: measure).lines
            // All tables have the same letters.
            return (measure, lines, measure[0].face.knowsAll(of: words))
        }
        self.string = string
        grid = LineGrid(text, count: lines.count)
    }

    /// The width of the widest line, in points.
    public var width: Double {
        guard var widest = lines.first?.width else { return 0 }
        for line in lines where widest < line.width { widest = line.width }
        return widest
    }

    /// The height in points.
    public var height: Double { grid.height }

    /// Whether the text, or a paragraph of it, ends with a line, counted from 0.
    public func endsParagraph(withLine number: Int) -> Bool {
        guard number + 1 < lines.count else { return true }
        return letters(in: lines[number].end..<lines[number + 1].start).utf8.contains(UInt8(ascii: "\n"))
    }

    /// The letters of a stretch of the bytes.
    public func letters(in range: Range<Int>) -> Substring {
        let start = string.utf8.index(string.startIndex, offsetBy: range.lowerBound)
        return string[start..<string.utf8.index(start, offsetBy: range.count)]
    }
}
