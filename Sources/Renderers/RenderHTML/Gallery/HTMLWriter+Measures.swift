import ByteWriting
import SceneModel

// Measures as people read them.
extension HTMLWriter {
    /// A number with at most three decimals and a real minus sign.
    mutating func number(_ value: Double) {
        if value < 0 { literal("−") }
        bytes.append(decimal: value.magnitude)
    }

    /// `12.5 pt`.
    mutating func points(_ value: Double) {
        number(value)
        literal(" pt")
    }

    /// `75 × 75 pt`.
    mutating func size(_ size: Size) {
        number(size.width)
        literal(" × ")
        number(size.height)
        literal(" pt")
    }

    /// `4.54`, rounded down, so that no contrast looks better than it is.
    mutating func ratio(_ value: Double) { bytes.append(ratio: value) }

    /// `Helvetica Neue`-like names as they are; the system's face by that name, with its weight.
    mutating func font(_ font: Font) {
        text(font.name == Font.system ? "System" : font.name)
        guard font.weight != .regular else { return }
        literal(" ")
        text(Wording.label(font.weight.rawValue).lowercased())
    }

    /// A colour as a small square and in letters, for the script to copy.
    mutating func color(_ color: Color) {
        // Pages are full of colours, so that this markup is as it stands.
        bytes.append("<span class=\"color\" data-copy=\"")
        bytes.append(color)
        bytes.append(
            """
            "><svg class="swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><rect width="16" \
            height="16" fill=\"
            """)
        bytes.append(color)
        bytes.append("\"></rect></svg><code>")
        bytes.append(color)
        bytes.append("</code></span>")
    }
}

extension ByteTarget where Self: ~Copyable {
    /// Appends `4.54`, rounded down.
    mutating func append(ratio value: Double) {
        let hundredths = Int((value * 100).rounded(.down))
        append(decimal: hundredths / 100)
        append(".")
        if hundredths % 100 < 10 { append("0") }
        append(decimal: hundredths % 100)
    }
}
