import Testing

@testable import Snapshots

@Suite("Differences that people can read")
struct DifferenceTests {
    private func difference(_ golden: String, _ rendering: String) -> Difference {
        Difference(golden: golden.bytes, rendering: rendering.bytes)
    }

    private func shown(_ golden: String, _ rendering: String) -> [String] {
        difference(golden, rendering).lines.map { "\($0.kind.sign)\($0.text)" }
    }

    /// Equal numbers give equal "random" sequences.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test("what two sequences have in common is in both, in order, and enough to make one of the other")
    func matches() {
        var dice = Dice(state: 7)
        for round in 0..<400 {
            let letters = round % 7 + 1
            let old = (0..<Int.random(in: 0...30, using: &dice)).map { _ in
                Int.random(in: 0..<letters, using: &dice)
            }
            var new = old
            for _ in 0..<Int.random(in: 0...6, using: &dice) {
                let place = Int.random(in: 0...new.count, using: &dice)
                if Bool.random(using: &dice) {
                    new.insert(Int.random(in: 0..<letters, using: &dice), at: place)
                } else if place < new.count {
                    new.remove(at: place)
                }
            }
            let blocks = SequenceMatch.blocks(old, new)
            var (x, y) = (0, 0)
            for block in blocks {
                #expect(block.count > 0 && block.old >= x && block.new >= y)
                let common = old[block.old..<block.old + block.count]
                #expect(common.elementsEqual(new[block.new..<block.new + block.count]))
                (x, y) = (block.old + block.count, block.new + block.count)
            }
            if old == new { #expect(blocks.reduce(0) { $0 + $1.count } == old.count) }
        }
        #expect(SequenceMatch.blocks([1, 2, 3, 4], [1, 9, 3, 4]).map(\.count) == [1, 2])
    }

    @Test(
        "a golden shows that it was edited, or does not",
        arguments: [
            ("", true), ("a\nb", true), ("a\r\nb\r\n", true), ("a\r\nc\r\n", true), ("\u{FEFF}a\nb\n", true),
            ("a\nb\n\n", true), ("<<<<<<< x\na\n=======\nb\n>>>>>>> y\n", true), ("a\n", false),
            ("a\nc\n", false),
        ])
    func editing(golden: String, isEdited: Bool) {
        #expect(difference(golden, "a\nb\n").showsEditing == isEdited)
        #expect(!difference("a\nc\n", golden + "a").showsEditing)
    }

    @Test("a changed line is shown as removed and added, with what is around it")
    func lines() {
        let old = (1...9).map { "line \($0)\n" }.joined()
        #expect(
            shown(old, old.replacing("line 5", with: "line five")) == [
                " … 2 equal lines", " line 3", " line 4", "-line 5", "+line five", " line 6", " line 7",
                " … 2 equal lines",
            ])
        #expect(difference(old, old + "more\n").lines.first { $0.kind == .added }?.number == 10)
    }

    @Test("what differs inside a line is marked")
    func marks() {
        let lines = difference("p {color: #c9c9c9; top: 1px}\n", "p {color: #c8c8c8; top: 1px}\n").lines
        #expect(lines.map { $0.segments.filter(\.isMarked).map(\.text) } == [["c9c9c9"], ["c8c8c8"]])
        // Lines that share blanks and signs only are other lines.
        let rewritten = difference("one (1): two\n", "three (1): four\n").lines
        #expect(!rewritten.flatMap(\.segments).contains { $0.isMarked })
    }

    @Test("carriage returns, tabs, blanks at the end and empty lines can be seen, controls are spelt out")
    func visibility() {
        #expect(shown("a\tb\n", "a b \n").prefix(2) == ["-a⇥b", "+a b·"])
        #expect(shown("a\rb\n", "a\u{1B}[2Jb\r \n").prefix(2) == ["-a␍b", "+a\\u{1B}[2Jb␍·"])
        #expect(shown("a\u{202E}\n", "a\\u{9}\n").prefix(2) == ["-a\\u{202E}", "+a\\u{9}"])
        #expect(shown("a\n", "a\n\n").contains("+↵"))
    }

    @Test("a golden whose lines end with CR LF says so, and nothing else")
    func lineEndings() {
        let result = difference("a\r\nb\r\n", "a\nb\n")
        #expect(result.isOfLineEndingsOnly)
        #expect(result.lines.count == 1)
        #expect(result.lines[0].text.contains("line endings"))
        #expect(result.key == difference("c\r\n", "c\n").key)
        #expect(result.key != difference("c\n", "d\n").key)
        let both = difference("a\r\nb\r\n", "a\nc\n")
        #expect(!both.isOfLineEndingsOnly)
        #expect(both.lines.map(\.text) == ["a", "b", "c", "the golden's line endings are CR LF"])
        // A rendering of its own carriage returns is no matter of line endings.
        #expect(!difference("a\r\nb\n", "a\nb\r\n").isOfLineEndingsOnly)
    }

