import ByteWriting
import SceneModel
import Typesetting

/// The families that a text is set in, the first that a machine has counting.
///
/// Apple's devices find their own face first; elsewhere Inter stands in for SF, and Helvetica or what stands
/// in for that comes after it.
struct FontFamilies {
    private let typeface: Typeface
    private let size: Double

    /// The families of a font.
    init(_ font: borrowing Font) {
        typeface = Typeface(font)
        size = font.size
    }

    /// The weight in CSS, 100 to 900.
    var weight: Int { typeface.weight }

    /// Appends the list, in the form of the attribute `font-family`.
    func append(to bytes: inout ByteBuffer) {
        switch typeface.family {
        case .system: bytes.append(system)
        case .helveticaNeue:
            bytes.append("'Helvetica Neue',")
            // Of the faces that stand in for Helvetica, none is light or medium.
            if weight != 400, weight != 700 { bytes.append("Inter,") }
        case .lato: bytes.append("Lato,Carlito,")
        case .named(let name):
            if isPlain(name) { append(quoted: name, to: &bytes) }
            bytes.append(system)
        }
        bytes.append("Helvetica,Arial,sans-serif")
    }

    private var system: StaticString {
        size < 20
            ? "-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Helvetica Neue',"
            : "-apple-system,BlinkMacSystemFont,'SF Pro Display','Inter Display',Inter,'Helvetica Neue',"
    }

    private func append(quoted name: String, to bytes: inout ByteBuffer) {
        bytes.append(UInt8(ascii: "'"))
        bytes.append(text: name)
        bytes.append("',")
    }

    /// Whether a name, which may be from anywhere, holds letters, digits, spaces and hyphens alone.
    private func isPlain(_ name: String) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", " ", "-": true
                case _ where scalar.isASCII: false
                default: scalar.properties.isAlphabetic
                }
            }
    }
}
