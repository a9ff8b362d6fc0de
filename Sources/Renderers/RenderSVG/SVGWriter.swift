import MarkupText

/// Writes SVG in UTF-8.
///
/// Names of elements and attributes are literals, values are typed, and every text is escaped: there is no
/// way to write markup that is not in the program. Elements are closures, so start and end tags always match.
struct SVGWriter: ~Copyable {
    private var bytes: [UInt8]

    /// A writer that continues `bytes`.
    init(appendingTo bytes: consuming [UInt8] = []) {
        self.bytes = bytes
    }

    /// All that was written.
    consuming func finish() -> [UInt8] { bytes }

    /// A line break between elements, for people who read the source.
    mutating func lineBreak() { bytes.append(UInt8(ascii: "\n")) }

    /// An element with content.
    mutating func element(
        _ name: StaticString, _ attributes: Attribute..., content: (inout SVGWriter) -> Void
    ) {
        element(name, attributes, content: content)
    }

    /// An element with content whose attributes are a list.
    mutating func element(
        _ name: StaticString, _ attributes: [Attribute], content: (inout SVGWriter) -> Void
    ) {
        startTag(name, attributes)
        bytes.append(UInt8(ascii: ">"))
        content(&self)
        bytes.append("</")
        bytes.append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// An element with a text and no more.
    mutating func element(_ name: StaticString, text: String) {
        element(name, []) { $0.text(text) }
    }

    /// An element without content.
    mutating func empty(_ name: StaticString, _ attributes: Attribute...) {
        startTag(name, attributes)
        bytes.append("/>")
    }

    /// An element without content whose attributes are a list.
    mutating func empty(_ name: StaticString, _ attributes: [Attribute]) {
        startTag(name, attributes)
        bytes.append("/>")
    }

    /// A text.
    ///
    /// Control characters and those that turn the direction of writing are spelt out, as `\u{202E}`.
    mutating func text(_ text: String) {
        EscapedText.append(text, quotes: false, to: &bytes)
    }

    /// A style element; its rules are literals.
    mutating func style(_ rules: [StaticString]) {
        bytes.append("<style>")
        for rule in rules { bytes.append(rule) }
        bytes.append("</style>")
    }

    private mutating func startTag(_ name: StaticString, _ attributes: [Attribute]) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(name)
        for attribute in attributes { attribute.append(to: &bytes) }
    }
}
