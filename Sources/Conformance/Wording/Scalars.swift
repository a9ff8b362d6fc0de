import TerminalText

extension Unicode.Scalar {
    /// Whether it is white space of any kind, a line break too.
    var isBlank: Bool {
        if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
        return properties.isWhitespace
    }

    /// Whether a rendering may leave it out or spell it: the characters that `VisibleText` spells.
    var isInvisible: Bool {
        if value < 0x80 { return value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
            return VisibleText.escape(String(Character(self))).unicodeScalars.first != self
        default: return false
        }
    }

    /// Whether it ends a word: white space, or something invisible.
    var isSeparator: Bool { isBlank || isInvisible }

    /// Box drawing and blocks.
    var isBoxDrawing: Bool { (0x2500...0x259F).contains(value) }

    /// Box drawing and blocks, and the signs of ASCII that frames are drawn with.
    var isFrame: Bool {
        switch self {
        case "|", "!", ":", "+", "-", "=", ".", "*", "#": true
        default: isBoxDrawing
        }
    }

    /// A letter or a digit of any script.
    var isWordy: Bool {
        if value < 0x80 {
            return (0x30...0x39).contains(value) || (0x41...0x5A).contains(value & ~0x20)
        }
        return properties.isAlphabetic || properties.numericType != nil
    }

    /// Whether it belongs to the sign before it: an accent, a joiner, a skin tone.
    var joinsToPrevious: Bool {
        guard value >= 0x300 else { return false }
        if value == 0x200D || properties.isEmojiModifier { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
