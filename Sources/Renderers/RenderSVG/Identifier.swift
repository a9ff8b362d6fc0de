import MarkupText
import SceneModel

/// The name of an element that others refer to: one for each content, so that several pictures may stand in
/// one page without taking each other's.
struct Identifier: Hashable {
    /// Letters, digits, `-` and `.`.
    let string: String

    /// The filter that draws in a colour.
    init(tint: Color) {
        string = "tint-\(tint.hex.dropFirst())"
    }

    /// The filter that draws a shadow.
    init(shadow: Shadow) {
        string =
            "shadow-\(shadow.color.hex.dropFirst())" + Self.numbers([shadow.x, shadow.y, shadow.blur])
    }

    /// The outline of a screen with round corners.
    init(screen: Canvas) {
        string =
            "screen" + Self.numbers([screen.size.width, screen.size.height, screen.cornerRadius])
    }

    /// A picture that is drawn several times, by the FNV-1a hash of its bytes, 64 bits.
    init(picture: Asset) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in picture.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        string = "picture-" + String(hash, radix: 16)
    }

    /// Numbers with a hyphen before each.
    private static func numbers(_ numbers: [Double]) -> String {
        var bytes: [UInt8] = []
        for number in numbers {
            bytes.append(UInt8(ascii: "-"))
            bytes.append(decimal: number)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
