import ByteWriting
public import MarkupText
public import SceneModel

/// A value in a style sheet.
public enum CSSValue: Sendable {
    /// A length: a point of the screen is a pixel of CSS.
    case points(Double)
    /// A length with its unit even where it is 0.
    case length(Double)
    /// A number without a unit.
    case number(Double)
    /// A share of a hundred.
    case percent(Double)
    /// A colour.
    case color(Color)
    /// A literal of the program.
    case keyword(StaticString)
    /// A string from anywhere; it is escaped.
    case string(String)
    /// A name that ends in a number: `F2`.
    case numbered(StaticString, Int)
    /// A size and a line height, as in `font`: `17px/20.5px`.
    case lineBox(size: Double, height: Double)
    /// A font of the machine by a literal name.
    case local(StaticString)
    /// A comma between two values.
    case comma
    /// A picture.
    case address(DataAddress)

    /// Appends the value as a style sheet writes it.
    ///
    /// Always inlined, since nearly every value is made where it is written: only its own case is left there.
    @inline(__always)
    func append(to bytes: inout ByteBuffer) {
        switch self {
        case .points(let value): Self.append(points: value, to: &bytes)
        case .length(let value):
            bytes.append(decimal: value)
            bytes.append("px")
        case .number(let value): bytes.append(decimal: value)
        case .percent(let value):
            bytes.append(decimal: value)
            bytes.append(UInt8(ascii: "%"))
        case .color(let color): bytes.append(color)
        case .keyword(let literal): bytes.append(literal)
        case .string(let text): Self.append(string: text, to: &bytes)
        case .numbered(let name, let number):
            bytes.append(name)
            bytes.append(decimal: number)
        case .lineBox(let size, let height):
            Self.append(points: size, to: &bytes)
            bytes.append(UInt8(ascii: "/"))
            Self.append(points: height, to: &bytes)
        case .local(let name):
            bytes.append("local(\"")
            bytes.append(name)
            bytes.append("\")")
        case .comma: bytes.append(UInt8(ascii: ","))
        case .address(let address): Self.append(address, to: &bytes)
        }
    }

    private static func append(_ address: DataAddress, to bytes: inout ByteBuffer) {
        bytes.append("url(\"")
        bytes.append(contentsOf: address.bytes)
        bytes.append("\")")
    }

    private static func append(points: Double, to bytes: inout ByteBuffer) {
        // What is written as 0 needs no unit; a number that is none is written so too.
        guard points.magnitude >= 0.0005 else { return bytes.append(UInt8(ascii: "0")) }
        bytes.append(decimal: points)
        bytes.append("px")
    }

    /// A string in double quotes.
    ///
    /// What is no ASCII letter, digit, space or hyphen is written as its number,
    /// so nothing in it can end the string, the rule or the style element.
    private static func append(string: String, to bytes: inout ByteBuffer) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in string.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "-": bytes.append(UInt8(scalar.value))
            default:
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(text: String(scalar.value, radix: 16))
                bytes.append(UInt8(ascii: " "))
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
