/// The topmost colours that a drawing names: enough to give its box in the terminal the brand's colour, and to
/// know what lies behind a button's words.
public struct Swatch: Sendable {
    /// The last colour that a shape is filled with: it lies on top.
    public private(set) var fill: Color?
    /// The last colour that a line is drawn in.
    public private(set) var stroke: Color?

    /// The colours of an SVG file, from its attributes `fill="#..."` and `stroke="#..."`; none of any other.
    public init(_ asset: Asset?) {
        guard let asset, asset.mediaType == .svg else { return }
        let (fill, stroke) = asset.bytes.withUnsafeBufferPointer { bytes in
            let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(Self.limit))
            return (Self.color(after: " fill=", in: bytes), Self.color(after: " stroke=", in: bytes))
        }
        self.fill = fill
        self.stroke = stroke
    }

    /// A larger file is no flat shape whose colour would say much; it is not read to the end.
    private static let limit = 16_384

    /// The last colour behind a name and a quotation mark: it is looked for from the end, by its `#`.
    private static func color(after name: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Color? {
        let length = name.utf8CodeUnitCount
        var index = bytes.count - 1
        while index > length {
            if bytes[index] == UInt8(ascii: "#") {
                let before = bytes[(index - 1 - length)..<(index - 1)]
                if name.withUTF8Buffer({ $0.elementsEqual(before) }),
                    let color = color(bytes[(index + 1)...])
                {
                    return color
                }
            }
            index -= 1
        }
        return nil
    }

    /// The colour of three digits, or as many as a `Color` takes, up to the closing quotation mark.
    private static func color(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Color? {
        let digits = rest.prefix { $0 != UInt8(ascii: "\"") }
        guard digits.count <= 9 else { return nil }
        let long = digits.count == 3 ? digits.flatMap { [$0, $0] } : Array(digits)
        return Color(hex: String(decoding: long, as: UTF8.self))
    }
}
