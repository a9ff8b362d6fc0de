/// Literals of Swift.
public enum SwiftLiteral {
    /// A string literal whose value is exactly that text, scalar by scalar.
    ///
    /// Quotes and backslashes are escaped, so no interpolation can begin; whatever is not a visible character
    /// is spelt out, so no line can end, nothing hides, and nothing turns the source round.
    public static func string(_ text: String) -> String {
        var literal = "\""
        literal.reserveCapacity(text.utf8.count + 2)
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let escape = escape(of: scalar, after: previous)
            if let escape {
                literal += escape
            } else {
                literal.unicodeScalars.append(scalar)
            }
            previous = escape == nil ? scalar : nil
        }
        return literal + "\""
    }

    private static func escape(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: InvisibleScalar.isOne(scalar, after: previous) ? InvisibleScalar.spelling(of: scalar) : nil
        }
    }

    /// A number literal: whole numbers without a fraction, others by their shortest digits.
    public static func number(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        return value.description
    }
}

/// Text in a comment.
public enum SwiftComment {
    /// The text on one line, so that it cannot end the comment: what is not a visible character is spelt out.
    public static func text(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let isInvisible = InvisibleScalar.isOne(scalar, after: previous)
            if isInvisible {
                result += InvisibleScalar.spelling(of: scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
            previous = isInvisible ? nil : scalar
        }
        return result
    }
}
