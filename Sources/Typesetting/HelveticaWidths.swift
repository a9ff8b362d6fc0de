/// The advance widths of Helvetica, in thousandths of the font size.
///
/// Source: the font metrics that Adobe published for the 14 standard fonts of PostScript and PDF, Helvetica
/// and Helvetica-Bold, version 002.000 of 1997. Arial and Liberation Sans have the same widths.
struct HelveticaWidths: Sendable {
    private let ascii: [UInt16]
    private let latin: [UInt16]
    private let others: [UInt32: UInt16]

    /// The width of a printable sign of ASCII; 0 for any other byte.
    func width(ofASCII byte: UInt8) -> UInt16 {
        (0x20...0x7E).contains(byte) ? ascii[Int(byte) - 0x20] : 0
    }

    /// The width of a scalar; nil where the table lacks it.
    ///
    /// An accented letter of central Europe is as wide as the bare one, and a soft hyphen takes no room.
    func width(of scalar: Unicode.Scalar) -> UInt16? {
        switch scalar.value {
        case 0x20...0x7E: ascii[Int(scalar.value) - 0x20]
        case 0xA0...0xFF: latin[Int(scalar.value) - 0xA0]
        case 0x100...0x17F: others[scalar.value] ?? width(ofASCII: Self.bareLetter(scalar.value))
        default: others[scalar.value]
        }
    }

    /// The letter under the accent, for U+0100 to U+017F.
    private static func bareLetter(_ value: UInt32) -> UInt8 {
        bareLetters.withUTF8Buffer { $0[Int(value) - 0x100] }
    }

    private static let bareLetters: StaticString = """
        AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTt\
        UuUuUuUuUuUuWwYyYZzZzZzf
        """

    /// Helvetica.
    static let regular = HelveticaWidths(
        ascii: [
            278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
            556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722,
            667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
            667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
            500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334,
            584,
        ],
        latin: [
            278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 0, 737, 333, 400, 584, 333,
            333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667,
            1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584,
            778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556,
            556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500,
            556, 500,
        ],
        others: [
            0x0131: 278, 0x0152: 1000, 0x0153: 944, 0x0178: 667, 0x2013: 556, 0x2014: 1000, 0x2018: 222,
            0x2019: 222, 0x201A: 222, 0x201C: 333, 0x201D: 333, 0x201E: 333, 0x2020: 556, 0x2021: 556,
            0x2022: 350, 0x2026: 1000, 0x2030: 1000, 0x2039: 333, 0x203A: 333, 0x2044: 167, 0x20AC: 556,
            0x2122: 1000, 0x2202: 476, 0x2206: 612, 0x2211: 600, 0x2212: 584, 0x221A: 453, 0x2260: 549,
            0x2264: 549, 0x2265: 549,
        ])

    /// Helvetica-Bold.
    static let bold = HelveticaWidths(
        ascii: [
            278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
            556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
            611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
            667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
            278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
        ],
        latin: [
            278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 0, 737, 333, 400, 584, 333,
            333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722,
            1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584,
            778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556,
            556, 278, 278, 278, 278, 611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556,
            611, 556,
        ],
        others: [
            0x0131: 278, 0x0152: 1000, 0x0153: 944, 0x0178: 667, 0x2013: 556, 0x2014: 1000, 0x2018: 278,
            0x2019: 278, 0x201A: 278, 0x201C: 500, 0x201D: 500, 0x201E: 500, 0x2020: 556, 0x2021: 556,
            0x2022: 350, 0x2026: 1000, 0x2030: 1000, 0x2039: 333, 0x203A: 333, 0x2044: 167, 0x20AC: 556,
            0x2122: 1000, 0x2202: 494, 0x2206: 612, 0x2211: 600, 0x2212: 584, 0x221A: 549, 0x2260: 549,
            0x2264: 549, 0x2265: 549,
        ])
}
