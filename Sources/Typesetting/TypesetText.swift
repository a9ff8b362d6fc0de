public import SceneModel

/// A text wrapped into lines of a width, by the widths of its faces.
public struct TypesetText: Sendable {
    /// Letters of one run on one line.
    public struct Piece: Hashable, Sendable {
        /// The letters.
        public var text: String
        /// The number of the run that they have their looks from.
        public var run: Int
        /// Points.
        public var width: Double
        /// Whether the faces have all these widths, and none is only likely.
        public var isExact: Bool
    }

    /// One line.
    public struct Line: Hashable, Sendable {
        /// What is on it, in the order of reading; nothing on an empty line.
        public var pieces: [Piece]
        /// Points, without the spaces that were dropped at its end.
        public var width: Double
        /// Whether the text, or a paragraph of it, ends here.
        public var endsParagraph: Bool
    }

    /// The lines from top to bottom.
    public private(set) var lines: [Line] = []
    /// Where they stand.
    public let grid: LineGrid

    /// Wraps a text into lines of at most `width` points; blanks and line breaks at its end are dropped.
    public init(_ text: Scene.Text, width: Double) {
        let source = RunBytes(text)
        let measure = PointMeasure(source.bytes, stretches: source.stretches)
        // What adds up to the width in another order must not be wrapped for it.
        let found = LineBreaker.wrap(source.bytes, width: width + 0.001, by: measure).lines
        for (number, line) in found.enumerated() {
            let next = number + 1 < found.count ? found[number + 1].start : line.end
            lines.append(
                Line(
                    pieces: source.pieces(in: line.start..<line.end, by: measure), width: line.width,
                    endsParagraph: number + 1 == found.count || source.hasBreak(in: line.end..<next)))
        }
        grid = LineGrid(text, count: lines.count)
    }

    /// The width of the widest line, in points.
    public var width: Double { lines.map(\.width).max() ?? 0 }

    /// The height in points.
    public var height: Double { grid.height }
}

/// The runs of a text as bytes one after another.
private struct RunBytes {
    private(set) var bytes: [UInt8] = []
    private(set) var stretches: [PointMeasure.Stretch] = []

    init(_ text: Scene.Text) {
        for run in text.runs { append(run) }
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        bytes.removeLast(bytes.count - (bytes.lastIndex { !isBlank($0) } ?? -1) - 1)
    }

    /// Adds a run; marks at its start stay with the letter before them, in that one's looks.
    private mutating func append(_ run: Scene.Text.Run) {
        let joining = joiningBytes(of: run.text)
        bytes.append(contentsOf: run.text.utf8)
        if joining > 0, let last = stretches.popLast() {
            stretches.append(.init(end: last.end + joining, face: last.face, kern: last.kern))
        }
        stretches.append(.init(end: bytes.count, face: FaceWidths(run.font), kern: run.kern))
    }

    private func joiningBytes(of text: String) -> Int {
        guard !stretches.isEmpty, let byte = text.utf8.first, byte >= 0x80 else { return 0 }
        // Longer clusters exist, but no person writes them.
        let tail = String(decoding: bytes.suffix(64), as: UTF8.self)
        guard let last = tail.last, let whole = (String(last) + text.prefix(1)).first else { return 0 }
        return max(0, whole.utf8.count - last.utf8.count)
    }

    func hasBreak(in range: Range<Int>) -> Bool { bytes[range].contains(UInt8(ascii: "\n")) }

    func pieces(in range: Range<Int>, by measure: PointMeasure) -> [TypesetText.Piece] {
        var pieces: [TypesetText.Piece] = []
        var start = range.lowerBound
        guard var run = measure.index(at: start) else { return [] }
        while start < range.upperBound {
            let end = min(stretches[run].end, range.upperBound)
            if end > start { pieces.append(piece(start..<end, run: run, by: measure)) }
            start = end
            run += 1
        }
        return pieces
    }

    private func piece(_ range: Range<Int>, run: Int, by measure: PointMeasure) -> TypesetText.Piece {
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard bytes[range].contains(where: { $0 >= 0x80 }) else {
            return TypesetText.Piece(
                text: text, run: run, width: measure.width(ofASCII: range), isExact: true)
        }
        var piece = TypesetText.Piece(text: text, run: run, width: 0, isExact: true)
        var index = range.lowerBound
        for cluster in text {
            let advance = measure.advance(of: cluster, at: index)
            piece.width += advance.points
            piece.isExact = piece.isExact && advance.isKnown
            index += cluster.utf8.count
        }
        return piece
    }
}