    @Test("a newline that is missing at the end is a difference, and so is an empty line there")
    func ends() {
        #expect(shown("a", "a\n").contains("\\the golden has no newline at its end"))
        #expect(shown("a\n", "a").contains("\\the rendering has no newline at its end"))
        #expect(shown("a\n\n", "a\n").contains("\\the golden has an empty line more at its end"))
        #expect(shown("a\n", "a\n\n\n").contains("\\the rendering has 2 empty lines more at its end"))
        #expect(difference("a", "a\n").key == difference("b", "b\n").key)
        #expect(difference("a", "a\n").key != difference("a\n", "a").key)
    }

    @Test("the marks of a merge conflict are pointed out, and only all three of them")
    func conflicts() {
        let conflict = "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
        #expect(shown(conflict, "a\n").contains("\\the golden holds the marks of a merge conflict"))
        #expect(!shown("=======\n", "a\n").contains { $0.contains("conflict") })
    }

    @Test("the same edit of different lines is one change, also where a hash follows from it")
    func grouping() {
        func page(_ size: Int, _ color: String, _ hash: String) -> String {
            """
            <meta content="style-src 'sha256-\(hash)='">
            <style>.e1{font-size:\(size)px;color:#\(color)}
            button{outline:3px solid #\(color)}</style>

            """
        }
        let one = difference(page(11, "0a84ff", "AAAA"), page(11, "0a84fe", "BBBB"))
        let other = difference(page(12, "0a84ff", "x+/9"), page(12, "0a84fe", "Zz00"))
        #expect(one.key == other.key)
        #expect(!one.lines.contains { $0.kind != .context && $0.text.contains("sha256") })
        #expect(one.lines.last?.text == "hashes that follow from this are left out")
        #expect(one.key != difference(page(11, "0a84ff", "AAAA"), page(11, "0a84fd", "BBBB")).key)
        #expect(one.key != difference(page(11, "0a84ff", "A"), page(12, "0a84fe", "B")).key)
        // Nothing follows from a change that is nowhere else.
        let alone = difference(page(11, "0a84ff", "AAAA"), page(11, "0a84ff", "BBBB"))
        #expect(alone.lines.contains { $0.kind == .added && $0.text.contains("sha256-BBBB") })
    }

    @Test("edits of different properties are different changes although the values are the same")
    func context() {
        let margin = difference("a{margin:0;top:1px}\n", "a{margin:2;top:1px}\n")
        let padding = difference("a{padding:0;top:1px}\n", "a{padding:2;top:1px}\n")
        #expect(margin.key != padding.key)
        #expect(margin.key == difference("b{margin:0}\nc\n", "b{margin:2}\nc\n").key)
        // What is put behind a word is the same, whatever the word.
        #expect(
            difference("say Hello\n", "say Hello!\n").key == difference("say World\n", "say World!\n").key)
    }

    @Test("a long difference is cut, and the lines left out are counted")
    func cut() {
        let old = (1...100).map { "old \($0)\n" }.joined()
        let new = (1...100).map { "new \($0)x\n" }.joined()
        let lines = difference(old, new).lines(limit: 10)
        #expect(lines.count == 11)
        #expect(lines.last?.text == "… 190 more lines")
        #expect(difference(old, new).lines(limit: 200).count == 200)
        // What is said in words is not cut off.
        let unended = difference(old, String(new.dropLast())).lines(limit: 10)
        #expect(unended.contains { $0.text == "the rendering has no newline at its end" })
    }

    @Test("a long line is cut around what differs")
    func fitting() {
        let before = String(repeating: "abc ", count: 200)
        let lines = difference(before + "x=1 " + before + "\n", before + "x=2 " + before + "\n").lines
        let fitted = lines[0].fitted(columns: 40)
        #expect(fitted.text.count == 40)
        #expect(fitted.text.hasPrefix("…") && fitted.text.hasSuffix("…"))
        #expect(fitted.segments.contains { $0.isMarked && $0.text == "1" })
        #expect(lines[0].fitted(columns: 4000) == lines[0])
        #expect(
            DifferenceLine(.context, [.init("wörter 邮件 🎉 und mehr")]).fitted(columns: 12).text == "wörter 邮件…"
        )
    }

    @Test("files that are no text are compared as bytes")
    func bytes() {
        #expect(
            Difference(golden: [0, 1, 2, 3], rendering: [0, 1, 9, 3]).lines.map(\.text) == [
                "4 bytes, the first that differs at offset 2: 02 -> 09"
            ])
        #expect(
            Difference(golden: [0, 1], rendering: [0, 1, 0xFF]).lines.map(\.text) == [
                "2 bytes -> 3 bytes, equal up to the end of the shorter"
            ])
        #expect(
            Difference(golden: [0xFF], rendering: "text".bytes).lines[0].text.hasPrefix("1 bytes -> 4 bytes"))
    }

    @Test("a new golden is shown whole, and all new ones of a renderer are one change")
    func new() {
        let one = Difference(new: "a\nb\n".bytes, by: "text")
        #expect(one.lines.map { "\($0.kind.sign)\($0.text)" } == ["+a", "+b"])
        #expect(one.key == Difference(new: "c".bytes, by: "text").key)
        #expect(one.key != Difference(new: "a\nb\n".bytes, by: "html").key)
    }
}
