#if canImport(Glibc)
    private import Glibc
#else
    private import Darwin
#endif

extension Color {
    /// Relative luminance, 0 (black) to 1 (white), of the colour without its alpha.
    ///
    /// Source: WCAG 2.2, "relative luminance".
    public var luminance: Double {
        Self.linear.withUnsafeBufferPointer { linear in
            0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
        }
    }

    /// The linear value of each component, since a power takes some tens of nanoseconds.
    private static let linear: [Double] = (0...255).map { component in
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The contrast ratio to another opaque colour, 1 to 21.
    ///
    /// Source: WCAG 2.2, "contrast ratio".
    public func contrast(with other: Color) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// What is seen where this colour lies on an opaque one.
    public func composited(over background: Color) -> Color {
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            let share = Double(alpha) / 255
            return UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
        }
        return Color(
            red: mix(red, background.red), green: mix(green, background.green),
            blue: mix(blue, background.blue))
    }
}
