import Synchronization

/// Where the lines of a text begin: found in one walk when it is first asked for, and kept.
///
/// Most files have nothing wrong with them, and then nobody asks.
final class LineStarts: Sendable {
    private let offsets = Mutex<[UInt32]?>(nil)

    /// The byte at which the line with that number (from 1) begins; nil where there is no such line.
    func start(ofLine number: Int, in bytes: [UInt8], from first: Int) -> Int? {
        with(bytes, from: first) { starts in
            starts.indices.contains(number - 1) ? Int(starts[number - 1]) : nil
        }
    }

    /// The number of the last line that begins at or before a byte, and where it begins.
    func line(ofByte offset: Int, in bytes: [UInt8], from first: Int) -> (number: Int, start: Int) {
        with(bytes, from: first) { starts in
            var low = 1
            var high = starts.count
            while low < high {
                let middle = (low + high) / 2
                if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
            }
            return (low, Int(starts[low - 1]))
        }
    }

    private func with<Result: Sendable>(
        _ bytes: [UInt8], from first: Int, _ body: ([UInt32]) -> Result
    ) -> Result {
        offsets.withLock { known in
            let starts = known ?? Self.find(in: bytes, from: first)
            known = starts
            return body(starts)
        }
    }

    /// The first place that a line can have begins one, whatever is there.
    private static func find(in bytes: [UInt8], from first: Int) -> [UInt32] {
        var starts = [UInt32(clamping: first)]
        var index = first
        while index < bytes.count {
            let lineBreak = LineCounter.lineBreakLength(at: index, in: bytes)
            index += max(lineBreak, 1)
            if lineBreak > 0 { starts.append(UInt32(clamping: index)) }
        }
        return starts
    }
}
