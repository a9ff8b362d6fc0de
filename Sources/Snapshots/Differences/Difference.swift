/// How a rendering differs from its golden.
public struct Difference: Sendable {
    /// The difference as people read it, whole; line ends and blanks that matter are visible.
    public let lines: [DifferenceLine]
    /// What the change is known by.
    public let key: ChangeKey
    /// Whether nothing differs but that lines of the golden end with CR LF.
    public let isOfLineEndingsOnly: Bool

    /// Whether the golden shows that it was edited: other line endings, the marks of a merge, no newline at its
    /// end, nothing at all.
    public let showsEditing: Bool

    /// What a golden is known by that is recorded anyway, so that nobody looks into its change.
    public static let recorded = ChangeKey(named: "recorded")

    /// Whether nothing differs but that lines of the golden end with CR LF.
    public static func isOfLineEndingsOnly(golden: [UInt8], rendering: [UInt8]) -> Bool {
        TextLines.withoutCarriageReturns(golden) == rendering
    }

    /// Bytes of a golden beyond which it is compared as bytes and not as text.
    private static let textLimit = 8 << 20

    /// The difference of two files that are not equal.
    public init(golden: [UInt8], rendering: [UInt8]) {
        let healed = TextLines.withoutCarriageReturns(golden)
        isOfLineEndingsOnly = healed == rendering
        let isText =
            max(golden.count, rendering.count) <= Self.textLimit && TextLines.isText(golden)
            && TextLines.isText(rendering)
        if isOfLineEndingsOnly {
            key = ChangeKey(named: "line endings")
            showsEditing = true
            lines = [
                .remark(
                    "only the line endings differ: the golden has CR LF, the rendering LF; "
                        + "recording mends it")
            ]
        } else if isText {
            // A golden whose line endings have been changed as well is shown without that.
            let hasOtherEndings = healed.map { !$0.contains(UInt8(ascii: "\r")) } ?? false
            let difference = TextDifference(
                golden: hasOtherEndings ? healed ?? golden : golden, rendering: rendering)
            let ending = hasOtherEndings ? ["the golden's line endings are CR LF"] : []
            key = difference.key
            showsEditing = hasOtherEndings || !difference.signsOfEditing.isEmpty
            lines = difference.lines() + (difference.remarks + ending).map { .remark($0) }
        } else {
            let remark = Self.remark(golden: golden, rendering: rendering)
            key = ChangeKey(named: remark)
            showsEditing = golden.isEmpty
            lines = [.remark(remark)]
        }
    }

    /// The difference of a rendering that has no golden: all of it is new.
    public init(new rendering: [UInt8], by renderer: String) {
        isOfLineEndingsOnly = false
        showsEditing = false
        key = ChangeKey(named: "new golden of \(renderer)")
        guard rendering.count <= Self.textLimit, TextLines.isText(rendering) else {
            lines = [.remark("\(rendering.count) bytes that are no text")]
            return
        }
        let text = TextLines(rendering)
        lines = text.lines.enumerated().map { index, line in
            DifferenceLine(.added, number: index + 1, VisibleLine.segments(line, marks: []))
        }
    }

    /// The lines, of which at most `limit` are shown and the others counted.
    public func lines(limit: Int) -> [DifferenceLine] { DifferenceLine.cut(lines, to: limit) }

    // MARK: Bytes

    private static func remark(golden: [UInt8], rendering: [UInt8]) -> String {
        if let old = PNGPicture(golden), let new = PNGPicture(rendering) { return remark(old, new) }
        let sizes =
            golden.count == rendering.count
            ? "\(golden.count) bytes" : "\(golden.count) bytes -> \(rendering.count) bytes"
        let first = zip(golden, rendering).enumerated().first { $0.element.0 != $0.element.1 }
        guard let first else { return "\(sizes), equal up to the end of the shorter" }
        let (old, new) = (hex(first.element.0), hex(first.element.1))
        return "\(sizes), the first that differs at offset \(first.offset): \(old) -> \(new)"
    }

    private static func remark(_ old: PNGPicture, _ new: PNGPicture) -> String {
        let size = "\(old.width) x \(old.height)"
        guard old.width == new.width, old.height == new.height else {
            return "\(size) pixels -> \(new.width) x \(new.height)"
        }
        guard old.format == new.format else { return "\(size) pixels, stored in another format" }
        guard old.rows != nil, new.rows != nil else {
            return "\(size) pixels in both, stored in a way that is not compared"
        }
        guard let pixel = old.firstDifference(from: new) else {
            return "\(size) equal pixels, packed or described otherwise"
        }
        return "\(size) pixels, the first that differs in column \(pixel.column), row \(pixel.row)"
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }
}
