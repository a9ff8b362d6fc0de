/// A PNG picture as far as two can be compared: its size, and its pixels as they are stored.
struct PNGPicture {
    /// Pixels.
    let width: Int
    /// Pixels.
    let height: Int
    /// Bits of a pixel, and what they mean: depth and colour type of the header.
    let format: [UInt8]
    /// The rows of pixels, without filters; nil where they cannot be unpacked or are interlaced.
    let rows: [ArraySlice<UInt8>]?
    /// Bits of a pixel.
    private let bitsPerPixel: Int

    /// The largest picture that is unpacked, in bytes.
    private static let limit = 256 << 20
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The picture in some bytes; nil where they are none.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.signature) else { return nil }
        let chunks = Self.chunks(bytes)
        guard let header = chunks.first, header.type == "IHDR", header.data.count == 13 else { return nil }
        let fields = Array(header.data)
        width = Self.number(fields[0..<4])
        height = Self.number(fields[4..<8])
        format = [fields[8], fields[9]]
        guard width > 0, height > 0, let samples = Self.samples(fields[9]),
            [1, 2, 4, 8, 16].contains(fields[8])
        else {
            return nil
        }
        bitsPerPixel = Int(fields[8]) * samples
        let (area, isTooLarge) = height.multipliedReportingOverflow(by: (width * bitsPerPixel + 7) / 8 + 1)
        guard fields[12] == 0, !isTooLarge, area <= Self.limit else {
            rows = nil
            return
        }
        let packed = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
        // The two bytes of zlib's header are in front of the data.
        let unpacked = Inflater.unpack(packed.dropFirst(2), limit: area)
        rows = unpacked.flatMap { [bitsPerPixel, width, height] in
            Self.rows(
                $0, length: (width * bitsPerPixel + 7) / 8, count: height, step: max(1, bitsPerPixel / 8))
        }
    }

    /// The column and row, from 0, of the first pixel that is another in `other`, a picture of the same size
    /// and format; nil where there is none or the pixels are not known.
    func firstDifference(from other: PNGPicture) -> (column: Int, row: Int)? {
        guard let rows, let others = other.rows else { return nil }
        for (row, (one, two)) in zip(rows, others).enumerated() where !one.elementsEqual(two) {
            let offset = zip(one, two).enumerated().first { $0.element.0 != $0.element.1 }
            guard let offset else { continue }
            // Of pixels smaller than a byte, the first that differs is the one with the highest bit that does.
            let bit = offset.element.0 ^ offset.element.1
            return ((offset.offset * 8 + bit.leadingZeroBitCount) / bitsPerPixel, row)
        }
        return nil
    }

    private static func chunks(_ bytes: [UInt8]) -> [(type: String, data: ArraySlice<UInt8>)] {
        var chunks: [(type: String, data: ArraySlice<UInt8>)] = []
        var next = signature.count
        while bytes.count - next >= 12 {
            let count = number(bytes[next..<next + 4])
            let type = String(decoding: bytes[next + 4..<next + 8], as: UTF8.self)
            guard count <= bytes.count - next - 12 else { break }
            chunks.append((type, bytes[next + 8..<next + 8 + count]))
            next += 12 + count
        }
        return chunks
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// Samples of a pixel, by the colour type.
    private static func samples(_ colorType: UInt8) -> Int? {
        switch colorType {
        case 0, 3: 1
        case 2: 3
        case 4: 2
        case 6: 4
        default: nil
        }
    }

    /// The rows with their filters undone; each is led by the number of its filter.
    private static func rows(
        _ bytes: [UInt8], length: Int, count: Int, step: Int
    ) -> [ArraySlice<UInt8>]? {
        guard bytes.count == (length + 1) * count else { return nil }
        var rows: [ArraySlice<UInt8>] = []
        var above = [UInt8](repeating: 0, count: length)
        for row in 0..<count {
            let start = row * (length + 1)
            var line = Array(bytes[start + 1..<start + 1 + length])
            for index in line.indices {
                let left = index >= step ? line[index - step] : 0
                let corner = index >= step ? above[index - step] : 0
                guard let guess = guess(bytes[start], left, above[index], corner) else { return nil }
                line[index] &+= guess
            }
            rows.append(line[...])
            above = line
        }
        return rows
    }

    /// What a filter expects of a byte, by those left of it and above it; nil for a filter that there is not.
    private static func guess(_ filter: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8? {
        switch filter {
        case 0: return 0
        case 1: return left
        case 2: return above
        case 3: return UInt8((Int(left) + Int(above)) / 2)
        case 4:
            let estimate = Int(left) + Int(above) - Int(corner)
            let distances = [left, above, corner].map { abs(estimate - Int($0)) }
            if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
            return distances[1] <= distances[2] ? above : corner
        default: return nil
        }
    }
}
