import SceneModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A colour in OKLab, where distances are about as large as they look; hues then survive a small palette.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
struct OKLab: Sendable {
    private let lightness: Double
    private let a: Double
    private let b: Double

    /// An opaque sRGB colour.
    init(_ color: Color) {
        let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The square of the distance, which is enough to compare; a hue may count more than the lightness.
    func squaredDistance(to other: OKLab, hueWeight: Double) -> Double {
        let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
        return x * x + hueWeight * (y * y + z * z)
    }

    private static func linear(_ component: UInt8) -> Double { linearValues[Int(component)] }

    /// The light of each value that a component can have, 0 to 1.
    private static let linearValues: [Double] = (0...255).map { component in
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
