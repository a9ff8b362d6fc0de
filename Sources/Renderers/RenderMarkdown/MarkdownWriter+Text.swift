import TerminalText

// Texts of the catalogue, as Markdown that shows just these letters.
extension MarkdownWriter {
    /// Appends a text on one line: each of its line breaks becomes `<br>`, which paragraphs and tables both take.
    mutating func append(inline text: String) {
        var text = text
        let isPlain = text.withUTF8 {
            guard VisibleText.isWhole($0, keepingLineBreaks: true) else { return false }
            append(escaping: $0)
            return true
        }
        if isPlain { return }
        var visible = VisibleText.escape(Self.plainLineBreaks(of: text), keepingLineBreaks: true)
        visible.withUTF8 { append(escaping: $0) }
    }

    /// Appends a name in the letters of code, where it holds nothing that could end it; else escaped.
    mutating func append(code name: String) {
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameCharacter) else { return append(inline: name) }
        append("`")
        append(plain: name)
        append("`")
    }

    /// Copies what is written as itself in whole stretches.
    private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        var place = Place()
        for index in text.indices {
            place.isLast = index + 1 == text.count
            let spelling = Self.spelling(of: text[index], place, before: place.isLast ? nil : text[index + 1])
            switch spelling {
            case .itself: break
            case .escaped:
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
                append("\\")
                copied = index
            case .entity(let entity):
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
                append(entity)
                copied = index + 1
            }
            place.advance(over: text[index], spelling)
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    }
}

// MARK: - Characters

/// How a character of a text is written.
private enum Spelling {
    case itself
    /// After a backslash.
    case escaped
    /// As something else.
    case entity(StaticString)
}

/// Where in a text a character stands.
private struct Place {
    var isFirst = true
    var isLast = false
    /// Whether a paragraph has not begun: what stands there is nothing, or the number of a list.
    var isStart = true
    /// Whether a blank stands there as itself.
    var isAfterBlank = false

    @inline(__always) mutating func advance(over byte: UInt8, _ spelling: Spelling) {
        isFirst = false
        isStart = isStart && byte &- UInt8(ascii: "0") < 10
        isAfterBlank = if case .itself = spelling { byte == UInt8(ascii: " ") } else { false }
    }
}

extension MarkdownWriter {
    @inline(__always) private static func spelling(
        of byte: UInt8, _ place: Place, before next: UInt8?
    ) -> Spelling {
        if let entity = entity(byte) { return .entity(entity) }
        if byte == UInt8(ascii: " ") {
            // Markdown drops blanks at the ends, and all but one of several.
            return place.isFirst || place.isAfterBlank || place.isLast ? .entity("&#32;") : .itself
        }
        return isMarkup(byte, before: next) || place.isStart && isBlockStart(byte) ? .escaped : .itself
    }

    /// What is written for a character that HTML would take for its own, or that ends the line.
    private static func entity(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "\n"): "<br>"
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        default: nil
        }
    }

    /// Whether a mark means something to Markdown, or to GitHub: mentions, emoji, formulas, addresses.
    private static func isMarkup(_ byte: UInt8, before next: UInt8?) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "@"),
            UInt8(ascii: "{"), UInt8(ascii: "}"):
            true
        case UInt8(ascii: ":"), UInt8(ascii: "."): next.map { $0 != UInt8(ascii: " ") } ?? false
        default: false
        }
    }

    /// Whether a mark at the start of a paragraph makes something else of it, such as a list.
    private static func isBlockStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "."),
            UInt8(ascii: ")"):
            true
        default: false
        }
    }

    private static func isNameCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "/"), UInt8(ascii: "#"):
            true
        default: false
        }
    }

    /// The text with every line break as the plain one.
    private static func plainLineBreaks(of text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\r", "\u{2028}", "\u{2029}": result.unicodeScalars.append("\n")
            default: result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
    }
}
