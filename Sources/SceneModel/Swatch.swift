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
        let bytes = asset.bytes.prefix(Self.limit)
        fill = Self.color(after: #" fill="#, in: bytes)
        stroke = Self.color(after: #" stroke="#, in: bytes)
    }

    /// A larger file is no flat shape whose colour would say much; it is not read to the end.
    private static let limit = 16_384

    private static func color(after name: StaticString, in bytes: ArraySlice<UInt8>) -> Color? {
        let pattern = name.withUTF8Buffer { Array($0) }
        guard let first = pattern.first else { return nil }
        var found: Color?
        var rest = bytes
        while let index = rest.firstIndex(of: first) {
            rest = rest[(index + 1)...]
            guard bytes[index...].starts(with: pattern) else { continue }
            let value = bytes[(index + pattern.count)...].dropFirst().prefix { $0 != UInt8(ascii: "\"") }
            if let color = color(value) { found = color }
        }
        return found
    }

    /// `#rgb` or `#rrggbb`.
    private static func color(_ value: ArraySlice<UInt8>) -> Color? {
        guard value.first == UInt8(ascii: "#") else { return nil }
        let digits = value.dropFirst()
        let long = digits.count == 3 ? digits.flatMap { [$0, $0] } : Array(digits)
        return Color(hex: String(decoding: long, as: UTF8.self))
    }
}
