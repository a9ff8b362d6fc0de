public import SceneModel

/// The direction in which a text is read.
public enum ReadingDirection: Sendable {
    case leftToRight, rightToLeft

    /// The direction that the scene gives all texts, or else the text's own: that of its first letter.
    ///
    /// Source: the Unicode bidirectional algorithm (UAX 9), rules P2 and P3.
    public init(_ direction: LayoutDirection, of text: borrowing Scene.Text) {
        switch direction {
        case .ltr: self = .leftToRight
        case .rtl: self = .rightToLeft
        case .auto: self = Self.ofFirstLetter(in: text) ?? .leftToRight
        }
    }

    private static func ofFirstLetter(in text: borrowing Scene.Text) -> ReadingDirection? {
        for run in text.runs {
            for scalar in run.text.unicodeScalars {
                if let direction = strongDirection(of: scalar) { return direction }
            }
        }
        return nil
    }

    /// The direction of a letter or mark of direction; nil for what follows its surroundings.
    private static func strongDirection(of scalar: Unicode.Scalar) -> ReadingDirection? {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: .leftToRight
        case ..<0x80: nil
        case 0x200E: .leftToRight
        case 0x200F, 0x061C: .rightToLeft
        case _ where !scalar.properties.isAlphabetic: nil
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: .rightToLeft
        case 0x10800...0x10FFF, 0x1E800...0x1EFFF: .rightToLeft
        default: .leftToRight
        }
    }
}
