/// The advance widths of Helvetica, in thousandths of the font size.
///
/// Source: the font metrics that Adobe published for the 14 standard fonts of PostScript and PDF, Helvetica
/// and Helvetica-Bold, version 002.000 of 1997. Arial and Liberation Sans have the same widths.
struct HelveticaWidths: Sendable {
    /// One after another: U+0000 to U+017F, U+2000 to U+207F, and `signs`.
    private let widths: [UInt16]

    /// What stands for a width that the metrics lack.
    private static let unknown = UInt16.max
    private static let firstPunctuation = 0x180
    private static let firstSign = 0x200

    /// Flattens the published tables: of ASCII from U+0020, of Latin from U+00A0, and of what is beyond.
    private init(ascii: [UInt16], latin: [UInt16], others: [UInt32: UInt16]) {
        var widths = [UInt16](repeating: Self.unknown, count: Self.firstSign + Self.signs.count)
        // Control characters have no width as bytes, and are not looked for as scalars.
        widths.replaceSubrange(0..<0x80, with: repeatElement(0, count: 0x80))
        widths.replaceSubrange(0x20..<0x20 + ascii.count, with: ascii)
        widths.replaceSubrange(0xA0..<0xA0 + latin.count, with: latin)
        for (offset, letter) in Self.bareLetters.enumerated() { widths[0x100 + offset] = widths[letter] }
        for (value, width) in others {
            if let place = Self.place(of: value) { widths[place] = width }
        }
        self.widths = widths
    }

    /// The width of a printable sign of ASCII; 0 for any other byte.
    func width(ofASCII byte: UInt8) -> UInt16 { byte < 0x80 ? widths[Int(byte)] : 0 }

    /// The widths of all bytes of ASCII, and more behind them.
    func withASCII<Result>(_ read: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
        widths.withUnsafeBufferPointer(read)
    }

    /// The width of a scalar; nil where the table lacks it.
    ///
    /// An accented letter of central Europe is as wide as the bare one, and a soft hyphen takes no room.
    func width(of scalar: Unicode.Scalar) -> UInt16? {
        guard let place = Self.place(of: scalar.value), widths[place] != Self.unknown else { return nil }
        return widths[place]
    }

    /// Where the width of a scalar stands; nil where there is no place for it.
    private static func place(of value: UInt32) -> Int? {
        switch value {
        case 0x20...0x7E, 0xA0..<0x180: Int(value)
        case 0x2000..<0x2080: firstPunctuation + Int(value) - 0x2000
        case 0x20AC...0x2265: signs.firstIndex(of: value).map { firstSign + $0 }
        default: nil
        }
    }

    /// The signs of the tables that lie far from the others.
    private static let signs: [UInt32] = [
        0x20AC, 0x2122, 0x2202, 0x2206, 0x2211, 0x2212, 0x221A, 0x2260, 0x2264, 0x2265,
    ]

    /// The letters under the accents, for U+0100 to U+017F.
    private static let bareLetters =
        Array(
            """
            AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTt\
            TtTtUuUuUuUuUuUuWwYyYZzZzZzf
            """.utf8
        ).map { Int($0) }

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
