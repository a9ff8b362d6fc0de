public import SceneModel

/// Writes HTML in UTF-8. Names of elements and attributes are literals, and every text and value is escaped:
/// there is no way to write markup that is not in the program.
///
/// Elements are closures, so start and end tags always match:
///
///     html.element("p", .literal("class", "note")) { $0.text("No messages") }
public struct HTMLWriter: ~Copyable {
    private var bytes: [UInt8]

    /// A writer that continues `bytes`.
    public init(appendingTo bytes: consuming [UInt8] = []) {
        self.bytes = bytes
    }

    /// All that was written.
    public consuming func finish() -> [UInt8] { bytes }

    /// `<!DOCTYPE html>` and a line break.
    public mutating func doctype() {
        bytes.append("<!DOCTYPE html>\n")
    }

    /// A line break between elements, for people who read the source.
    public mutating func lineBreak() {
        bytes.append(UInt8(ascii: "\n"))
    }

    /// An element with content.
    public mutating func element(
        _ name: StaticString, _ attributes: Attribute..., content: (inout HTMLWriter) -> Void
    ) {
        startTag(name, attributes)
        content(&self)
        bytes.append("</")
        bytes.append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// An element with a text and no more.
    public mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
        startTag(name, attributes)
        self.text(text)
        bytes.append("</")
        bytes.append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// An element without an end tag: `meta`, `img`.
    public mutating func void(_ name: StaticString, _ attributes: Attribute...) {
        startTag(name, attributes)
    }

    /// A text. Control characters and those that turn the direction of writing are spelt out, as `\u{202E}`.
    public mutating func text(_ text: some StringProtocol) {
        EscapedText.append(text, quotes: false, to: &bytes)
    }

    /// The style element. A style sheet's strings and addresses cannot contain `<`, so it ends where it should.
    public mutating func style(_ sheet: borrowing FinishedStyleSheet) {
        bytes.append("<style>")
        bytes.append(contentsOf: sheet.bytes)
        bytes.append("</style>")
    }

    private mutating func startTag(_ name: StaticString, _ attributes: [Attribute]) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(name)
        for attribute in attributes { append(attribute) }
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func append(_ attribute: Attribute) {
        if case .none = attribute.value { return }
        bytes.append(UInt8(ascii: " "))
        bytes.append(attribute.name)
        if case .empty = attribute.value { return }
        bytes.append("=\"")
        switch attribute.value {
        case .none, .empty: break
        case .literal(let text): bytes.append(text)
        case .text(let text): EscapedText.append(text, quotes: true, to: &bytes)
        case .address(let address): EscapedText.append(address: address, to: &bytes)
        case .name(let name):
            bytes.append(name.letters)
            bytes.append(decimal: name.number)
        case .number(let number): bytes.append(decimal: number)
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension HTMLWriter {
    /// An attribute: its name is a literal, its value is escaped.
    public struct Attribute: Sendable {
        enum Value: Sendable {
            case none
            case empty
            case literal(StaticString)
            case text(String)
            case address([UInt8])
            case name(ClassName)
            case number(Double)
        }

        let name: StaticString
        let value: Value

        /// A value that is a literal of the program.
        public static func literal(_ name: StaticString, _ value: StaticString) -> Attribute {
            Attribute(name: name, value: .literal(value))
        }

        /// A value from anywhere; it is escaped.
        public static func text(_ name: StaticString, _ value: String) -> Attribute {
            Attribute(name: name, value: .text(value))
        }

        /// A value from anywhere, or no attribute where it is nil.
        public static func text(_ name: StaticString, optional value: String?) -> Attribute {
            Attribute(name: name, value: value.map { .text($0) } ?? .none)
        }

        /// `class` with one class.
        public static func name(_ name: ClassName) -> Attribute {
            Attribute(name: "class", value: .name(name))
        }

        /// A number, with at most three decimals.
        public static func number(_ name: StaticString, _ value: Double) -> Attribute {
            Attribute(name: name, value: .number(value))
        }

        /// A colour.
        public static func color(_ name: StaticString, _ color: Color) -> Attribute {
            Attribute(name: name, value: .text(color.hex))
        }

        /// An attribute without a value where `isPresent`, otherwise none.
        public static func flag(_ name: StaticString, _ isPresent: Bool = true) -> Attribute {
            Attribute(name: name, value: isPresent ? .empty : .none)
        }

        /// A picture as a `data:` address.
        public static func address(_ name: StaticString, _ address: DataAddress) -> Attribute {
            Attribute(name: name, value: .address(address.bytes))
        }
    }
}
