/// Reads Swift source: its string literals as the compiler understands them, and its comments.
struct SwiftReading {
    private var transcript = Transcript()
    private let letters: [Unicode.Scalar]
    private var index = 0
    private var open: [Unicode.Scalar] = []
    private var depth = 0

    /// The literals in order; brackets, literals and comments must be whole.
    static func read(_ bytes: [UInt8]) throws(RenderingFault) -> Transcript {
        let text = try TextBytes.read(bytes, allowing: TextBytes.sourceControls)
        var reading = SwiftReading(letters: Array(text.unicodeScalars))
        try reading.readCode(until: nil)
        return reading.transcript
    }

    private init(letters: [Unicode.Scalar]) { self.letters = letters }

    /// Reads code to its end, or to the bracket that closes an interpolation.
    private mutating func readCode(until end: Unicode.Scalar?) throws(RenderingFault) {
        let outer = open
        open = []
        while let letter = letter(0) {
            if letter == end, open.isEmpty {
                open = outer
                return
            }
            switch letter {
            case "/" where self.letter(1) == "/": readLineComment()
            case "/" where self.letter(1) == "*": try readComment()
            case "\"", "#": try readHashOrLiteral()
            case "(", "[", "{":
                open.append(letter)
                index += 1
            case ")", "]", "}":
                let due: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
                guard open.popLast() == due[letter] else { throw fault("a \(letter) that closes nothing") }
                index += 1
            default: index += 1
            }
        }
        guard open.isEmpty, end == nil else { throw fault("a bracket is not closed") }
        open = outer
    }

    private func letter(_ offset: Int) -> Unicode.Scalar? {
        index + offset < letters.count ? letters[index + offset] : nil
    }

    private func fault(_ message: String) -> RenderingFault {
        let line = 1 + letters[..<min(index, letters.count)].count { $0 == "\n" }
        let start = letters[..<min(index, letters.count)].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return RenderingFault(
            "line \(line): it is not sound Swift: \(message)",
            excerpt: text(letters[start...].prefix(120).prefix { $0 != "\n" }))
    }

    private func text(_ letters: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: letters)
        return String(view)
    }

    // MARK: Comments

    private mutating func readLineComment() {
        let comment = letters[index...].prefix { $0 != "\n" }
        transcript.unseen.append(text(comment))
        index = comment.endIndex
    }

    private mutating func readComment() throws(RenderingFault) {
        let start = index
        var depth = 0
        repeat {
            if letter(0) == "/", letter(1) == "*" {
                depth += 1
                index += 2
            } else if letter(0) == "*", letter(1) == "/" {
                depth -= 1
                index += 2
            } else if letter(0) == nil {
                index = start
                throw fault("a comment has no end")
            } else {
                index += 1
            }
        } while depth > 0
        transcript.unseen.append(text(letters[start..<index]))
    }

    // MARK: Literals

    private mutating func readHashOrLiteral() throws(RenderingFault) {
        let hashes = letters[index...].prefix { $0 == "#" }.count
        guard letter(hashes) == "\"" else {
            index += max(hashes, 1)
            return
        }
        index += hashes
        let isLong = letter(1) == "\"" && letter(2) == "\""
        index += isLong ? 3 : 1
        let content = try readLiteral(hashes: hashes, isLong: isLong)
        transcript.blocks.append(text(isLong ? Self.withoutIndentation(content) : content))
    }

    /// The letters up to the end of a literal, with escapes replaced.
    private mutating func readLiteral(hashes: Int, isLong: Bool) throws(RenderingFault) -> [Unicode.Scalar] {
        let start = index
        var content: [Unicode.Scalar] = []
        let quotes = isLong ? 3 : 1
        while let letter = letter(0) {
            if isEnd(quotes: quotes, hashes: hashes) {
                index += quotes + hashes
                return content
            }
            if letter == "\n", !isLong { break }
            if letter == "\\", letters[(index + 1)...].prefix(hashes).count(where: { $0 == "#" }) == hashes {
                index += 1 + hashes
                try readEscape(into: &content, isLong: isLong)
            } else {
                content.append(letter)
                index += 1
            }
        }
        index = start
        throw fault("a string literal has no end")
    }

    private func isEnd(quotes: Int, hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { letter($0) == "\"" }
            && (0..<hashes).allSatisfy { letter(quotes + $0) == "#" }
    }

    private mutating func readEscape(
        into content: inout [Unicode.Scalar], isLong: Bool
    ) throws(RenderingFault) {
        guard let letter = letter(0) else { throw fault("a string literal has no end") }
        index += 1
        switch letter {
        case "0": content.append("\u{0}")
        case "n": content.append("\n")
        case "r": content.append("\r")
        case "t": content.append("\t")
        case "\\", "\"", "'": content.append(letter)
        case "u": content.append(try readScalar())
        case "(":
            guard depth < 16 else { throw fault("interpolations inside each other without end") }
            depth += 1
            try readCode(until: ")")
            depth -= 1
            index += 1
        case "\n" where isLong: break
        default: throw fault("an escape that Swift does not have")
        }
    }

    private mutating func readScalar() throws(RenderingFault) -> Unicode.Scalar {
        guard letter(0) == "{" else { throw fault("an escape that Swift does not have") }
        let digits = letters[(index + 1)...].prefix(9).prefix { $0 != "}" }
        guard digits.count <= 8, let value = UInt32(text(digits), radix: 16),
            let scalar = Unicode.Scalar(value), digits.endIndex < letters.count
        else { throw fault("an escape of no character") }
        index = digits.endIndex + 1
        return scalar
    }

    /// The lines of a long literal without what stands before its closing quotes.
    private static func withoutIndentation(_ content: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        let indentation = lines.last?.count ?? 0
        return Array(lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }.joined(separator: ["\n"]))
    }
}
