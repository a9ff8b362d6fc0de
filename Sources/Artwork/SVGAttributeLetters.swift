/// Name and value of an attribute as the parser has them, before they are copied.
///
/// Nearly all values are plain numbers, colours and path data, in which there is nothing to find, and nearly all
/// names are such that their values mean nothing by themselves: of those, nothing needs to be made.
struct SVGAttributeLetters {
    /// The name; behind its namespace, if it has one.
    let name: UnsafeRawBufferPointer
    /// The value.
    let value: UnsafeRawBufferPointer

    /// Whether `SVGReader` has to look at the attribute.
    var areTelling: Bool { isNameTelling || value.contains(where: Self.isTelling) }

    /// Whether a name may be `id`, one that gives the drawing its size (`width`, `height`, `viewBox`), one in a
    /// namespace, or one that makes a value telling.
    private var isNameTelling: Bool {
        switch name.first {
        case UInt8(ascii: "i"), UInt8(ascii: "v"), UInt8(ascii: "w"): true
        default: Self.isTelling(first: name.first, count: name.count) || name.contains(ExpatParser.separator)
        }
    }

    /// Whether there may be something to find in an attribute in no namespace.
    static func isTelling(name: String, value: String) -> Bool {
        isTelling(first: name.utf8.first, count: name.utf8.count) || value.utf8.contains(where: isTelling)
    }

    /// Whether a name of that first letter may be `href`, `src` or that of a handler, such as `onload`.
    private static func isTelling(first: UInt8?, count: Int) -> Bool {
        switch first {
        case UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "h"), UInt8(ascii: "H"): true
        case UInt8(ascii: "s"), UInt8(ascii: "S"): count == 3
        default: false
        }
    }

    /// Whether there is something to look at in a value that holds the byte: CSS that loads something, or an
    /// address.
    private static func isTelling(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || StyleScanner.isSpecial(byte)
    }

    /// How many bytes take a renderer time: those of path data, points and styles.
    var weight: Int {
        switch name.first {
        case UInt8(ascii: "d") where name.count == 1: value.count
        case UInt8(ascii: "p") where name.elementsEqual("points".utf8): value.count
        case UInt8(ascii: "s") where name.elementsEqual("style".utf8): value.count
        default: 0
        }
    }
}
