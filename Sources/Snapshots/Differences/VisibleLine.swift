import TerminalText

/// A line in which every letter can be seen, and none commands a terminal.
///
/// A carriage return is shown as `␍`, a tab as `⇥`, blanks at the end as `·`, and a line with nothing in it as
/// `↵`; other control characters are spelt out.
enum VisibleLine {
    /// The line in stretches, of which those in `marks` (ranges of its bytes) are marked.
    static func segments(_ line: ArraySlice<UInt8>, marks: [Range<Int>]) -> [DifferenceLine.Segment] {
        guard !line.isEmpty else { return [DifferenceLine.Segment("↵")] }
        let blanks = line.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }.count
        let end = line.endIndex - blanks
        var segments: [DifferenceLine.Segment] = []
        var start = line.startIndex
        for mark in marks + [line.endIndex..<line.endIndex] {
            for (range, isMarked) in [(start..<mark.lowerBound, false), (mark, true)] where !range.isEmpty {
                segments.append(
                    DifferenceLine.Segment(text(line[range], trailingFrom: end), isMarked: isMarked))
            }
            start = mark.upperBound
        }
        return segments
    }

    /// The text of some bytes; blanks from `end` on are at the end of the line.
    private static func text(_ bytes: ArraySlice<UInt8>, trailingFrom end: Int) -> String {
        let cut = min(max(end, bytes.startIndex), bytes.endIndex)
        var shown = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars.dropLast(bytes.endIndex - cut) {
            switch scalar {
            case "\t": shown.append("⇥")
            case "\r": shown.append("␍")
            default: shown.append(scalar)
            }
        }
        for byte in bytes[cut...] { shown.append(byte == UInt8(ascii: "\r") ? "␍" : "·") }
        return VisibleText.escape(String(shown))
    }
}
