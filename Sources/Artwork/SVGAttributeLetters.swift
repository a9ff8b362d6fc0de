/// Name and value of an attribute as the parser has them, before they are copied.
///
/// Nearly all values are plain numbers, colours and path data, in which there is nothing to find, and nearly all
/// names are such that their values mean nothing by themselves: of those, nothing needs to be made.
struct SVGAttributeLetters {
    /// The name; behind its namespace, if it has one.
    let name: UnsafeRawBufferPointer
    /// The value.
    let value: UnsafeRawBufferPointer

    /// Whether `SVGReader` has to look at the attribute; `isOfRoot` says that the drawing's size may be in it.
    func areTelling(isOfRoot: Bool) -> Bool {
        Self.isNameTelling(name) || (isOfRoot && isSize) || isID || name.contains(ExpatParser.separator)
            || value.contains(where: Self.isTelling)
    }

    private var isID: Bool { name.elementsEqual("id".utf8) }

    /// Whether the first letter is that of `width`, `height` or `viewBox`.
    private var isSize: Bool {
        switch name.first {
        case UInt8(ascii: "h"), UInt8(ascii: "v"), UInt8(ascii: "w"): true
        default: false
        }
    }

    /// Whether there may be something to find in an attribute in no namespace.
    static func isTelling(name: String, value: String) -> Bool {
        isNameTelling(name.utf8) || value.utf8.contains(where: isTelling)
    }

    /// Whether a name may be `class`, `href`, `src`, `style`, `stroke-dasharray`, or that of a handler, such as
    /// `onload`.
    private static func isNameTelling(_ name: some Collection<UInt8>) -> Bool {
        switch name.first.map({ $0 | 0x20 }) {
        case UInt8(ascii: "o"): name.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "n")
        case UInt8(ascii: "c"): name.count == 5
        case UInt8(ascii: "h"): name.count == 4
        case UInt8(ascii: "s"): name.count == 3 || name.count == 5 || name.count == 16
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
