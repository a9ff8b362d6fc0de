import MarkupText
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
    init(_ font: Font) {
        typeface = Typeface(font)
        size = font.size
    }

    /// The weight in CSS, 100 to 900.
    var weight: Int { typeface.weight }

    /// Appends the list, in the form of the attribute `font-family`.
    func append(to bytes: inout [UInt8]) {
        switch typeface.family {
        case .system: bytes.append(system)
        case .helveticaNeue:
            bytes.append("'Helvetica Neue',")
            // Of the faces that stand in for Helvetica, none is light or medium.
            if ![400, 700].contains(weight) { bytes.append("Inter,") }
        case .lato: bytes.append("Lato,Carlito,")
        case .named(let name):
            append(name: name, to: &bytes)
            bytes.append(system)
        }
        bytes.append("Helvetica,Arial,sans-serif")
    }

    private var system: StaticString {
        size < 20
            ? "-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Helvetica Neue',"
            : "-apple-system,BlinkMacSystemFont,'SF Pro Display','Inter Display',Inter,'Helvetica Neue',"
    }

    /// A name from anywhere: it is left out where it holds more than letters, digits, spaces and hyphens.
    private func append(name: String, to bytes: inout [UInt8]) {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar == " " || scalar == "-" || scalar.properties.isAlphabetic
                || ("0"..."9").contains(scalar)
        }
        guard isPlain, !name.isEmpty else { return }
        bytes.append(UInt8(ascii: "'"))
        bytes.append(contentsOf: name.utf8)
        bytes.append("',")
    }
}
