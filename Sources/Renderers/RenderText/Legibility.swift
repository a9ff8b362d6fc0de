import SceneModel

/// Keeps letters visible on what is behind them.
enum Legibility {
    /// The least contrast that letters are drawn with.
    ///
    /// The replicas' faint greys (1.5:1 on white) stay as they are; anything fainter is made darker or lighter.
    static let minimumContrast = 1.5

    /// The colour itself, or the nearest on its way to black or white that can be read.
    static func color(_ color: Color, on background: Color) -> Color {
        let opaque = color.composited(over: background)
        if opaque.contrast(with: background) >= minimumContrast { return opaque }
        let pole = pole(on: background)
        for step in 1..<16 {
            let mixed = mix(opaque, pole, share: Double(step) / 16)
            if mixed.contrast(with: background) >= minimumContrast { return mixed }
        }
        return pole
    }

    /// A quiet colour for frames: the background moved some way to black or white.
    static func muted(on background: Color, strength: Double) -> Color {
        mix(background, pole(on: background), share: strength)
    }

    /// Black or white, whichever stands out more.
    static func pole(on background: Color) -> Color {
        background.contrast(with: .black) >= background.contrast(with: .white) ? .black : .white
    }

    private static func mix(_ color: Color, _ other: Color, share: Double) -> Color {
        var top = other
        top.alpha = UInt8((share * 255).rounded())
        return top.composited(over: color)
    }
}
