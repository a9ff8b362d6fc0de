import Diagnostics

/// Why a line is no step, and the column to look at.
struct Refusal: Error, Hashable {
    /// What is wrong.
    let message: String
    /// What to do about it.
    let remedy: String?
    /// Counted from 1, in Unicode scalars.
    let column: Int
}

/// A word of a line, and where it stands.
struct Word: Hashable {
    /// The letters.
    let text: String
    /// Counted from 1, in Unicode scalars.
    let column: Int
}

/// The words of a line, read one after the other.
struct Arguments {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ line: String) { scalars = Array(line.unicodeScalars) }

    /// The column of the next word, or of the line's end.
    var column: Int {
        var next = index
        while next < scalars.count, Self.isSpace(scalars[next]) { next += 1 }
        return next + 1
    }

    /// The next word; nil at the end.
    mutating func next() -> Word? {
        index = column - 1
        let start = index
        while index < scalars.count, !Self.isSpace(scalars[index]) { index += 1 }
        guard index > start else { return nil }
        return Word(text: Self.text(scalars[start..<index]), column: start + 1)
    }

    /// All that follows, with the spaces inside it.
    mutating func rest() -> String {
        var end = scalars.count
        while end > index, Self.isSpace(scalars[end - 1]) { end -= 1 }
        let start = min(column - 1, end)
        index = scalars.count
        return Self.text(scalars[start..<max(start, end)])
    }

    /// The next word, which must be there.
    mutating func word(_ what: String) throws(Refusal) -> Word {
        let column = column
        guard let word = next() else {
            throw Refusal(message: "expected \(what)", remedy: nil, column: column)
        }
        return word
    }

    /// The next word, which must be one of these.
    mutating func choice(_ known: [String]) throws(Refusal) -> String {
        let list = known.joined(separator: ", ")
        let word = try word("one of \(list)")
        guard known.contains(word.text) else { throw Refusal(unknown: word, of: known) }
        return word.text
    }

    /// The next word, which must be a case of an enum.
    mutating func choice<T: CaseIterable & RawRepresentable<String>>(_ type: T.Type) throws(Refusal) -> T {
        let column = column
        let name = try choice(type.allCases.map(\.rawValue))
        guard let value = T(rawValue: name) else {
            throw Refusal(message: "expected another word than \(name)", remedy: nil, column: column)
        }
        return value
    }

    /// Nothing may follow.
    mutating func end() throws(Refusal) {
        if let word = next() {
            throw Refusal(message: "nothing can follow here", remedy: "leave it out", column: word.column)
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\r"
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}

extension Refusal {
    /// A word that is none of those known, with the nearest.
    init(unknown word: Word, of known: [String]) {
        let nearest = NearestName.of(word.text, among: known)
        self.init(
            message: "expected one of \(known.joined(separator: ", "))",
            remedy: nearest.map { "did you mean \($0)?" }, column: word.column)
    }
}

// MARK: - Numbers

extension Word {
    /// The word as a whole number of decimal digits in a range.
    func number(_ range: ClosedRange<Int>) throws(Refusal) -> Int {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
            range.contains(number)
        else {
            throw Refusal(
                message: "expected a whole number from \(range.lowerBound) to \(range.upperBound)",
                remedy: nil, column: column)
        }
        return number
    }

    /// The word as a list of whole numbers with commas between them.
    func numbers(_ range: ClosedRange<Int>, limit: Int) throws(Refusal) -> [Int] {
        var numbers: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            numbers.append(try Word(text: String(part), column: column).number(range))
        }
        guard numbers.count <= limit else {
            throw Refusal(message: "expected at most \(limit) numbers", remedy: nil, column: column)
        }
        return numbers
    }

    /// The word as seconds, with or without a fraction of three digits at most.
    func seconds(_ range: ClosedRange<Int>) throws(Refusal) -> Duration {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
        let fraction =
            parts.count == 2 ? parts[1] + String(repeating: "0", count: max(0, 3 - parts[1].count)) : "0"
        guard isPlain, parts.count <= 2, fraction.count <= 3, let whole = Int(parts[0]),
            let rest = Int(fraction),
            range.contains(whole), whole < range.upperBound || rest == 0
        else {
            throw Refusal(
                message: "expected seconds from \(range.lowerBound) to \(range.upperBound), such as 3 or 0.5",
                remedy: nil, column: column)
        }
        return .milliseconds(whole * 1000 + rest)
    }
}
