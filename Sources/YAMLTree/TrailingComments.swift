import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The places where a comment may begin behind something else on its line.
///
/// They are looked for before parsing, so some are inside a quoted text; but no plain scalar ends there.
/// Most files have none, and then nothing is done for a scalar.
struct TrailingComments {
    /// The place behind what stands before the blanks, and that of the `#`, in the order of the file.
    private let candidates: [(end: Place, hash: Place)]
    private var next = 0

    init(in source: SourceText) {
        let offsets = Self.offsets(in: source.bytes)
        let places = source.positions(ofBytes: offsets).map(Place.init)
        candidates = stride(from: 0, to: places.count, by: 2).map { (places[$0], places[$0 + 1]) }
    }

    /// Whether there is none, which holds for most files.
    var isEmpty: Bool { candidates.isEmpty }

    /// Where a comment begins behind a scalar that ends at `end`; ends must come in the order of the file.
    mutating func comment(behind end: Place) -> Place? {
        while next < candidates.count, candidates[next].end < end { next += 1 }
        guard next < candidates.count, candidates[next].end == end else { return nil }
        return candidates[next].hash
    }

    /// The last `#` between two places that a letter or digit follows, as in `#1` and `#ffffff`: its author
    /// may have meant it as text.
    static func suspect(
        in source: SourceText, between start: SourcePosition, and end: SourcePosition
    )
        -> SourcePosition?
    {
        let hashes = offsets(in: source.bytes).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let suspects = hashes.filter { $0 + 1 < source.bytes.count && source.bytes[$0 + 1] > 0x2F }
        return source.positions(ofBytes: suspects).last { start < $0 && $0 < end }
    }

    /// For each `#` behind a blank: the byte behind what stands before the blanks, and the byte of the `#`.
    private static func offsets(in bytes: [UInt8]) -> [Int] {
        var offsets: [Int] = []
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            var start = 0
            while start < buffer.count, let hit = memchr(base + start, 0x23, buffer.count - start) {
                let hash = base.distance(to: UnsafeRawPointer(hit))
                var end = hash
                while end > 0, buffer[end - 1] == 0x20 || buffer[end - 1] == 0x09 { end -= 1 }
                if end < hash, end > 0, buffer[end - 1] != 0x0A { offsets += [end, hash] }
                start = hash + 1
            }
        }
        return offsets
    }
}
