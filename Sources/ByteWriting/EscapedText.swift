/// Texts and attribute values made safe for HTML and XML.
///
/// Beside markup, what would act on the page unseen is spelt out: control characters other than a line
/// break, the nine characters that embed, override or isolate a direction (U+202A to U+202E and U+2066 to
/// U+2069), and the two that XML 1.0 knows no way to write (U+FFFE and U+FFFF). U+202E becomes `\u{202E}`, in
/// letters.
public enum EscapedText {
    /// Appends a text, or what stands between double quotes in a tag.
    public static func append(_ text: String, quotes: Bool, to bytes: inout ByteBuffer) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
            append($0, quotes: quotes, to: &bytes)
        }
        if isDone != nil { return }
        Array(text.utf8).withUnsafeBufferPointer { append($0, quotes: quotes, to: &bytes) }
    }

    /// Appends a part of a text, or of what stands between double quotes in a tag.
    public static func append(_ text: Substring, quotes: Bool, to bytes: inout ByteBuffer) {
        var text = text
        text.withUTF8 { append($0, quotes: quotes, to: &bytes) }
    }

    /// Appends a text, or what stands between double quotes in a tag.
    public static func append(_ text: some StringProtocol, quotes: Bool, to bytes: inout [UInt8]) {
        var buffer = ByteBuffer(appendingTo: bytes)
        bytes = []
        append(String(text), quotes: quotes, to: &buffer)
        bytes = buffer.finish()
    }

    /// Appends what stands between double quotes in a tag, in UTF-8.
    public static func append(value text: [UInt8], to bytes: inout ByteBuffer) {
        text.withUnsafeBufferPointer { bytes.append($0, escapes: ValueEscapes.self) }
    }

    /// Appends a text of many lines in UTF-8, in which tabs stay as line breaks do.
    public static func append(code text: [UInt8], to bytes: inout ByteBuffer) {
        text.withUnsafeBufferPointer { bytes.append($0, escapes: CodeEscapes.self) }
    }

    /// The text as a reader sees it: what is spelt out is, and markup is left alone.
    ///
    /// Whoever measures a text has to measure this.
    public static func visible(_ text: String) -> String {
        var text = text
        guard text.withUTF8({ UnseenEscapes.areIn($0) }) else { return text }
        var bytes = ByteBuffer()
        text.withUTF8 { bytes.append($0, escapes: UnseenEscapes.self) }
        return String(decoding: bytes.finish(), as: UTF8.self)
    }

    private static func append(
        _ text: UnsafeBufferPointer<UInt8>, quotes: Bool, to bytes: inout ByteBuffer
    ) {
        if quotes {
            bytes.append(text, escapes: ValueEscapes.self)
        } else {
            bytes.append(text, escapes: TextEscapes.self)
        }
    }
}

/// What is escaped between tags.
private enum TextEscapes: Escapes {
    @inline(__always)
    static var marked: SixteenBytes.Kinds { UnseenEscapes.marked.union(.markup) }

    static func replace(_ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer) -> Int {
        switch text[0] {
        case UInt8(ascii: "&"): bytes.append("&amp;")
        case UInt8(ascii: "<"): bytes.append("&lt;")
        case UInt8(ascii: ">"): bytes.append("&gt;")
        default: return UnseenEscapes.replace(text, in: &bytes)
        }
        return 1
    }
}

/// What is escaped between double quotes in a tag.
private enum ValueEscapes: Escapes {
    @inline(__always)
    static var marked: SixteenBytes.Kinds { TextEscapes.marked.union(.quote) }

    static func replace(_ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer) -> Int {
        guard text[0] == UInt8(ascii: "\"") else { return TextEscapes.replace(text, in: &bytes) }
        bytes.append("&quot;")
        return 1
    }
}

/// What is escaped in a text with tabs.
private enum CodeEscapes: Escapes {
    @inline(__always)
    static var marked: SixteenBytes.Kinds { TextEscapes.marked.union(.plainTab) }

    static func replace(_ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer) -> Int {
        TextEscapes.replace(text, in: &bytes)
    }
}

/// What would act unseen, and is spelt out in every text.
private enum UnseenEscapes: Escapes {
    @inline(__always)
    static var marked: SixteenBytes.Kinds { [.controls, .plainLineFeed, .leadE2, .leadsC2EF] }

    /// Whether there is anything in some UTF-8 that would act unseen.
    static func areIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard var source = text.baseAddress else { return false }
        let end = source + text.count
        while source < end {
            let count = end - source
            let marks = (count < 16 ? SixteenBytes(source, count: count) : SixteenBytes(source)).marked(
                marked)
            guard !marks.isEmpty else {
                source += min(16, count)
                continue
            }
            source += marks.first
            if unseenScalar(UnsafeBufferPointer(start: source, count: end - source)).scalar != nil {
                return true
            }
            source += 1
        }
        return false
    }

    static func replace(_ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer) -> Int {
        let (scalar, length) = unseenScalar(text)
        guard let scalar else {
            bytes.append(text[0])
            return 1
        }
        bytes.append("\\u{")
        bytes.append(text: String(scalar, radix: 16, uppercase: true))
        bytes.append("}")
        return length
    }

    /// The scalar that some UTF-8 begins with, and its length, where it must be spelt out.
    private static func unseenScalar(_ text: UnsafeBufferPointer<UInt8>) -> (scalar: UInt32?, length: Int) {
        let second = text.count > 1 ? text[1] : 0
        let third = text.count > 2 ? text[2] : 0
        switch (text[0], second, third) {
        case (0..<0x20, _, _), (0x7F, _, _): return (UInt32(text[0]), 1)
        case (0xC2, 0x80...0x9F, _): return (UInt32(second), 2)
        case (0xE2, 0x80, 0xAA...0xAE): return (0x2000 | UInt32(third & 0x3F), 3)
        case (0xE2, 0x81, 0xA6...0xA9): return (0x2040 | UInt32(third & 0x3F), 3)
        case (0xEF, 0xBF, 0xBE...0xBF): return (0xFFC0 | UInt32(third & 0x3F), 3)
        default: return (nil, 1)
        }
    }
}
