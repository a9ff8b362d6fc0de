import ByteWriting
import SceneModel

/// The name of an element that others refer to: one for each content, so that several pictures may stand in
/// one page without taking each other's.
///
/// It is made of letters, digits, `-` and `.`.
enum Identifier: Hashable {
    /// The filter that draws in a colour.
    case tint(Color)
    /// The filter that draws a shadow.
    case shadow(Shadow)
    /// The outline of a screen with round corners.
    case screen(Size, cornerRadius: Double)
    /// A picture that is drawn several times, by the hash of its bytes.
    case picture(UInt64)

    /// The name of a picture.
    static func picture(_ picture: Asset) -> Identifier { .picture(fnv1a(picture.bytes)) }

    /// Appends the name.
    func append(to bytes: inout ByteBuffer) {
        switch self {
        case .tint(let color):
            bytes.append("tint-")
            bytes.append(digitsOf: color)
        case .shadow(let shadow):
            bytes.append("shadow-")
            bytes.append(digitsOf: shadow.color)
            bytes.append(numbers: shadow.x, shadow.y, shadow.blur)
        case .screen(let size, let radius):
            bytes.append("screen")
            bytes.append(numbers: size.width, size.height, radius)
        case .picture(let hash):
            bytes.append("picture-")
            bytes.append(text: String(hash, radix: 16))
        }
    }

    /// The FNV-1a hash of some bytes, 64 bits.
    private static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension ByteBuffer {
    /// Appends a colour's digits, with those of its opacity where it is not opaque.
    fileprivate mutating func append(digitsOf color: Color) {
        append(hex: color.red)
        append(hex: color.green)
        append(hex: color.blue)
        if color.alpha < 255 { append(hex: color.alpha) }
    }

    /// Appends numbers with a hyphen before each.
    fileprivate mutating func append(numbers first: Double, _ second: Double, _ third: Double) {
        append(UInt8(ascii: "-"))
        append(decimal: first)
        append(UInt8(ascii: "-"))
        append(decimal: second)
        append(UInt8(ascii: "-"))
        append(decimal: third)
    }
}
