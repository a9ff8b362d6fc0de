import ByteWriting

/// Scalars that a reader of the source would not see, or not where they are.
enum InvisibleScalar {
    /// Whether a scalar is to be spelt out.
    ///
    /// Those are all but letters, digits, punctuation, symbols and the plain space; and a combining mark with
    /// no letter before it to stand on, which would stand on the quotation mark.
    static func isOne(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
        if scalar.isASCII { return !(0x20..<0x7F).contains(scalar.value) }
        if scalar.properties.isDefaultIgnorableCodePoint || scalar == brailleBlank { return true }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator:
            return true
        case .nonspacingMark, .spacingMark, .enclosingMark:
            return !(previous.map(carriesMarks) ?? false)
        default: return false
        }
    }

    /// Appends `\u{1B}` for U+001B.
    static func spell(_ scalar: Unicode.Scalar, to bytes: inout SourceBytes) {
        bytes.append("\\u{")
        bytes.append(text: String(scalar.value, radix: 16, uppercase: true))
        bytes.append("}")
    }

    /// A letter, or a mark on one.
    private static func carriesMarks(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark:
            true
        default: false
        }
    }

    /// A symbol by category, without a dot.
    private static let brailleBlank: Unicode.Scalar = "\u{2800}"
}
