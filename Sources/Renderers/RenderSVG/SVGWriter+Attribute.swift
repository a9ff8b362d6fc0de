import MarkupText
import SceneModel

extension SVGWriter {
    /// An attribute: its name is a literal, its value is typed and escaped.
    struct Attribute {
        private enum Value {
            case none
            case literal(StaticString)
            case text(String)
            case numbers([Double])
            case paint(Color, opacity: StaticString, isAlwaysGiven: Bool)
            case translation(x: Double, y: Double)
            case reference(Identifier)
            case url(Identifier)
            case address(DataAddress)
            case families(FontFamilies)
        }

        private let name: StaticString
        private let value: Value

        /// A value that is a literal of the program.
        static func literal(_ name: StaticString, _ value: StaticString) -> Attribute {
            Attribute(name: name, value: .literal(value))
        }

        /// A literal where a condition holds, otherwise no attribute.
        static func literal(
            _ name: StaticString, _ value: StaticString, if condition: Bool
        ) -> Attribute {
            Attribute(name: name, value: condition ? .literal(value) : .none)
        }

        /// A value from anywhere; it is escaped.
        static func text(_ name: StaticString, _ value: String) -> Attribute {
            Attribute(name: name, value: .text(value))
        }

        /// A number, with at most three decimals.
        static func number(_ name: StaticString, _ value: Double) -> Attribute {
            Attribute(name: name, value: .numbers([value]))
        }

        /// A number, or no attribute where it is nil.
        static func number(_ name: StaticString, optional value: Double?) -> Attribute {
            Attribute(name: name, value: value.map { .numbers([$0]) } ?? .none)
        }

        /// Numbers with a space between them.
        static func numbers(_ name: StaticString, _ values: Double...) -> Attribute {
            Attribute(name: name, value: .numbers(values))
        }

        /// The colour that a shape is filled with, and how opaque it is where it is not, or may be inherited.
        static func fill(_ color: Color, isAlwaysGiven: Bool = false) -> Attribute {
            Attribute(
                name: "fill",
                value: .paint(color, opacity: "fill-opacity", isAlwaysGiven: isAlwaysGiven))
        }

        /// The colour of a line.
        static func stroke(_ color: Color) -> Attribute {
            Attribute(
                name: "stroke", value: .paint(color, opacity: "stroke-opacity", isAlwaysGiven: false))
        }

        /// The colour that a filter works with.
        static func flood(_ color: Color) -> Attribute {
            Attribute(
                name: "flood-color", value: .paint(color, opacity: "flood-opacity", isAlwaysGiven: false))
        }

        /// A move by points.
        static func translation(x: Double, y: Double) -> Attribute {
            Attribute(name: "transform", value: .translation(x: x, y: y))
        }

        /// The element's own name.
        static func id(_ id: Identifier) -> Attribute {
            Attribute(name: "id", value: .text(id.string))
        }

        /// Another element of the picture, as an address.
        static func reference(_ id: Identifier) -> Attribute {
            Attribute(name: "href", value: .reference(id))
        }

        /// A filter of the picture; no attribute where it is nil.
        static func filter(_ id: Identifier?) -> Attribute {
            Attribute(name: "filter", value: id.map { .url($0) } ?? .none)
        }

        /// The shape outside which nothing of the element is seen.
        static func clip(_ id: Identifier) -> Attribute {
            Attribute(name: "clip-path", value: .url(id))
        }

        /// A picture as a `data:` address.
        static func address(_ address: DataAddress) -> Attribute {
            Attribute(name: "href", value: .address(address))
        }

        /// The families that a text is set in.
        static func families(_ families: FontFamilies) -> Attribute {
            Attribute(name: "font-family", value: .families(families))
        }

        /// Appends a space, the name and the value.
        func append(to bytes: inout [UInt8]) {
            if case .none = value { return }
            bytes.append(UInt8(ascii: " "))
            bytes.append(name)
            bytes.append("=\"")
            appendValue(to: &bytes)
            bytes.append(UInt8(ascii: "\""))
            guard case .paint(let color, let opacity, let isAlwaysGiven) = value,
                color.alpha < 255 || isAlwaysGiven
            else { return }
            Attribute.number(opacity, Double(color.alpha) / 255).append(to: &bytes)
        }

        private func appendValue(to bytes: inout [UInt8]) {
            switch value {
            case .none: break
            case .literal(let literal): bytes.append(literal)
            case .text(let text): EscapedText.append(text, quotes: true, to: &bytes)
            case .numbers(let numbers): bytes.append(numbers: numbers)
            case .paint(let color, _, _): bytes.append(color)
            case .translation(let x, let y):
                bytes.append("translate(")
                bytes.append(numbers: [x, y])
                bytes.append(UInt8(ascii: ")"))
            case .reference(let id):
                bytes.append(UInt8(ascii: "#"))
                EscapedText.append(id.string, quotes: true, to: &bytes)
            case .url(let id):
                bytes.append("url(#")
                EscapedText.append(id.string, quotes: true, to: &bytes)
                bytes.append(UInt8(ascii: ")"))
            case .address(let address): bytes.append(contentsOf: address.bytes)
            case .families(let families): families.append(to: &bytes)
            }
        }
    }
}

extension [UInt8] {
    /// Appends numbers with a space between them.
    fileprivate mutating func append(numbers: [Double]) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(decimal: number)
        }
    }

    /// Appends `#rrggbb`.
    fileprivate mutating func append(_ color: Color) {
        append(UInt8(ascii: "#"))
        append(hex: color.red)
        append(hex: color.green)
        append(hex: color.blue)
    }
}
