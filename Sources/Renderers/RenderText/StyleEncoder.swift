import Rendering
import SceneModel

/// Writes styles as SGR escape sequences (ECMA-48) for as many colours as the terminal has.
struct StyleEncoder {
    private let colors: RenderOptions.Colors
    /// A card has few styles, so each is worked out once and found by a walk.
    private var known: [(style: Style, sequence: [UInt8])] = []

    /// An encoder for some colours; with `none` it writes nothing.
    init(_ colors: RenderOptions.Colors) {
        self.colors = colors
    }

    /// Whether anything is written at all.
    var isActive: Bool { colors != .none }

    /// Appends the sequence that sets exactly this style, whatever was set before.
    mutating func append(_ style: Style, to output: inout [UInt8]) {
        guard isActive else { return }
        if let index = known.firstIndex(where: { $0.style == style }) {
            output.append(contentsOf: known[index].sequence)
            return
        }
        let sequence = Array(("\u{1B}[0" + parameters(of: style) + "m").utf8)
        known.append((style, sequence))
        output.append(contentsOf: sequence)
    }

    /// Appends the sequence that ends all styles.
    func appendReset(to output: inout [UInt8]) {
        guard isActive else { return }
        output.append(contentsOf: [0x1B, 0x5B, 0x30, 0x6D])
    }

    private func parameters(of style: Style) -> String {
        let attributes = (style.isBold ? ";1" : "") + (style.isDim ? ";2" : "")
        guard let background = style.background else { return attributes }
        let foreground = style.foreground ?? Legibility.pole(on: background)
        switch colors {
        case .none: return ""
        case .truecolor:
            let letters = Legibility.color(foreground, on: background)
            return attributes + Self.direct(38, letters) + Self.direct(48, background)
        case .ansi256:
            let behind = Palette.ansi256.nearest(to: background)
            let letters = foreground.composited(over: background)
            let code = Palette.ansi256.nearest(to: letters, legibleOn: behind).code
            return attributes + ";38;5;\(code);48;5;\(behind.code)"
        case .ansi16:
            return sixteen(foreground.composited(over: background), on: background, style)
        }
    }

    private func sixteen(_ foreground: Color, on background: Color, _ style: Style) -> String {
        let behind = Palette.ansi16.nearest(to: background)
        let letters = Palette.ansi16.nearest(to: foreground, legibleOn: behind)
        // Many terminals show bold letters of a dark colour in its bright twin, which may be hard to see.
        let shown = letters.code < 8 ? Palette.ansi16.entries[letters.code + 8] : letters
        let isBoldSafe = shown.contrast(with: behind) >= Palette.ansi16.minimumContrast
        let attributes = (style.isBold && isBoldSafe ? ";1" : "") + (style.isDim ? ";2" : "")
        return attributes + ";\(Self.code(letters.code, base: 30));\(Self.code(behind.code, base: 40))"
    }

    /// The parameter of one of the 16 colours: 30 to 37 and 90 to 97, or 40 to 47 and 100 to 107.
    private static func code(_ number: Int, base: Int) -> Int {
        number < 8 ? base + number : base + 60 + number - 8
    }

    private static func direct(_ selector: Int, _ color: Color) -> String {
        ";\(selector);2;\(color.red);\(color.green);\(color.blue)"
    }
}
