/// Text as the roff language writes it, so that nothing in it is read as a request or an escape.
enum Roff {
    /// Characters inside a line: backslashes, hyphens that must stay hyphens, and all but ASCII are spelt.
    static func escape(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\"": result += "\\(dq"
            case "\u{20}"..."\u{7E}": result.unicodeScalars.append(scalar)
            default: result += "\\[u" + hexadecimal(scalar) + "]"
            }
        }
        return result
    }

    /// A line of text: what begins with a dot is no request.
    static func line(_ text: some StringProtocol) -> String {
        textLine(escape(text))
    }

    /// The same for what is escaped already.
    private static func textLine(_ escaped: String) -> String {
        escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    /// One argument of a macro: it stays one, is no macro itself, and is no punctuation.
    static func argument(_ text: some StringProtocol) -> String {
        let escaped = "\\&" + escape(text)
        return escaped.contains(" ") ? "\"\(escaped)\"" : escaped
    }

    /// Prose with every sentence on a line of its own, as mdoc wants it, and lines of at most 76 bytes.
    static func prose(_ text: String) -> [String] {
        var sentences: [[String]] = [[]]
        for word in text.split(separator: " ") {
            sentences[sentences.count - 1].append(escape(word))
            let end = word.reversed().first { !")\"'".contains($0) }
            if let end, ".!?".contains(end) { sentences.append([]) }
        }
        return sentences.flatMap { Prose.wrap($0, columns: 76) }.map(textLine)
    }

    /// At least four digits, as `\[u00E9]` has them.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
