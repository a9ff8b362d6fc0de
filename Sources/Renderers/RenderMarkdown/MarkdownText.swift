import SceneModel
import TerminalText

/// Texts of the catalogue as Markdown that shows just these letters.
enum MarkdownText {
    /// The text on one line: each of its line breaks becomes `<br>`, which paragraphs and tables both take.
    static func inline(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            case "\n" where index > 0 && scalars[index - 1] == "\r": break
            case "\n", "\r", "\u{2028}", "\u{2029}": result += "<br>"
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case " ": result += result.isEmpty || result.hasSuffix(" ") || next == nil ? "&#32;" : " "
            case _ where isMarkup(scalar, before: next) || (isStart(result) && isBlockStart(scalar)):
                result += "\\" + String(Character(scalar))
            default: result += visible(scalar)
            }
        }
        return result
    }

    /// A name in the letters of code, where it holds nothing that could end it; else escaped.
    static func code(_ name: String) -> String {
        name.utf8.allSatisfy(isPlain) && !name.isEmpty ? "`\(name)`" : inline(name)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "/"), UInt8(ascii: "#"):
            true
        default: false
        }
    }

    /// Whether a mark means something to Markdown, or to GitHub: mentions, emoji, formulas, addresses.
    private static func isMarkup(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "@", "{", "}": true
        case ":", ".": next.map { $0 != " " } ?? false
        default: false
        }
    }

    /// Whether a mark at the start of a paragraph makes something else of it, such as a list.
    private static func isBlockStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "#", "+", "-", "=", ".", ")": true
        default: false
        }
    }

    /// Whether a paragraph has not begun: what stands there is nothing, or the number of a list.
    private static func isStart(_ text: String) -> Bool { text.utf8.allSatisfy { $0 &- 0x30 < 10 } }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        let text = String(Character(scalar))
        let shown = VisibleText.escape(text)
        return shown == text ? text : inline(shown)
    }
}
