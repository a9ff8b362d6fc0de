import ByteWriting

/// Text of a stranger made safe to show: what would move, colour, hide or turn round is spelt out.
public enum VisibleText {
    /// The text with every control character, line break, bidi control and other invisible format
    /// character that could deceive written as `\u{1B}`.
    ///
    /// Joiners (U+200C, U+200D), variation selectors, the tags of a flag and the soft hyphen stay, since emoji,
    /// scripts and long words need them.
    /// With `keepingLineBreaks`, U+000A stays too.
    public static func escape(_ text: some StringProtocol, keepingLineBreaks: Bool = false) -> String {
        let isSafe = text.utf8.withContiguousStorageIfAvailable {
            firstUnsafe(in: $0, from: 0, keepingLineBreaks) == nil
        }
        if isSafe ?? false { return String(text) }
        var bytes: [UInt8] = []
        append(String(text), keepingLineBreaks: keepingLineBreaks, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the text as `escape` writes it, in UTF-8.
    public static func append(_ text: String, keepingLineBreaks: Bool = false, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { text in
            var start = 0
            while let found = firstUnsafe(in: text, from: start, keepingLineBreaks) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<found.index]))
                bytes.append(contentsOf: spelling(of: found.scalar).utf8)
                start = found.index + UTF8.width(found.scalar)
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
    }

    /// Whether there is nothing in a text in UTF-8 that is written otherwise.
    public static func isWhole(
        _ text: UnsafeBufferPointer<UInt8>, keepingLineBreaks: Bool = false
    ) -> Bool {
        firstUnsafe(in: text, from: 0, keepingLineBreaks) == nil
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

    /// The first scalar that must not stand as it is, and its place in some UTF-8.
    private static func firstUnsafe(
        in text: UnsafeBufferPointer<UInt8>, from start: Int, _ keepingLineBreaks: Bool
    ) -> (index: Int, scalar: Unicode.Scalar)? {
        for index in start..<text.count where mayLeadUnsafe(text[index]) {
            let scalar = text.scalar(at: index).scalar
            if isUnsafe(scalar, keepingLineBreaks), !isFlagTag(scalar, in: text, at: index) {
                return (index, scalar)
            }
        }
        return nil
    }

    /// Whether a scalar is one of the tags that make a black flag that of England, Scotland or Wales.
    private static func isFlagTag(
        _ scalar: Unicode.Scalar, in text: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> Bool {
        guard isTag(scalar) else { return false }
        var start = index
        // Such a flag has six tags.
        for _ in 0..<6 where start > 0 {
            let previous = text.scalar(before: start)
            if previous == "\u{1F3F4}" { return true }
            guard isTag(previous) else { return false }
            start -= UTF8.width(previous)
        }
        return false
    }

    private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
        (0xE0020...0xE007F).contains(scalar.value)
    }

    /// Whether an unsafe scalar can begin with a byte.
    private static func mayLeadUnsafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20..<0x7F, 0x80..<0xC2: false
        case 0xC2, 0xCD, 0xD8, 0xE1...0xE3, 0xEF, 0xF3: true
        default: byte < 0x80
        }
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar, _ keepingLineBreaks: Bool) -> Bool {
        switch scalar.value {
        case 0x0A: !keepingLineBreaks
        case 0x00..<0x20, 0x7F...0x9F: true
        case 0x2028, 0x2029: true
        case 0x200B, 0x200E, 0x200F, 0x061C, 0xFEFF: true
        case 0x180E, 0x2060...0x2064, 0x206A...0x206F, 0xFFF9...0xFFFB: true
        // Letters without a shape, the joiner that joins nothing, and tags.
        case 0x034F, 0x115F...0x1160, 0x17B4...0x17B5, 0x3164, 0xFFA0, 0xE0000...0xE00FF: true
        default: isBidiControl(scalar)
        }
    }
}
