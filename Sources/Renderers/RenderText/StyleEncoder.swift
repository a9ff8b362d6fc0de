import Rendering
import SceneModel

/// Writes styles as SGR escape sequences (ECMA-48) for as many colours as the terminal has.
struct StyleEncoder {
    private let colors: RenderOptions.Colors
    /// A card has few styles, so each is worked out once and found by a walk.
    private var known: [(style: Style, sequence: Range<Int>)] = []
    /// The sequences one after another.
    private var sequences: [UInt8] = []
    /// The last background and the nearest colour of the palette, since most styles have the same.
    private var behind: (color: Color, entry: Palette.Entry)?

    /// An encoder for some colours; with `none` it writes nothing.
    init(_ colors: RenderOptions.Colors) {
        self.colors = colors
        isActive = colors != .none
    }

    /// Whether anything is written at all.
    let isActive: Bool

    /// Appends the sequence that sets exactly this style, whatever was set before.
    mutating func append(_ style: Style, to output: inout [UInt8]) {
        guard isActive else { return }
        if let index = known.firstIndex(where: { $0.style == style }) {
            output.append(contentsOf: sequences[known[index].sequence])
            return
        }
        let start = sequences.count
        writeSequence(of: style)
        known.append((style, start..<sequences.count))
        output.append(contentsOf: sequences[start...])
    }

    /// Appends the sequence that ends all styles.
    func appendReset(to output: inout [UInt8]) {
        if isActive { output.append(literal: "\u{1B}[0m") }
    }

    private mutating func writeSequence(of style: Style) {
        sequences.append(literal: "\u{1B}[0")
        if let background = style.background {
            let foreground = style.foreground ?? Legibility.pole(on: background)
            switch colors {
            case .none: break
            case .truecolor:
                writeAttributes(of: style)
                writeDirect(38, Legibility.color(foreground, on: background))
                writeDirect(48, background)
            case .ansi256:
                writeAttributes(of: style)
                writeIndexed(foreground.composited(over: background), on: background)
            case .ansi16: writeSixteen(foreground.composited(over: background), on: background, style)
            }
        } else {
            writeAttributes(of: style)
        }
        sequences.append(UInt8(ascii: "m"))
    }

    private mutating func writeAttributes(of style: Style, isBoldSafe: Bool = true) {
        if style.isBold, isBoldSafe { sequences.append(literal: ";1") }
        if style.isDim { sequences.append(literal: ";2") }
    }

    private mutating func writeDirect(_ selector: Int, _ color: Color) {
        write(selector)
        write(2)
        write(Int(color.red))
        write(Int(color.green))
        write(Int(color.blue))
    }

    private mutating func writeIndexed(_ foreground: Color, on background: Color) {
        let behind = nearest(.ansi256, to: background)
        write(38)
        write(5)
        write(Palette.ansi256.nearest(to: foreground, legibleOn: behind).code)
        write(48)
        write(5)
        write(behind.code)
    }

    private mutating func writeSixteen(_ foreground: Color, on background: Color, _ style: Style) {
        let behind = nearest(.ansi16, to: background)
        let letters = Palette.ansi16.nearest(to: foreground, legibleOn: behind)
        // Many terminals show bold letters of a dark colour in its bright twin, which may be hard to see.
        let shown = letters.code < 8 ? Palette.ansi16.entries[letters.code + 8] : letters
        writeAttributes(
            of: style, isBoldSafe: shown.contrast(with: behind) >= Palette.ansi16.minimumContrast)
        write(Self.code(letters.code, base: 30))
        write(Self.code(behind.code, base: 40))
    }

    private mutating func nearest(_ palette: Palette, to background: Color) -> Palette.Entry {
        if let behind, behind.color == background { return behind.entry }
        let entry = palette.nearest(to: background)
        behind = (background, entry)
        return entry
    }

    /// The parameter of one of the 16 colours: 30 to 37 and 90 to 97, or 40 to 47 and 100 to 107.
    private static func code(_ number: Int, base: Int) -> Int {
        number < 8 ? base + number : base + 60 + number - 8
    }

    /// A parameter, 0 to 999.
    private mutating func write(_ number: Int) {
        sequences.append(UInt8(ascii: ";"))
        if number > 99 { sequences.append(UInt8(ascii: "0") + UInt8(number / 100 % 10)) }
        if number > 9 { sequences.append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
        sequences.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

extension [UInt8] {
    /// Appends a literal of the program.
    mutating func append(literal: StaticString) { literal.withUTF8Buffer { append(contentsOf: $0) } }
}
