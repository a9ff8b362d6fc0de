import TerminalText

/// One line of a difference as people read it: its characters are escaped, and blanks that matter are visible.
public struct DifferenceLine: Hashable, Sendable {
    /// What kind of line.
    public enum Kind: String, CaseIterable, Sendable {
        /// It is in both.
        case context
        /// It is in the golden only.
        case removed
        /// It is in the rendering only.
        case added
        /// Lines that are in both are left out here.
        case gap
        /// A remark in words.
        case remark

        /// What stands before the line, so that colour is never the only sign.
        public var sign: String {
            switch self {
            case .context, .gap: " "
            case .removed: "-"
            case .added: "+"
            case .remark: "\\"
            }
        }
    }

    /// A stretch of the line.
    public struct Segment: Hashable, Sendable {
        /// Its letters.
        public var text: String
        /// Whether it is what differs within the line.
        public var isMarked: Bool

        /// A stretch of letters.
        public init(_ text: String, isMarked: Bool = false) {
            self.text = text
            self.isMarked = isMarked
        }
    }

    /// What kind of line.
    public var kind: Kind
    /// The line's number, from 1, in the golden or, for an added line, in the rendering; nil for a remark.
    public var number: Int?
    /// The letters, in stretches.
    public var segments: [Segment]

    /// A line of a difference.
    public init(_ kind: Kind, number: Int? = nil, _ segments: [Segment]) {
        self.kind = kind
        self.number = number
        self.segments = segments
    }

    /// A remark in words.
    static func remark(_ text: String) -> DifferenceLine { DifferenceLine(.remark, [Segment(text)]) }

    /// The first `limit` lines; the others are counted, but for the last remarks among them.
    public static func cut(_ lines: [DifferenceLine], to limit: Int) -> [DifferenceLine] {
        guard lines.count > limit else { return lines }
        let kept = lines.prefix(limit)
        let remarks = lines.dropFirst(limit).filter { $0.kind == .remark && $0.number == nil }.suffix(4)
        let left = lines.count - limit - remarks.count
        let gap = DifferenceLine(.gap, [.init("… \(left) more \(left == 1 ? "line" : "lines")")])
        return kept + (left > 0 ? [gap] : []) + remarks
    }

    /// The letters alone.
    public var text: String { segments.map(\.text).joined() }

    /// The line in at most `columns` columns, with `…` for what is left out; what differs stays in sight.
    public func fitted(columns: Int) -> DifferenceLine {
        if segments.reduce(0, { $0 + $1.text.utf8.count }) <= columns { return self }
        var cells = segments.flatMap { segment in segment.text.map { ($0, segment.isMarked) } }
        let widths = cells.map { CellWidth.of($0.0) }
        guard widths.reduce(0, +) > columns else { return self }
        let first = cells.firstIndex { $0.1 } ?? 0
        // A third of the room shows what stands before the first difference.
        var start = first
        var room = first > 0 && widths[..<first].reduce(0, +) > columns / 3 ? columns / 3 : columns
        while start > 0, room >= widths[start - 1] {
            room -= widths[start - 1]
            start -= 1
        }
        cells = Array(cells[start...])
        let prefix = start > 0 ? "…" : ""
        var left = columns - CellWidth.of(prefix) - 1
        let kept = cells.prefix { cell in
            left -= CellWidth.of(cell.0)
            return left >= 0
        }
        let suffix = kept.count < cells.count ? "…" : ""
        var copy = self
        copy.segments = Self.joined([(prefix, false)] + kept.map { (String($0.0), $0.1) } + [(suffix, false)])
        return copy
    }

    private static func joined(_ parts: [(String, Bool)]) -> [Segment] {
        var segments: [Segment] = []
        for (text, isMarked) in parts where !text.isEmpty {
            if let last = segments.last, last.isMarked == isMarked {
                segments[segments.count - 1].text += text
            } else {
                segments.append(Segment(text, isMarked: isMarked))
            }
        }
        return segments
    }
}
