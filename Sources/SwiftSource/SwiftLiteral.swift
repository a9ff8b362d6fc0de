import ByteWriting

/// Literals of Swift.
enum SwiftLiteral {
    /// Appends a string literal whose value is exactly that text, scalar by scalar; returns by how much its
    /// bytes outnumber its columns.
    ///
    /// Quotes and backslashes are escaped, so no interpolation can begin; whatever is not a visible character
    /// is spelt out, so no line can end, nothing hides, and nothing turns the source round.
    static func append(_ text: String, to bytes: inout SourceBytes) -> Int {
        let start = bytes.count
        bytes.append(UInt8(ascii: "\""))
        let surplus = LiteralText.append(text, escape: escape, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        if let surplus { return surplus }
        // With the quotes: a letter may grow together with one of them.
        let literal = UnsafeBufferPointer(rebasing: bytes.all[start...])
        return literal.count - String(decoding: literal, as: UTF8.self).count
    }

    /// How a literal writes an ASCII character that it cannot contain, or that reads better so.
    private static func escape(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "\r"): "\\r"
        case UInt8(ascii: "\t"): "\\t"
        default: nil
        }
    }

    /// Appends a number literal: whole numbers without a fraction, others by their shortest digits.
    static func append(_ value: Double, to bytes: inout SourceBytes) {
        if let whole = Int(exactly: value) {
            bytes.append(decimal: whole)
        } else if value.isNaN {
            bytes.append(".nan")
        } else if value.isInfinite {
            bytes.append(value < 0 ? "-.infinity" : ".infinity")
        } else {
            bytes.append(text: value.description)
        }
    }
}

/// Text in a comment.
enum SwiftComment {
    /// Appends the text on one line, so that it cannot end the comment: what is not a visible character is
    /// spelt out.
    static func append(_ text: String, to bytes: inout SourceBytes) {
        if !text.utf8.isEmpty { _ = LiteralText.append(text, escape: { _ in nil }, to: &bytes) }
    }
}
