import SceneModel

/// Measures a text of several runs in points.
struct PointMeasure: LineMeasure {
    /// A stretch of the bytes with one font.
    struct Stretch {
        /// The byte after its last.
        let end: Int
        let face: FaceWidths
        let kern: Double
    }

    private let bytes: [UInt8]
    private let stretches: [Stretch]

    /// A measure of some bytes, in stretches that cover them.
    init(_ bytes: [UInt8], stretches: [Stretch]) {
        self.bytes = bytes
        self.stretches = stretches
    }

    func width(ofASCII range: Range<Int>) -> Double {
        guard var number = index(at: range.lowerBound) else { return 0 }
        var width = 0.0
        for index in range {
            while stretches[number].end <= index, number + 1 < stretches.count { number += 1 }
            width += stretches[number].face.points(ofASCII: bytes[index]) + stretches[number].kern
        }
        return width
    }

    func width(of cluster: Character, at index: Int) -> Double {
        advance(of: cluster, at: index).points
    }

    func isWide(_ cluster: Character, width: Double) -> Bool { WideCharacters.contains(cluster) }

    /// The width of a cluster with the space after it, and whether it is known.
    func advance(of cluster: Character, at index: Int) -> FaceWidths.Advance {
        guard let number = self.index(at: index) else { return FaceWidths.Advance(points: 0, isKnown: true) }
        var advance = stretches[number].face.advance(of: cluster)
        advance.points += stretches[number].kern
        return advance
    }

    /// The number of the stretch that a byte is in; nil where there are none.
    func index(at byte: Int) -> Int? {
        if stretches.count == 1 { return 0 }
        var low = 0
        var high = stretches.count
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].end <= byte { low = middle + 1 } else { high = middle }
        }
        return low < stretches.count ? low : stretches.indices.last
    }
}
