import ByteWriting

/// Texts of a scene in a source, where each scalar can be seen.
enum LiteralText {
    /// Appends a text; what is no visible character is spelt out, unless `escape` knows of something better.
    ///
    /// Returns by how much the bytes outnumber the columns; nil where letters are too intricate to tell
    /// without looking at them all.
    static func append(
        _ text: String, escape: (UInt8) -> StaticString?, to bytes: inout SourceBytes
    ) -> Int? {
        var text = text
        return text.withUTF8 { append($0, escape: escape, to: &bytes) }
    }

    /// Appends what needs no escape in one piece up to the next that does.
    @inline(__always) private static func append(
        _ text: UnsafeBufferPointer<UInt8>, escape: (UInt8) -> StaticString?, to bytes: inout SourceBytes
    ) -> Int? {
        var surplus = 0
        var isIntricate = false
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            if (0x20..<0x7F).contains(byte), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                index += 1
                continue
            }
            let (scalar, width) = text.scalar(at: index)
            if PlainLetters.contain(scalar) {
                surplus += width - 1
                index += width
                continue
            }
            let escaped = byte < 0x80 ? escape(byte) : nil
            // Behind something that is spelt out a mark has no letter to stand on.
            let previous = index > start ? text.scalar(before: index) : nil
            if escaped == nil, !InvisibleScalar.isOne(scalar, after: previous) {
                isIntricate = isIntricate || width > 1
                index += width
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            if let escaped {
                bytes.append(escaped)
            } else {
                InvisibleScalar.spell(scalar, to: &bytes)
            }
            index += width
            start = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        return isIntricate ? nil : surplus
    }
}

/// Letters and signs beyond ASCII that can be told at a glance: each is visible, and has a column of its own
/// beside any other of them.
enum PlainLetters {
    /// Whether a scalar is one: Latin, Greek, Cyrillic, Hebrew, Arabic, dashes and quotation marks, Kana,
    /// Chinese characters, Hangul.
    static func contain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA1...0xAC, 0xAE...0x2FF, 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x481, 0x48A...0x52F,
            0x5D0...0x5EA, 0x621...0x63A, 0x641...0x64A, 0x2010...0x2027, 0x3041...0x3096, 0x30A1...0x30FA,
            0x4E00...0x9FEF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }
}
