import SceneModel

/// Measures a text of several runs in points.
struct PointMeasure: LineMeasure, Sendable {
    /// A stretch of the bytes with one font.
    struct Stretch {
        /// The byte after its last.
        var end: Int
        let face: FaceWidths
        let kern: Double
    }

    /// The first stretch apart, since most texts have no more.
    private var first: Stretch
    private var others: [Stretch] = []

    /// A measure of the runs of a text, which are `bytes` one after another; nil where there is no run.
    ///
    /// Marks at the start of a run stay with the letter before them, in that one's looks.
    init?(_ text: borrowing Scene.Text, bytes: TextBytes) {
        guard !text.runs.isEmpty else { return nil }
        first = Self.stretch(text.runs[0], after: 0)
        for index in text.runs.indices.dropFirst() {
            let border = others.last?.end ?? first.end
            let next = Self.stretch(text.runs[index], after: border)
            let whole = TextBytes(UnsafeBufferPointer(rebasing: bytes.utf8[..<next.end]))
            let joining = ClusterJoining.byteCount(after: border, in: whole)
            if others.isEmpty { first.end += joining } else { others[others.count - 1].end += joining }
            others.append(next)
        }
    }

    private static func stretch(_ run: borrowing Scene.Text.Run, after border: Int) -> Stretch {
        Stretch(end: border + run.text.utf8.count, face: FaceWidths(run.font), kern: run.kern)
    }

    /// The stretch of that number.
    subscript(number: Int) -> Stretch { number == 0 ? first : others[number - 1] }

    /// How many stretches there are, one a run.
    var count: Int { others.count + 1 }

    func width(ofASCII range: Range<Int>, in bytes: TextBytes) -> Double {
        if range.upperBound <= first.end {
            return first.face.points(ofASCII: range, in: bytes, kern: first.kern)
        }
        var width = 0.0
        var number = self.number(at: range.lowerBound)
        for index in range {
            while self[number].end <= index, number + 1 < count { number += 1 }
            width += self[number].face.points(ofASCII: bytes[index]) + self[number].kern
        }
        return width
    }

    func width(ofScalars range: Range<Int>, in bytes: TextBytes) -> Double {
        if range.upperBound <= first.end {
            return first.face.points(ofScalars: range, in: bytes, kern: first.kern)
        }
        var width = 0.0
        var number = self.number(at: range.lowerBound)
        var index = range.lowerBound
        while index < range.upperBound, let scalar = bytes.loneScalar(at: index) {
            while self[number].end <= index, number + 1 < count { number += 1 }
            width += self[number].face.points(of: scalar) + self[number].kern
            index += UTF8.width(scalar)
        }
        return width
    }

    func width(of cluster: Cluster, at index: Int) -> Double {
        let stretch = self[number(at: index)]
        return stretch.face.advance(of: cluster).points + stretch.kern
    }

    func isWide(_ cluster: Cluster, width: Double) -> Bool { WideCharacters.contains(cluster) }

    /// The number of the stretch that a byte is in.
    func number(at byte: Int) -> Int {
        guard !others.isEmpty, first.end <= byte else { return 0 }
        var low = 0
        var high = others.count
        while low < high {
            let middle = (low + high) / 2
            if others[middle].end <= byte { low = middle + 1 } else { high = middle }
        }
        return min(low + 1, others.count)
    }
}
