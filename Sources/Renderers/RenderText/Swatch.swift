import SceneModel

/// The first colours that a drawing names: enough to give its box in the terminal the brand's colour.
struct Swatch {
    /// The first colour that a shape is filled with.
    private(set) var fill: Color?
    /// The first colour that a line is drawn in.
    private(set) var stroke: Color?

    /// The colours of an SVG file, from its attributes `fill="#..."` and `stroke="#..."`; none of any other.
    init(_ asset: Asset?) {
        guard let asset, asset.mediaType == .svg else { return }
        let bytes = asset.bytes.prefix(Self.limit)
        fill = Self.color(after: #" fill="#, in: bytes)
        stroke = Self.color(after: #" stroke="#, in: bytes)
    }

    /// A drawing shows its colours early; a larger file is not read to the end for a box.
    private static let limit = 16_384

    private static func color(after name: StaticString, in bytes: ArraySlice<UInt8>) -> Color? {
        let pattern = name.withUTF8Buffer { Array($0) }
        guard let first = pattern.first else { return nil }
        var rest = bytes
        while let index = rest.firstIndex(of: first) {
            rest = rest[(index + 1)...]
            guard bytes[index...].starts(with: pattern) else { continue }
            let digits = bytes[(index + pattern.count)...].dropFirst().prefix(7)
            if let color = Color(hex: String(decoding: digits, as: UTF8.self)),
                digits.first == UInt8(ascii: "#")
            {
                return color
            }
        }
        return nil
    }
}
