import SceneModel

/// How letters are drawn.
struct Style: Equatable {
    /// The two colours as numbers, since styles are compared for every stretch of every row.
    private var letters = PackedColor(nil)
    private var ground = PackedColor(nil)
    var isBold = false
    var isDim = false

    /// A style; what is left out is the terminal's and the row's.
    init(
        foreground: Color? = nil, background: Color? = nil, isBold: Bool = false, isDim: Bool = false
    ) {
        letters = PackedColor(foreground)
        ground = PackedColor(background)
        self.isBold = isBold
        self.isDim = isDim
    }

    /// The letters' colour; the terminal's own where nil.
    var foreground: Color? { letters.color }

    /// What is behind them; the row's own background where nil.
    var background: Color? {
        get { ground.color }
        set { ground = PackedColor(newValue) }
    }

    /// Whether the same is behind the letters as in another style.
    func hasBackground(of other: Style) -> Bool { ground == other.ground }

    /// The style as it is seen on a row in a colour.
    func painted(on row: Color) -> Style {
        var style = self
        style.background = background?.composited(over: row) ?? row
        return style
    }
}

/// A colour, or none, as one number.
private struct PackedColor: Equatable {
    private let bits: UInt64

    init(_ color: Color?) {
        guard let color else {
            bits = 0
            return
        }
        bits =
            1 << 32 | UInt64(color.red) << 24 | UInt64(color.green) << 16 | UInt64(color.blue) << 8
            | UInt64(color.alpha)
    }

    var color: Color? {
        guard bits != 0 else { return nil }
        return Color(
            red: UInt8(truncatingIfNeeded: bits >> 24), green: UInt8(truncatingIfNeeded: bits >> 16),
            blue: UInt8(truncatingIfNeeded: bits >> 8), alpha: UInt8(truncatingIfNeeded: bits))
    }
}
