/// Text of a stranger made safe to show: what would move, colour, hide or turn round is spelt out.
public enum VisibleText {
    /// The text with every control character, line break, bidi control and other invisible format
    /// character that could deceive written as `\u{1B}`.
    ///
    /// Joiners (U+200C, U+200D) and variation selectors stay, since emoji and some scripts need them.
    /// With `keepingLineBreaks`, U+000A stays too.
    public static func escape(_ text: some StringProtocol, keepingLineBreaks: Bool = false) -> String {
        // Most texts are plain ASCII, which the bytes tell sooner than the scalars.
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(text) }
        guard text.unicodeScalars.contains(where: { isUnsafe($0, keepingLineBreaks) }) else {
            return String(text)
        }
        var result = ""
        for scalar in text.unicodeScalars {
            if isUnsafe(scalar, keepingLineBreaks) {
                result += spelling(of: scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `\u{1B}` for U+001B.
    public static func spelling(of scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }

    /// Whether a scalar is one of the nine bidi controls that embed, override or isolate.
    public static func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar, _ keepingLineBreaks: Bool) -> Bool {
        switch scalar.value {
        case 0x0A: !keepingLineBreaks
        case 0x00..<0x20, 0x7F...0x9F: true
        case 0x2028, 0x2029: true
        case 0x200B, 0x200E, 0x200F, 0x061C, 0xFEFF: true
        case 0x180E, 0x2060...0x2064, 0x206A...0x206F, 0xFFF9...0xFFFB: true
        default: isBidiControl(scalar)
        }
    }
}
