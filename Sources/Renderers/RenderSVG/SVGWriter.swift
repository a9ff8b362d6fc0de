import ByteWriting

/// Writes SVG in UTF-8.
///
/// Names of elements and attributes are literals, values are typed, and every text is escaped: there is no
/// way to write markup that is not in the program. Elements are closures, so start and end tags always match.
struct SVGWriter: ~Copyable {
    /// The bytes, in the hands of what writes attributes.
    private var tag: SVGTag

    /// A writer that continues `bytes`.
    init(appendingTo bytes: consuming [UInt8] = []) {
        tag = SVGTag(appendingTo: bytes)
    }

    /// All that was written.
    consuming func finish() -> [UInt8] { tag.bytes.finish() }

    /// A line break between elements, for people who read the source.
    mutating func lineBreak() { tag.bytes.append(UInt8(ascii: "\n")) }

    /// An element with attributes and content.
    @inline(__always)
    mutating func element(
        _ name: StaticString, _ attributes: (inout SVGTag) -> Void, content: (inout SVGWriter) -> Void
    ) {
        start(name)
        attributes(&tag)
        tag.bytes.append(UInt8(ascii: ">"))
        content(&self)
        end(name)
    }

    /// An element with content and no attributes.
    @inline(__always)
    mutating func element(_ name: StaticString, content: (inout SVGWriter) -> Void) {
        element(name, { _ in }, content: content)
    }

    /// An element without content.
    @inline(__always)
    mutating func empty(_ name: StaticString, _ attributes: (inout SVGTag) -> Void) {
        start(name)
        attributes(&tag)
        tag.bytes.append("/>")
    }

    /// A text.
    ///
    /// Control characters and those that turn the direction of writing are spelt out, as `\u{202E}`.
    mutating func text(_ text: String) {
        EscapedText.append(text, quotes: false, to: &tag.bytes)
    }

    /// A part of a text.
    mutating func text(_ text: Substring) {
        EscapedText.append(text, quotes: false, to: &tag.bytes)
    }

    /// A literal of the program as the content of an element; it holds nothing that would be escaped.
    mutating func literal(_ literal: StaticString) { tag.bytes.append(literal) }

    private mutating func start(_ name: StaticString) {
        tag.bytes.append(UInt8(ascii: "<"))
        tag.bytes.append(name)
    }

    private mutating func end(_ name: StaticString) {
        tag.bytes.append("</")
        tag.bytes.append(name)
        tag.bytes.append(UInt8(ascii: ">"))
    }
}
