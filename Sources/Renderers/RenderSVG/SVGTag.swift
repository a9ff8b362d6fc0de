import ByteWriting
import MarkupText
import SceneModel

/// Writes the attributes of a tag: their names are literals, their values are typed and escaped.
struct SVGTag: ~Copyable {
    /// All that was written.
    var bytes: ByteBuffer

    /// A tag of a document that continues `bytes`.
    init(appendingTo bytes: consuming [UInt8]) {
        self.bytes = ByteBuffer(appendingTo: bytes)
    }

    /// A value that is a literal of the program.
    mutating func literal(_ name: StaticString, _ value: StaticString) {
        open(name)
        bytes.append(value)
        close()
    }

    /// A value from anywhere; it is escaped.
    mutating func text(_ name: StaticString, _ value: String) {
        open(name)
        EscapedText.append(value, quotes: true, to: &bytes)
        close()
    }

    /// A number, with at most three decimals.
    mutating func number(_ name: StaticString, _ value: Double) {
        open(name)
        bytes.append(decimal: value)
        close()
    }

    /// The part of its own units that an element shows.
    mutating func viewBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        open("viewBox")
        append(x, y)
        bytes.append(UInt8(ascii: " "))
        append(width, height)
        close()
    }

    /// The size of an element, in points.
    mutating func size(_ size: Size) {
        number("width", size.width)
        number("height", size.height)
    }

    /// The place of an element, in points.
    mutating func frame(_ frame: Frame) {
        number("x", frame.x)
        number("y", frame.y)
        number("width", frame.width)
        number("height", frame.height)
    }

    /// A move by points.
    mutating func translation(x: Double, y: Double) {
        open("transform")
        bytes.append("translate(")
        append(x, y)
        bytes.append(UInt8(ascii: ")"))
        close()
    }

    /// The families that a text is set in.
    mutating func families(_ families: FontFamilies) {
        open("font-family")
        families.append(to: &bytes)
        close()
    }

    /// A picture as a `data:` address.
    mutating func address(_ asset: Asset) {
        open("href")
        bytes.append(contentsOf: DataAddress(asset).bytes)
        close()
    }

    private mutating func append(_ number: Double, _ other: Double) {
        bytes.append(decimal: number)
        bytes.append(UInt8(ascii: " "))
        bytes.append(decimal: other)
    }

    private mutating func open(_ name: StaticString) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(name)
        bytes.append("=\"")
    }

    private mutating func close() { bytes.append(UInt8(ascii: "\"")) }
}

extension SVGTag {
    /// The colour that a shape is filled with, and how opaque it is where it is not, or may be inherited.
    mutating func fill(_ color: Color, saysOpacity: Bool = false) {
        paint("fill", color)
        opacity("fill-opacity", color, saysOpacity: saysOpacity)
    }

    /// The colour of a line.
    mutating func stroke(_ color: Color) {
        paint("stroke", color)
        opacity("stroke-opacity", color)
    }

    /// The colour that a filter works with.
    mutating func flood(_ color: Color) {
        paint("flood-color", color)
        opacity("flood-opacity", color)
    }

    private mutating func paint(_ name: StaticString, _ color: Color) {
        open(name)
        bytes.append(UInt8(ascii: "#"))
        bytes.append(hex: color.red)
        bytes.append(hex: color.green)
        bytes.append(hex: color.blue)
        close()
    }

    private mutating func opacity(_ name: StaticString, _ color: Color, saysOpacity: Bool = false) {
        if color.alpha < 255 || saysOpacity { number(name, Double(color.alpha) / 255) }
    }

    /// The element's own name.
    mutating func id(_ id: Identifier) {
        open("id")
        id.append(to: &bytes)
        close()
    }

    /// Another element of the picture, as an address.
    mutating func reference(_ id: Identifier) {
        open("href")
        bytes.append(UInt8(ascii: "#"))
        id.append(to: &bytes)
        close()
    }

    /// A filter of the picture.
    mutating func filter(_ id: Identifier) { url("filter", id) }

    /// The shape outside which nothing of the element is seen.
    mutating func clip(_ id: Identifier) { url("clip-path", id) }

    private mutating func url(_ name: StaticString, _ id: Identifier) {
        open(name)
        bytes.append("url(#")
        id.append(to: &bytes)
        bytes.append(UInt8(ascii: ")"))
        close()
    }
}
