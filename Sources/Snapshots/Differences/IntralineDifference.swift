/// What differs inside of lines that stand in each other's place.
struct IntralineDifference {
    /// The bytes that differ, for each line of the golden, as ranges into its slice.
    private(set) var oldMarks: [[Range<Int>]]
    /// The same for each line of the rendering.
    private(set) var newMarks: [[Range<Int>]]
    /// What was replaced by what, each with the word before it, so that equal edits of different places
    /// are not taken for one.
    private(set) var edits: [[UInt8]] = []

    /// Words on either side beyond which lines are not looked into.
    private static let wordLimit = 6_000

    init(old: ArraySlice<ArraySlice<UInt8>>, new: ArraySlice<ArraySlice<UInt8>>) {
        oldMarks = old.map { _ in [] }
        newMarks = new.map { _ in [] }
        var words = WordNumbering()
        let (before, after) = (words.words(of: old), words.words(of: new))
        let isComparable = !old.isEmpty && !new.isEmpty && max(before.count, after.count) <= Self.wordLimit
        let blocks =
            isComparable ? SequenceMatch.blocks(before.map(\.number), after.map(\.number)) : []
        guard Self.isAlike(blocks, before, after) else {
            edits = [Self.edit([], before[...], after[...])]
            return
        }
        compare(before, after, blocks)
    }

    /// Whether so much is equal that marks help; of two lines that share blanks and dots only, all is new.
    private static func isAlike(_ blocks: [SequenceMatch.Block], _ before: [Word], _ after: [Word]) -> Bool {
        func letters(_ words: some Sequence<Word>) -> Int {
            words.reduce(0) { $0 + ($1.isName ? $1.bytes.count : 0) }
        }
        let shared = blocks.reduce(0) { $0 + letters(before[$1.old..<$1.old + $1.count]) }
        return shared > 0 && shared * 3 >= min(letters(before), letters(after))
    }

    private mutating func compare(_ before: [Word], _ after: [Word], _ blocks: [SequenceMatch.Block]) {
        var (old, new) = (0, 0)
        for block in blocks + [SequenceMatch.Block(old: before.count, new: after.count, count: 0)] {
            if block.old > old || block.new > new {
                let removed = before[old..<block.old]
                let added = after[new..<block.new]
                for word in removed { Self.mark(word, in: &oldMarks) }
                for word in added { Self.mark(word, in: &newMarks) }
                edits.append(Self.edit(before[..<old], removed, added))
            }
            (old, new) = (block.old + block.count, block.new + block.count)
        }
    }

    private static func mark(_ word: Word, in marks: inout [[Range<Int>]]) {
        guard let line = word.line else { return }
        let range = word.bytes.startIndex..<word.bytes.endIndex
        if let last = marks[line].last, last.upperBound == range.lowerBound {
            marks[line][marks[line].count - 1] = last.lowerBound..<range.upperBound
        } else {
            marks[line].append(range)
        }
    }

    /// An edit as bytes: what stands before it from the last name on, what is removed, what is added.
    ///
    /// A word that the edit touches is no name of it: in `Hello!` it is the mark that is new, whatever the word.
    private static func edit(
        _ before: ArraySlice<Word>, _ removed: ArraySlice<Word>, _ added: ArraySlice<Word>
    ) -> [UInt8] {
        var context: [Word] = []
        let isTouched = before.last?.isName ?? false
        for word in isTouched ? [] : before.reversed().prefix(8) {
            guard word.line != nil else { break }
            context.append(word)
            if word.isName { break }
        }
        let parts = [context.reversed(), Array(removed), Array(added)]
        return Array(parts.map { Array($0.map(\.bytes).joined()) }.joined(separator: [0]))
    }
}

/// A run of letters and digits, or any other single byte.
private struct Word {
    let bytes: ArraySlice<UInt8>
    /// Equal words have the same.
    let number: Int
    /// The line it is in; nil for the line feed between two.
    let line: Int?

    /// Whether it begins with a letter, and so may name what follows.
    var isName: Bool { bytes.first.map { WordNumbering.isLetter($0) } ?? false }
}

/// The numbers of words: equal ones have the same.
private struct WordNumbering {
    private var numbers: [ArraySlice<UInt8>: Int] = [:]

    mutating func words(of lines: ArraySlice<ArraySlice<UInt8>>) -> [Word] {
        var words: [Word] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { words.append(Word(bytes: [UInt8(ascii: "\n")], number: -1, line: nil)) }
            var rest = line
            while let first = rest.first {
                let count = Self.isPart(first) ? rest.prefix(while: Self.isPart).count : 1
                words.append(word(rest.prefix(count), line: index))
                rest = rest.dropFirst(count)
            }
        }
        return words
    }

    private mutating func word(_ bytes: ArraySlice<UInt8>, line: Int) -> Word {
        let number = numbers[bytes] ?? numbers.count
        numbers[bytes] = number
        return Word(bytes: bytes, number: number, line: line)
    }

    /// Letters, digits, and all that is not ASCII, so that no character is cut.
    static func isPart(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
