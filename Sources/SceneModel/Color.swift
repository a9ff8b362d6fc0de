public import ByteWriting

/// A colour in sRGB, 8 bits a component.
public struct Color: Hashable, Sendable {
    /// Red, 0 to 255.
    public var red: UInt8
    /// Green, 0 to 255.
    public var green: UInt8
    /// Blue, 0 to 255.
    public var blue: UInt8
    /// Opacity, 0 (clear) to 255.
    public var alpha: UInt8

    /// A colour by its components, 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour that six hexadecimal digits name, or eight with alpha last, with or without a leading
    /// `#`; nil for anything else.
    public init?(hex: String) {
        var digits = hex.utf8.makeIterator()
        var value: UInt32 = 0
        var count = 0
        var first = true
        while let byte = digits.next() {
            if first, byte == UInt8(ascii: "#") {
                first = false
                continue
            }
            first = false
            guard let digit = Self.digit(byte), count < 8 else { return nil }
            value = value << 4 | UInt32(digit)
            count += 1
        }
        switch count {
        case 6: value = value << 8 | 0xFF
        case 8: break
        default: return nil
        }
        self.init(
            red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
            alpha: UInt8(value & 0xFF))
    }

    /// `#rrggbb`, or `#rrggbbaa` where it is not opaque; lower case.
    public var hex: String {
        var bytes: [UInt8] = []
        appendHex(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends `hex`.
    @inlinable public func appendHex(to bytes: inout some ByteTarget & ~Copyable) {
        bytes.append("#")
        bytes.append(hex: red)
        bytes.append(hex: green)
        bytes.append(hex: blue)
        if alpha < 255 { bytes.append(hex: alpha) }
    }

    /// White.
    public static let white = Color(red: 255, green: 255, blue: 255)
    /// Black.
    public static let black = Color(red: 0, green: 0, blue: 0)

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension Color: Codable {
    /// Reads the form that `hex` writes.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let color = Color(hex: text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a colour: \(text)"))
        }
        self = color
    }

    /// Writes `hex`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hex)
    }
}
