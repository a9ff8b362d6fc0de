extension TypesetText {
    /// The pieces of a stretch of the text, in the order of reading.
    public struct Pieces: Sequence, IteratorProtocol {
        private let measure: PointMeasure?
        private var start: Int
        private let end: Int
        private var number: Int

        init(of range: Range<Int>, by measure: PointMeasure?) {
            self.measure = measure
            start = range.lowerBound
            end = range.upperBound
            number = measure?.number(at: start) ?? 0
        }

        /// The next piece, which is not empty.
        public mutating func next() -> Piece? {
            guard start < end, let measure else { return nil }
            while number + 1 < measure.count, measure[number].end <= start { number += 1 }
            let piece = Piece(range: start..<Swift.min(measure[number].end, end), run: number)
            start = piece.range.upperBound
            return piece
        }
    }

    /// The pieces of a stretch of the text, in the order of reading.
    public func pieces(in range: Range<Int>) -> Pieces { Pieces(of: range, by: measure) }

    /// The number of the run that a letter of the text has its looks from.
    public func run(at byte: Int) -> Int { measure?.number(at: byte) ?? 0 }

    /// The width of a piece, in points.
    public func width(of piece: Piece) -> Double {
        withBytes { bytes in
            guard let measure else { return 0 }
            if bytes.areASCII(piece.range) { return measure.width(ofASCII: piece.range, in: bytes) }
            var width = 0.0
            var index = piece.range.lowerBound
            for cluster in Clusters(bytes, in: piece.range) {
                width += measure.width(of: cluster, at: index)
                index += cluster.byteCount
            }
            return width
        }
    }

    /// Whether the faces have all widths of a stretch of the text, and none is only likely.
    public func isExact(_ range: Range<Int>) -> Bool {
        if isKnown { return true }
        return withBytes { bytes in
            pieces(in: range).allSatisfy { piece in
                guard let face = measure?[piece.run].face, !bytes.areASCII(piece.range) else { return true }
                return Clusters(bytes, in: piece.range).allSatisfy { face.advance(of: $0).isKnown }
            }
        }
    }

    /// Whether a stretch of the text has a space at its edge, or two beside each other.
    public func hasLooseSpaces(in range: Range<Int>) -> Bool {
        withBytes { bytes in
            var last = UInt8(ascii: " ")
            for index in range {
                if bytes[index] == UInt8(ascii: " "), last == bytes[index] { return true }
                last = bytes[index]
            }
            return last == UInt8(ascii: " ")
        }
    }

    private func withBytes<Result>(_ read: (TextBytes) -> Result) -> Result {
        var string = string
        return string.withUTF8 { read(TextBytes($0)) }
    }
}
