/// Reads the marks inside lines of Markdown.
struct MarkdownInline {
    /// What is seen.
    var text: String { String(String.UnicodeScalarView(shown)) }
    /// What stands for pictures.
    private(set) var unseen: [String] = []

    private let letters: [Unicode.Scalar]
    private var index = 0
    private var shown: [Unicode.Scalar] = []
    /// Where brackets stand in what is seen that may turn out to be those of a link.
    private var brackets: [Int] = []
    private let depth: Int

    init(_ text: String, depth: Int = 0) {
        letters = Array(text.unicodeScalars)
        self.depth = depth
    }

    /// Reads all of it.
    mutating func read() throws(RenderingFault) {
        while let letter = letter(0) {
            switch letter {
            case "\\": readEscape()
            case "`": readCode()
            case "&": readReference()
            case "<": try readAngle()
            case "!" where self.letter(1) == "[" && depth < 8: try readPicture()
            case "[":
                brackets.append(shown.count)
                show(letter)
            case "]": try closeBracket()
            case "*", "_", "~": readMarks(letter)
            default: show(letter)
            }
        }
    }

    private func letter(_ offset: Int) -> Unicode.Scalar? {
        index + offset < letters.count ? letters[index + offset] : nil
    }

    private mutating func show(_ letter: Unicode.Scalar) {
        shown.append(letter)
        index += 1
    }

    private mutating func readEscape() {
        guard let next = letter(1), next.isMarkdownPunctuation else { return show("\\") }
        index += 1
        show(next)
    }

    /// A stretch of code, in which nothing else is a mark.
    private mutating func readCode() {
        let count = run(of: "`")
        var end = index + count
        while end < letters.count {
            let closing = letters[end...].prefix { $0 == "`" }.count
            if closing == count {
                shown.append(contentsOf: letters[(index + count)..<end])
                index = end + count
                return
            }
            end += max(closing, 1)
        }
        for _ in 0..<count { show("`") }
    }

    private func run(of mark: Unicode.Scalar) -> Int { letters[index...].prefix { $0 == mark }.count }

    private mutating func readReference() {
        let candidate = letters[index...].prefix(40)
        guard let end = candidate.firstIndex(of: ";") else { return show("&") }
        let bytes = Array(String(String.UnicodeScalarView(candidate[...end])).utf8)
        guard let (scalar, length) = try? CharacterReference.read(bytes[...], at: 0, .html),
            length == bytes.count
        else { return show("&") }
        index = end
        show(scalar)
    }

    /// A link in angle brackets or a tag.
    private mutating func readAngle() throws(RenderingFault) {
        let inside = letters[(index + 1)...].prefix { $0 != ">" && !$0.isBlank && $0 != "<" }
        if inside.endIndex < letters.count, letters[inside.endIndex] == ">",
            inside.contains(":") || inside.contains("@"), inside.first?.properties.isAlphabetic ?? false
        {
            shown.append(contentsOf: inside)
            index = inside.endIndex + 1
            return
        }
        let bytes = Array(String(String.UnicodeScalarView(letters[index...].prefix(4096))).utf8)
        var tokenizer = MarkupTokenizer(bytes, .html)
        guard let token = try? tokenizer.next() else { return show("<") }
        switch token {
        case .start(let tag):
            if let fault = MarkupSafety.activity(in: tag) { throw RenderingFault(fault, excerpt: rest) }
            if let words = tag["alt"] { unseen.append(words) }
            if !["b", "i", "em", "strong", "sub", "sup", "kbd", "span", "a"].contains(tag.name) {
                shown.append("\n")
            }
        case .end, .aside, .declaration: break
        case .text: return show("<")
        }
        index += String(decoding: bytes[..<tokenizer.position], as: UTF8.self).unicodeScalars.count
    }

    private var rest: String { String(String.UnicodeScalarView(letters[index...].prefix(120))) }

    /// `![words](address)`.
    private mutating func readPicture() throws(RenderingFault) {
        var end = index + 2
        var open = 1
        while end < letters.count, open > 0 {
            switch letters[end] {
            case "\\": end += 1
            case "[": open += 1
            case "]": open -= 1
            default: break
            }
            end += 1
        }
        guard open == 0, end < letters.count, let after = endOfTarget(from: end) else { return show("!") }
        let words = String(String.UnicodeScalarView(letters[(index + 2)..<(end - 1)]))
        var inner = MarkdownInline(words, depth: depth + 1)
        try inner.read()
        unseen.append(inner.text)
        index = after
    }

    /// The end of a link, whose brackets and address are not seen.
    private mutating func closeBracket() throws(RenderingFault) {
        guard let open = brackets.popLast(), let after = endOfTarget(from: index + 1) else {
            return show("]")
        }
        let target = String(String.UnicodeScalarView(letters[(index + 2)..<(after - 1)]))
        if MarkupSafety.runsCode(target) {
            throw RenderingFault("it has a link that runs code", excerpt: target)
        }
        shown.remove(at: open)
        index = after
    }

    /// Behind `(address)` or `[name]`.
    private func endOfTarget(from start: Int) -> Int? {
        guard start < letters.count, letters[start] == "(" || letters[start] == "[" else { return nil }
        let (opening, closing): (Unicode.Scalar, Unicode.Scalar) =
            letters[start] == "(" ? ("(", ")") : ("[", "]")
        var open = 0
        var end = start
        while end < letters.count, letters[end] != "\n" {
            switch letters[end] {
            case "\\": end += 1
            case opening: open += 1
            case closing: open -= 1
            default: break
            }
            end += 1
            if open == 0 { return end }
        }
        return nil
    }

    /// Marks of emphasis, which are not seen; alone between blanks, or inside a name, they are letters.
    private mutating func readMarks(_ mark: Unicode.Scalar) {
        let count = run(of: mark)
        let before = index > 0 ? letters[index - 1] : nil
        let after = letter(count)
        let isLoose = before?.isBlank ?? true && after?.isBlank ?? true
        let isInName = mark == "_" && before?.isWordy ?? false && after?.isWordy ?? false
        if isLoose || isInName || (mark == "~" && count > 2) {
            for _ in 0..<count { show(mark) }
        } else {
            index += count
        }
    }
}

extension Unicode.Scalar {
    /// The signs of ASCII that a backslash takes the meaning from.
    fileprivate var isMarkdownPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
