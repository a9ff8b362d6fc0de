import ByteWriting
public import SceneModel

extension SwiftCode {
    /// Appends the components of a colour as arguments, by the labels that both frameworks have: `white`, or
    /// `red`, `green` and `blue`.
    public mutating func components(_ color: Color) {
        if color.red == color.green, color.green == color.blue {
            return fraction("white", color.red)
        }
        component("red", color.red)
        component("green", color.green)
        component("blue", color.blue)
    }

    /// Appends a component as a number from 0 to 1 that is short where it can be: 0.6 for 0x99.
    ///
    /// Multiples of 51 are whole fifths, the only components that are short as decimals.
    public mutating func fraction(_ label: StaticString, _ byte: UInt8) {
        if byte % 51 == 0 {
            argument(label, number: Double(byte / 51) / 5)
        } else {
            component(label, byte)
        }
    }

    /// Appends a component as a number from 0 to 1 that shows its hexadecimal digits.
    private mutating func component(_ label: StaticString, _ byte: UInt8) {
        argument(label) { code in
            if byte % 255 == 0 { return code.append(Int(byte / 255)) }
            code.append("0x")
            code.bytes.append(hex: byte, uppercase: true)
            code.append(" / 255")
        }
    }

    /// Appends `.bold`.
    public mutating func append(_ weight: Font.Weight) {
        switch weight {
        case .ultraLight: append(".ultraLight")
        case .thin: append(".thin")
        case .light: append(".light")
        case .regular: append(".regular")
        case .medium: append(".medium")
        case .semibold: append(".semibold")
        case .bold: append(".bold")
        case .heavy: append(".heavy")
        case .black: append(".black")
        }
    }
}

extension Color {
    /// The member by which both SwiftUI and UIKit know this colour: `.white`, `.black` or `.clear`.
    public var frameworkName: StaticString? {
        switch (red, green, blue, alpha) {
        case (255, 255, 255, 255): ".white"
        case (0, 0, 0, 255): ".black"
        case (0, 0, 0, 0): ".clear"
        default: nil
        }
    }
}
