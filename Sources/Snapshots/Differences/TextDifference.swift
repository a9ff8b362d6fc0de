/// The difference of two texts, line by line.
struct TextDifference {
    /// Lines of the golden that lines of the rendering stand in the place of; either may be none.
    struct Change: Hashable {
        var old: Range<Int>
        var new: Range<Int>
    }

    let old: TextLines
    let new: TextLines
    /// What differs, from top to bottom.
    let changes: [Change]
    /// Whether lines differ besides that in hashes only, which follow from the rest.
    let hasChangedHashes: Bool
    /// What differs inside the lines of each change.
    private let details: [IntralineDifference]

    init(golden: [UInt8], rendering: [UInt8]) {
        old = TextLines(golden)
        new = TextLines(rendering)
        let strict = Self.changes(old, new, ignoringHashes: false)
        let loose = Self.changes(old, new, ignoringHashes: true)
        hasChangedHashes = !loose.isEmpty && loose != strict
        changes = loose.isEmpty ? strict : loose
        let (before, after) = (old.lines, new.lines)
        details = changes.map { IntralineDifference(old: before[$0.old], new: after[$0.new]) }
    }

    private static func changes(_ old: TextLines, _ new: TextLines, ignoringHashes: Bool) -> [Change] {
        var numbering = LineNumbering()
        let before = numbering.numbers(old, ignoringHashes: ignoringHashes)
        let after = numbering.numbers(new, ignoringHashes: ignoringHashes)
        var changes: [Change] = []
        var (x, y) = (0, 0)
        let end = SequenceMatch.Block(old: before.count, new: after.count, count: 0)
        for block in SequenceMatch.blocks(before, after) + [end] {
            if block.old > x || block.new > y {
                changes.append(Change(old: x..<block.old, new: y..<block.new))
            }
            (x, y) = (block.old + block.count, block.new + block.count)
        }
        return changes
    }

    /// What the change is known by.
    var key: ChangeKey {
        var edits = details.flatMap(\.edits)
        if old.endsWithNewline != new.endsWithNewline {
            edits.append(Array((old.endsWithNewline ? "newline removed" : "newline added").utf8))
        }
        return ChangeKey(edits: edits)
    }

    /// What is to be said of the ends of the texts, where blanks differ that nobody sees.
    var remarks: [String] {
        var remarks = signsOfEditing
        if !new.endsWithNewline { remarks.append("the rendering has no newline at its end") }
        if emptyLinesMore < 0 { remarks.append("the rendering has \(emptyLines) more at its end") }
        if hasChangedHashes { remarks.append("hashes that follow from this are left out") }
        return remarks
    }

    /// What the golden itself says of having been edited, or spoilt by a program.
    var signsOfEditing: [String] {
        var signs: [String] = []
        if old.lines.isEmpty { signs.append("the golden is empty") }
        if !old.endsWithNewline { signs.append("the golden has no newline at its end") }
        if emptyLinesMore > 0 { signs.append("the golden has \(emptyLines) more at its end") }
        if beginsWithByteOrderMark(old), !beginsWithByteOrderMark(new) {
            signs.append("the golden begins with a byte order mark")
        }
        if hasConflict { signs.append("the golden holds the marks of a merge conflict") }
        return signs
    }

    /// How many more empty lines stand at the golden's end than at the rendering's, where both have a newline.
    private var emptyLinesMore: Int {
        guard old.endsWithNewline, new.endsWithNewline, !old.lines.isEmpty else { return 0 }
        return old.emptyLinesAtEnd - new.emptyLinesAtEnd
    }

    private var emptyLines: String {
        let count = abs(emptyLinesMore)
        return count == 1 ? "an empty line" : "\(count) empty lines"
    }

    private func beginsWithByteOrderMark(_ text: TextLines) -> Bool {
        text.lines.first?.starts(with: [0xEF, 0xBB, 0xBF]) ?? false
    }

    /// Whether a merge left all of its three marks, each at the start of a line.
    private var hasConflict: Bool {
        ["<<<<<<< ", "=======", ">>>>>>> "].allSatisfy { mark in
            old.lines.contains { $0.starts(with: mark.utf8) }
        }
    }
}

// MARK: - Lines for people

extension TextDifference {
    /// Lines that stand around a change.
    private static let contextCount = 2

    /// The lines with what is around them.
    func lines() -> [DifferenceLine] {
        var lines: [DifferenceLine] = []
        // The first line of the golden that has not been shown.
        var shown = 0
        for (index, change) in changes.enumerated() {
            let start = max(shown, change.old.lowerBound - Self.contextCount)
            if start > shown { lines.append(gap(start - shown)) }
            lines += (start..<change.old.lowerBound).map(context)
            lines += removed(change, details[index].oldMarks) + added(change, details[index].newMarks)
            shown = change.old.upperBound
            let next = index + 1 < changes.count ? changes[index + 1].old.lowerBound : old.lines.count
            let end = min(shown + Self.contextCount, next)
            lines += (shown..<end).map(context)
            shown = end
        }
        if shown < old.lines.count { lines.append(gap(old.lines.count - shown)) }
        return lines
    }

    private func gap(_ count: Int) -> DifferenceLine {
        DifferenceLine(.gap, [.init(count == 1 ? "… 1 equal line" : "… \(count) equal lines")])
    }

    private func context(_ index: Int) -> DifferenceLine {
        DifferenceLine(.context, number: index + 1, VisibleLine.segments(old.lines[index], marks: []))
    }

    private func removed(_ change: Change, _ marks: [[Range<Int>]]) -> [DifferenceLine] {
        zip(change.old, marks).flatMap { index, marks in
            line(.removed, index, marks, of: old)
        }
    }

    private func added(_ change: Change, _ marks: [[Range<Int>]]) -> [DifferenceLine] {
        zip(change.new, marks).flatMap { index, marks in
            line(.added, index, marks, of: new)
        }
    }

    private func line(
        _ kind: DifferenceLine.Kind, _ index: Int, _ marks: [Range<Int>], of text: TextLines
    ) -> [DifferenceLine] {
        let line = DifferenceLine(
            kind, number: index + 1, VisibleLine.segments(text.lines[index], marks: marks))
        let isUnended = index == text.lines.count - 1 && !text.endsWithNewline
        return isUnended ? [line, .remark("no newline at the end")] : [line]
    }
}
